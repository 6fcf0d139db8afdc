import SwiftSyntax

extension SourceFile {
  /// The comments of a node that stand in some stretches of the file, in their order.
  func comments(of node: some SyntaxProtocol, in ranges: [Range<Int>]) -> [String] {
    guard ranges.contains(where: { utf8[$0].contains(UInt8(ascii: "/")) }) else { return [] }
    return node.tokens(viewMode: .sourceAccurate).flatMap(\.commentRanges)
      .filter { comment in ranges.contains { $0.contains(comment.lowerBound) } }
      .map(text)
  }

  /// Whether nothing but blanks stands before an offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool { utf8[lineStart(at: offset)..<offset].allSatisfy(\.isBlank) }

  /// Returns the text that puts comments before a statement: each on its own line, or on the statement's line if that
  /// has begun already and no comment ends it.
  func lifted(_ comments: [String], before offset: Int) -> String {
    let isFirst = isFirstOnLine(offset)
    return comments.map { comment in
      comment.endsItsLine || isFirst ? "\(comment)\n\(indentation(at: offset))" : "\(comment) "
    }.joined()
  }

  /// Returns the text that keeps the comments of deleted code in place of the end of an expression.
  ///
  /// - Parameters:
  ///   - comments: the comments.
  ///   - end: where the code ended.
  func kept(_ comments: [String], endingAt end: Int) -> String {
    let isLast = utf8[end..<lineEnd(at: end)].allSatisfy(\.isBlank)
    return comments.enumerated().map { index, comment in
      guard comment.endsItsLine, !(isLast && index + 1 == comments.count) else { return " \(comment)" }
      return " \(comment)\n\(indentation(at: end))"
    }.joined()
  }
}

extension InheritanceClauseSyntax {
  /// Returns the edit that replaces the clause by a list of types. Comments inside of the clause follow the list.
  func replaced(by types: [String], in source: SourceFile, number file: Int) -> Edit {
    let comments = source.kept(source.comments(of: self, in: [trimmedOffsets]), endingAt: trimmedOffsets.upperBound)
    return Edit(file: file, range: trimmedOffsets, text: ": \(types.joined(separator: ", "))\(comments)")
  }
}

extension String {
  /// Whether the text is a comment up to the end of its line.
  fileprivate var endsItsLine: Bool { hasPrefix("//") }
}
