import SwiftSyntax

/// One Swift file as it was read: its bytes, its tree, and the starts of its lines.
struct SourceFile: Sendable {
  /// The changes that the tool may make to a file.
  enum Role: Sendable, Equatable {
    /// It may be rewritten.
    case migrated
    /// It is read for facts only (`--context`).
    case context
    /// It should have been rewritten, but something is in the way.
    case skipped(Obstacle)

    /// Why the types of the file stay as they are; nil if they may be converted.
    var reasonToStay: Reason? {
      switch self {
      case .migrated: nil
      case .context: Reason(.leftAloneOnRequest, "the type is in a folder that is only read")
      case .skipped(let obstacle): Reason(obstacle.reasonKind, obstacle.rawValue)
      }
    }
  }

  /// The reasons for leaving a file as it is.
  enum Obstacle: String, Sendable {
    case link = "its file is a link to a place outside of the given paths"
    case syntax = "its file does not parse"
    case suppression = "a comment in its file asks to leave the file as it is"
    case fault = "its file stays as it is because of a fault of the tool"
    case disagreement = "its file belongs to several targets, which would change it in different ways"

    /// The entry of the catalogue for it.
    var reasonKind: ReasonKind {
      switch self {
      case .link: .notInGivenFolders
      case .syntax: .fileDoesNotParse
      case .suppression: .leftAloneOnRequest
      case .fault: .faultOfTheTool
      case .disagreement: .targetsDisagree
      }
    }
  }

  /// The path as the user gave it, for messages.
  let path: String
  var role: Role
  let text: String
  let utf8: [UInt8]
  let tree: SourceFileSyntax
  /// Whether the tree holds the declarations alone: every body in it is empty.
  let isOutline: Bool
  /// Whether the code nests too deeply to be parsed: the tree is empty.
  let isTooDeep: Bool
  /// The offsets at which the lines begin.
  private let lines: [Int]
  /// The file as it was read, if this is its prepared form.
  private let origin: Origin?
  /// Whether the file may contain a suppression, so that the comments of all other files need not be searched.
  let mentionsSuppression: Bool
  /// Whether the file contains `JSON`, as a name or a part of one.
  let mentionsJSON: Bool

  /// The remaining uses of the legacy library in the file; see ``LegacyCount``.
  let legacyUses = Memo<(count: LegacyCount, reads: [Syntax])>()

  /// All comments; see ``allComments``.
  let comments = Memo<[(text: String, offset: Int)]>()

  /// Whether the file is a prepared form of the original.
  var isPrepared: Bool { origin != nil }

  private struct Origin: Sendable {
    let utf8: [UInt8]
    /// The offsets at which the original's lines begin.
    let lines: [Int]
    /// The number of the original's line for each line of this file.
    let numbers: [Int]
  }

  /// - Parameter kind: what the text is, for the statistics.
  init(path: String, text: String, role: Role, as kind: RunStatistics.Parse = .files) {
    self.init(path: path, text: text, role: role, origin: nil, kind)
  }

  /// A file in the place of another; its places are those of the other.
  init(_ prepared: PreparedFile, of file: SourceFile) {
    var origin = Origin(utf8: file.utf8, lines: file.lines, numbers: prepared.lines)
    if let first = file.origin {
      origin = Origin(utf8: first.utf8, lines: first.lines, numbers: prepared.lines.map { first.numbers[$0] })
    }
    self.init(path: file.path, text: prepared.text, role: file.role, origin: origin, .prepared)
  }

  private init(path: String, text: String, role: Role, origin: Origin?, _ kind: RunStatistics.Parse) {
    self.origin = origin
    self.path = path
    self.role = role
    self.text = text
    utf8 = Array(text.utf8)
    mentionsSuppression = utf8.contains(text: Suppression.type)
    mentionsJSON = utf8.contains(text: "JSON")
    isTooDeep = NestingLimit.isExceeded(by: utf8)
    tree = isTooDeep ? SourceFileSyntax(statements: []) : .parsed(text, as: kind)
    isOutline = false
    lines = utf8.lineStarts
  }

  /// The same file with another tree of the same length.
  init(_ file: SourceFile, outline: SourceFileSyntax) {
    path = file.path
    role = file.role
    text = file.text
    utf8 = file.utf8
    mentionsSuppression = file.mentionsSuppression
    mentionsJSON = file.mentionsJSON
    isTooDeep = false
    tree = outline
    isOutline = true
    lines = file.lines
    origin = file.origin
  }

  /// Returns the start of a node, without its comments and blank lines.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func position(at offset: Int) -> SourcePosition {
    let line = lineNumber(at: offset)
    return SourcePosition(path: path, line: (origin?.numbers[line] ?? line) + 1, column: offset - lines[line] + 1)
  }

  /// The line that holds an offset, counted from 0.
  private func lineNumber(at offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a range as they were read: of the lines between its ends, which are the same there.
  func originalText(in range: Range<Int>) -> String {
    guard let origin else { return text(in: range) }
    func offset(_ offset: Int) -> Int {
      let line = lineNumber(at: offset)
      let number = origin.numbers[line]
      // The line may have been shorter.
      let end = number + 1 < origin.lines.count ? origin.lines[number + 1] - 1 : origin.utf8.count
      return min(origin.lines[number] + offset - lines[line], end)
    }
    let (start, end) = (offset(range.lowerBound), offset(range.upperBound))
    return String(decoding: origin.utf8[start..<max(start, end)], as: UTF8.self)
  }

  /// The line ending of this file's first line. Mixed files are rare.
  var lineEnding: String {
    guard let newline = utf8.firstIndex(of: UInt8(ascii: "\n")), newline > 0 else { return "\n" }
    return utf8[newline - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// One step of indentation: the shortest that the file uses, or four spaces.
  var indentationUnit: String { indentation { Self.indentationUnit(of: utf8) } }

  private let indentation = Memo<String>()

  private static func indentationUnit(of utf8: [UInt8]) -> String {
    var shortest: [UInt8]?
    for line in utf8.split(whereSeparator: \.isNewline) {
      let lead = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard lead.count > 0, lead.count < line.count,
        line[line.index(line.startIndex, offsetBy: lead.count)] != UInt8(ascii: "*")
      else { continue }
      if lead.first == UInt8(ascii: "\t") { return "\t" }
      if lead.count > 1, shortest.map({ lead.count < $0.count }) ?? true { shortest = Array(lead) }
    }
    return shortest.map { String(decoding: $0, as: UTF8.self) } ?? "    "
  }

  /// The white space before the first thing on the line that holds an offset.
  func indentation(at offset: Int) -> String {
    let start = lineStart(at: offset)
    let end = utf8[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? utf8.endIndex
    return text(in: start..<end)
  }

  /// Returns the start of the line that contains an offset.
  func lineStart(at offset: Int) -> Int {
    // Between CR and LF the line has not begun yet.
    let isInside = offset > 0 && offset < utf8.count && utf8[offset] == UInt8(ascii: "\n")
    let end = isInside && utf8[offset - 1] == UInt8(ascii: "\r") ? offset - 1 : offset
    return utf8[..<end].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  /// Returns the end of the line that contains an offset, before its line ending.
  func lineEnd(at offset: Int) -> Int {
    utf8[offset...].firstIndex(where: \.isNewline) ?? utf8.endIndex
  }

  /// Returns the end of the line on which a node and the comments after it end. The comments may span several lines.
  func lineEnd(behind node: some SyntaxProtocol) -> Int { lineEnd(at: node.endPosition.utf8Offset) }

  /// Returns the place for another declaration after a node: after its line, or directly after the node if its line
  /// continues.
  func insertionOffset(behind node: some SyntaxProtocol) -> Int {
    let end = lineEnd(behind: node)
    return utf8[node.endPosition.utf8Offset..<end].allSatisfy(\.isBlank) ? end : node.trimmedOffsets.upperBound
  }

  /// Returns the start of the line after the one that contains an offset. Nil if that is the last line.
  func nextLineStart(after offset: Int) -> Int? {
    let end = lineEnd(at: offset)
    guard end < utf8.endIndex else { return nil }
    let isPair = utf8[end] == UInt8(ascii: "\r") && end + 1 < utf8.endIndex && utf8[end + 1] == UInt8(ascii: "\n")
    return end + (isPair ? 2 : 1)
  }

  /// The bytes of a range as text.
  func text(in range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }
}

/// A place in a source file, counted from 1 as editors do.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  public let path: String
  public let line: Int
  public let column: Int

  public var description: String { "\(path):\(line):\(column)" }
}

extension SyntaxProtocol {
  /// The bytes of the node without the comments and blank lines around it.
  var trimmedOffsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
