import SwiftSyntax

/// The lines of a piece of code whose indentation is part of a string or of a comment.
///
/// A multi-line string literal can be reindented if all of its lines have the removed prefix; otherwise, its value
/// would change. The inner lines of a comment stay as they are.
struct FixedLines {
  private var lines: Set<Int> = []

  /// - Parameters:
  ///   - text: the code.
  ///   - removed: what goes from the beginning of its lines.
  init(of text: String, removing removed: [UInt8]) {
    guard ["\"\"\"", "/*", "#/"].contains(where: { text.contains($0) }) else { return }
    let utf8 = Array(text.utf8)
    let starts = utf8.indices.filter { utf8[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    for (range, isString) in FixedText.ranges(in: .parsed(text, as: .fragments)) {
      let inside = starts.indices.filter { range.contains(starts[$0]) }
      let isUniform = inside.allSatisfy { index in
        let end = index + 1 < starts.count ? starts[index + 1] : utf8.count
        let line = utf8[starts[index]..<end]
        return line.starts(with: removed) || line.allSatisfy { $0.isNewline }
      }
      // The first line begins with the text, and is no line's beginning.
      if !isString || !isUniform { lines.formUnion(inside.map { $0 + 1 }) }
    }
  }

  func contains(_ line: Int) -> Bool { lines.contains(line) }
}

/// Finds the multi-line strings and the comments.
private enum FixedText {
  static func ranges(in tree: SourceFileSyntax) -> [(range: Range<Int>, isString: Bool)] {
    var found: [(Range<Int>, Bool)] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      for comment in token.commentRanges { found.append((comment, false)) }
      if token.tokenKind == .multilineStringQuote, let literal = token.parent?.as(StringLiteralExprSyntax.self),
        literal.openingQuote.id == token.id
      {
        let start = token.trimmedOffsets.lowerBound
        found.append((start..<max(start, literal.closingQuote.trimmedOffsets.upperBound), true))
      }
      if token.tokenKind == .regexSlash || token.parent?.is(RegexLiteralExprSyntax.self) == true {
        found.append((token.trimmedOffsets, false))
      }
    }
    return found
  }
}

extension TokenSyntax {
  /// The ranges of the comments around the token.
  var commentRanges: [Range<Int>] {
    var found: [Range<Int>] = []
    func look(at pieces: Trivia, from start: Int) {
      var cursor = start
      for piece in pieces {
        let end = cursor + piece.sourceLength.utf8Length
        if piece.commentText != nil { found.append(cursor..<end) }
        cursor = end
      }
    }
    look(at: leadingTrivia, from: position.utf8Offset)
    look(at: trailingTrivia, from: endPositionBeforeTrailingTrivia.utf8Offset)
    return found
  }
}
