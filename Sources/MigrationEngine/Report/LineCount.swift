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
    guard text.contains(where: { !$0.isWhitespace }) else {
      self.init()
      return
    }
    let utf8 = Array(text.utf8)
    self.init(of: utf8, in: utf8.indices, .parsed(text, as: .fragments))
  }

  /// Counts a part of a file that begins and ends with code.
  init(of file: SourceFile, in range: Range<Int>) {
    if file.utf8[range].allSatisfy({ $0.isBlank || $0.isNewline }) {
      self.init()
    } else if file.isOutline || file.tree.hasError {
      // The tree of a file with errors may lack the tokens at the end of the part.
      self.init(of: file.text(in: range))
    } else {
      self.init(of: file.utf8, in: range, file.tree)
    }
  }

  private init(of utf8: [UInt8], in range: Range<Int>, _ tree: SourceFileSyntax) {
    var (line, cursor, lastWithCode) = (0, range.lowerBound, -1)
    var withComment: Set<Int> = []
    /// The number of the line that holds an offset, which is not before the one that was asked for last.
    func number(at offset: Int) -> Int {
      while cursor < offset {
        let isPair =
          utf8[cursor] == UInt8(ascii: "\r") && cursor + 1 < utf8.count && utf8[cursor + 1] == UInt8(ascii: "\n")
        if utf8[cursor].isNewline, !isPair { line += 1 }
        cursor += 1
      }
      return line
    }
    func note(_ trivia: Range<Int>, _ pieces: () -> Trivia) {
      guard utf8[trivia].contains(UInt8(ascii: "/")) else { return }
      var offset = trivia.lowerBound
      for piece in pieces() {
        let length = piece.sourceLength.utf8Length
        if piece.commentText != nil, length > 0, offset >= range.lowerBound, offset + length <= range.upperBound {
          let lines = number(at: offset)...number(at: offset + length - 1)
          withComment.formUnion(lines.filter { $0 != lastWithCode })
        }
        offset += length
      }
    }
    var next = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))
    while let token = next, token.position.utf8Offset < range.upperBound {
      let code = token.trimmedOffsets
      note(token.position.utf8Offset..<code.lowerBound) { token.leadingTrivia }
      if !code.isEmpty, code.upperBound <= range.upperBound {
        let (first, last) = (number(at: code.lowerBound), number(at: code.upperBound - 1))
        codeLines += last - max(first, lastWithCode + 1) + 1
        lastWithCode = last
        withComment.remove(first)
      }
      note(code.upperBound..<token.endPosition.utf8Offset) { token.trailingTrivia }
      next = token.nextToken(viewMode: .sourceAccurate)
    }
    let all = utf8[range].reversed().drop { $0.isBlank || $0.isNewline }.count { $0 == UInt8(ascii: "\n") } + 1
    lines = all - withComment.count
  }
}
