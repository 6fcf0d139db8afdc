import SwiftSyntax

/// How many lines a stretch of source has, as the seed counts: without lines of comment alone.
struct LineCount: Sendable, Equatable {
  /// Lines of code and blank lines.
  var lines = 0
  /// Lines of code.
  var codeLines = 0

  static func - (left: LineCount, right: LineCount) -> LineCount {
    LineCount(lines: left.lines - right.lines, codeLines: left.codeLines - right.codeLines)
  }

  static func + (left: LineCount, right: LineCount) -> LineCount {
    LineCount(lines: left.lines + right.lines, codeLines: left.codeLines + right.codeLines)
  }

  init(lines: Int = 0, codeLines: Int = 0) {
    self.lines = lines
    self.codeLines = codeLines
  }

  /// Counts a text that begins and ends with code.
  init(of text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    let tree = SourceFileSyntax.parsed(text, as: .fragments)
    let locations = SourceLocationConverter(fileName: "", tree: tree)
    func line(at offset: Int) -> Int { locations.location(for: AbsolutePosition(utf8Offset: offset)).line }

    var withCode: Set<Int> = []
    var withComment: Set<Int> = []
    var cursor = 0
    func note(_ trivia: Trivia) {
      for piece in trivia.pieces {
        let length = piece.sourceLength.utf8Length
        if piece.commentText != nil, length > 0 {
          withComment.formUnion(line(at: cursor)...line(at: cursor + length - 1))
        }
        cursor += length
      }
    }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      note(token.leadingTrivia)
      let length = token.text.utf8.count
      if length > 0 { withCode.formUnion(line(at: cursor)...line(at: cursor + length - 1)) }
      cursor += length
      note(token.trailingTrivia)
    }
    let all = text.utf8.reversed().drop { $0.isBlank || $0.isNewline }.count { $0 == UInt8(ascii: "\n") } + 1
    codeLines = withCode.count
    lines = all - withComment.subtracting(withCode).count
  }
}
