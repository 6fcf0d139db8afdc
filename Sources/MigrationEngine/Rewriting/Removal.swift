import SwiftSyntax

extension SourceFile {
  /// Returns the start of a node with its comments: those directly above it, without a blank line between. A `MARK`
  /// belongs to the section, not to the node.
  func attachedStart(of node: some SyntaxProtocol) -> Int {
    let start = node.trimmedOffsets.lowerBound
    var attached = start
    var cursor = start
    var newlines = 0
    for piece in node.leadingTrivia.pieces.reversed() {
      cursor -= piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        newlines += count
        if newlines > 1 { return attached }
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
        if text.contains("MARK:") { return attached }
        newlines = 0
        // A comment behind other code on its line belongs to that code.
        guard self.text(in: lineStart(at: cursor)..<cursor).allSatisfy(\.isWhitespace) else { return attached }
        attached = cursor
      default:
        break
      }
    }
    return attached
  }

  /// The comments that belong to a node, as they stand above it and behind it on its line.
  func comments(of node: some SyntaxProtocol) -> [String] {
    let start = attachedStart(of: node)
    var cursor = node.trimmedOffsets.lowerBound - node.leadingTriviaLength.utf8Length
    var comments: [String] = []
    for piece in node.leadingTrivia.pieces {
      if cursor >= start, let text = piece.commentText { comments.append(text) }
      cursor += piece.sourceLength.utf8Length
    }
    return comments + node.trailingTrivia.pieces.compactMap(\.commentText)
  }

  /// Returns the range to remove with a member or a statement: its comments, its lines, and the blank lines on one
  /// side. The rest looks as if it had never been there.
  func removalRange(of node: some SyntaxProtocol) -> Range<Int> { removalRange(from: node, through: node) }

  /// Returns the range to remove with a declaration. The first one after the imports leaves its place to the next,
  /// because the imports may be removed too, with their lines.
  ///
  /// - Parameter others: declarations that are removed, too.
  func removalRange(ofTopLevel node: some SyntaxProtocol, with others: Set<SyntaxIdentifier> = []) -> Range<Int> {
    let range = removalRange(of: node)
    let isFirst = tree.statements.prefix { $0.item.id != Syntax(node).id }
      .allSatisfy { $0.item.is(ImportDeclSyntax.self) || others.contains($0.item.id) }
    let start = lineStart(at: attachedStart(of: node))
    guard isFirst, range.lowerBound < start, range.upperBound < utf8.count else {
      return range
    }
    let next = utf8[range.upperBound...].firstIndex { !$0.isBlank && !$0.isNewline } ?? utf8.count
    return start..<max(start, lineStart(at: next))
  }

  /// Returns the range of a modifier or an attribute, with the space up to the next word. Comments in between stay.
  func rangeWithSpace(behind node: some SyntaxProtocol) -> Range<Int> {
    let (start, end) = (node.trimmedOffsets.lowerBound, node.trimmedOffsets.upperBound)
    let next = utf8[end...].firstIndex { !$0.isBlank && !$0.isNewline } ?? end
    let isComment = next < utf8.count && utf8[next] == UInt8(ascii: "/")
    return start..<(isComment ? utf8[end...].firstIndex { !$0.isBlank } ?? end : next)
  }

  /// Returns the range to remove with two adjacent members. Nil if anything is between them.
  func removal(of one: some DeclSyntaxProtocol, andOf other: some DeclSyntaxProtocol) -> Range<Int>? {
    let ordered = [DeclSyntax(one), DeclSyntax(other)].sorted { $0.position < $1.position }
    guard let first = ordered.first, let last = ordered.last, let item = first.parent?.as(MemberBlockItemSyntax.self),
      let members = item.parent?.as(MemberBlockItemListSyntax.self), let index = members.index(of: item),
      members.index(after: index) != members.endIndex, members[members.index(after: index)].decl.id == last.id,
      first.trimmedOffsets.upperBound <= attachedStart(of: last),
      text(in: first.trimmedOffsets.upperBound..<attachedStart(of: last)).allSatisfy(\.isWhitespace)
    else { return nil }
    return removalRange(from: first, through: last)
  }

  private func removalRange(from first: some SyntaxProtocol, through node: some SyntaxProtocol) -> Range<Int> {
    let start = attachedStart(of: first)
    let lineStart = lineStart(at: start)
    let last: any SyntaxProtocol = node.ownSemicolon ?? node
    // A comment behind it may be of several lines.
    let end = last.endPosition.utf8Offset
    let lineEnd = lineEnd(at: end)
    let isAlone = utf8[lineStart..<start].allSatisfy(\.isBlank) && utf8[end..<lineEnd].allSatisfy(\.isBlank)
    guard isAlone, lineStart > 0 else {
      let separator = Syntax(first).item?.semicolonBefore
      return removalOnLine(first.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound, behind: separator)
    }

    var previousEnd = lineStart
    while previousEnd > 0, utf8[previousEnd - 1].isBlank || utf8[previousEnd - 1].isNewline { previousEnd -= 1 }
    guard previousEnd > 0, utf8[previousEnd - 1] == UInt8(ascii: "{") else { return previousEnd..<lineEnd }
    // The first in a block leaves its place to the next, with the space that was before it.
    let blankEnd = endOfBlankLines(after: lineEnd)
    return lineStart..<(nextLineStart(after: blankEnd) ?? blankEnd)
  }

  /// Returns the range to remove of code that shares its lines: the blanks up to the code that follows, or else the
  /// semicolon before it.
  private func removalOnLine(_ range: Range<Int>, behind separator: TokenSyntax?) -> Range<Int> {
    let next = utf8[range.upperBound...].firstIndex { !$0.isBlank } ?? utf8.count
    let isLast = next == utf8.count || utf8[next].isNewline || utf8[next] == UInt8(ascii: "}")
    guard isLast else { return range.lowerBound..<next }
    let before = utf8[..<range.lowerBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
    if let separator, separator.trimmedOffsets.upperBound == before {
      return separator.trimmedOffsets.lowerBound..<range.upperBound
    }
    let isOnly = before > 0 && utf8[before - 1] == UInt8(ascii: "{") && next < utf8.count && !utf8[next].isNewline
    return isOnly ? before..<next : range
  }

  /// The end of the last blank line that follows, or the offset itself.
  private func endOfBlankLines(after lineEnd: Int) -> Int {
    var end = lineEnd
    var cursor = lineEnd
    while cursor < utf8.count {
      guard let next = nextLineStart(after: cursor) else { break }
      let contentEnd = self.lineEnd(at: next)
      guard utf8[next..<contentEnd].allSatisfy(\.isBlank), contentEnd < utf8.count else { break }
      end = contentEnd
      cursor = contentEnd
    }
    return end
  }
}

extension SourceFile {
  /// All comments with their offsets.
  var allComments: [(text: String, offset: Int)] { comments(foundComments) }

  /// Whether a comment begins in a range.
  func hasComment(in range: Range<Int>) -> Bool { allComments.contains { range.contains($0.offset) } }

  private func foundComments() -> [(text: String, offset: Int)] {
    guard utf8.contains(text: "//") || utf8.contains(text: "/*") else { return [] }
    var found: [(String, Int)] = []
    func note(_ range: Range<Int>, _ trivia: () -> Trivia) {
      guard utf8[range].contains(UInt8(ascii: "/")) else { return }
      var cursor = range.lowerBound
      for piece in trivia() {
        if let text = piece.commentText { found.append((text, cursor)) }
        cursor += piece.sourceLength.utf8Length
      }
    }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let code = token.trimmedOffsets
      note(token.position.utf8Offset..<code.lowerBound) { token.leadingTrivia }
      note(code.upperBound..<token.endPosition.utf8Offset) { token.trailingTrivia }
    }
    return found
  }

  /// Returns whether only comments and single line breaks are between a comment and a deleted range after it, or
  /// whether the comment is on the range's last line.
  func isAttached(_ comment: (text: String, offset: Int), to range: Range<Int>) -> Bool {
    let (offset, end) = (comment.offset, comment.offset + comment.text.utf8.count)
    if end <= range.lowerBound {
      let between = text(in: end..<range.lowerBound)
      let lines = between.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      // The first is the end of the comment's own line, the last the beginning of the range's.
      return !lines.dropFirst().dropLast().contains { $0.allSatisfy(\.isWhitespace) }
        && !hasBrace(in: end..<range.lowerBound)
    }
    return offset >= range.upperBound && lineEnd(at: range.upperBound) >= offset
  }

  /// Whether a brace of the code begins in a range; what comments say is no code.
  private func hasBrace(in range: Range<Int>) -> Bool {
    var token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))
    while let current = token, current.trimmedOffsets.lowerBound < range.upperBound {
      let isBrace = current.tokenKind == .leftBrace || current.tokenKind == .rightBrace
      if isBrace, current.trimmedOffsets.lowerBound >= range.lowerBound { return true }
      token = current.nextToken(viewMode: .sourceAccurate)
    }
    return false
  }
}

extension SyntaxProtocol {
  /// The member or statement that the node is, with its semicolon.
  fileprivate var item: Syntax? {
    if self.is(MemberBlockItemSyntax.self) || self.is(CodeBlockItemSyntax.self) { return Syntax(self) }
    return parent.flatMap { $0.is(MemberBlockItemSyntax.self) || $0.is(CodeBlockItemSyntax.self) ? $0 : nil }
  }

  /// The semicolon after the member or statement of the node.
  var ownSemicolon: TokenSyntax? {
    item?.as(MemberBlockItemSyntax.self)?.semicolon ?? item?.as(CodeBlockItemSyntax.self)?.semicolon
  }

  /// The semicolon that ends what is before a member or statement.
  fileprivate var semicolonBefore: TokenSyntax? {
    let token = firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)
    return token?.tokenKind == .semicolon ? token : nil
  }
}

extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte may be a part of an identifier; all that is not ASCII is taken for one.
  var isIdentifierPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension Trivia {
  /// The comments in it.
  var comments: [String] { pieces.compactMap(\.commentText) }
}

extension TriviaPiece {
  /// The text of a comment; nil for anything else.
  var commentText: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
    default: nil
    }
  }
}

extension SourceFile {
  /// Whether nothing but blanks stands beside a range on its lines.
  fileprivate func isWholeLines(_ range: Range<Int>) -> Bool {
    isFirstOnLine(range.lowerBound) && utf8[range.upperBound..<lineEnd(at: range.upperBound)].allSatisfy(\.isBlank)
  }
}

extension ProjectFacts {
  /// Whether a comment goes with what edits replace, and none of them brings it back.
  ///
  /// - Parameter isWithoutDeletions: whether comments on lines that are deleted as a whole do not count, since they
  ///   belong to what is deleted. One that stands amid code does: nobody reports it.
  func loseComments(_ edits: [Edit], isWithoutDeletions: Bool = false) -> Bool {
    let fragments = edits.flatMap(\.replacement)
    func isKept(_ comment: (text: String, offset: Int), _ file: Int) -> Bool {
      fragments.contains { fragment in
        switch fragment {
        case .text(let text): text.contains(comment.text)
        case .original(let other, let range, _): other == file && range.contains(comment.offset)
        }
      }
    }
    return edits.contains { edit in
      let source = files[edit.file]
      let isDeletion = isWithoutDeletions && edit.replacement.isEmpty && source.isWholeLines(edit.range)
      return source.allComments.contains { comment in
        guard edit.range.contains(comment.offset), !isKept(comment, edit.file) else { return false }
        let end = comment.offset + comment.text.utf8.count
        return !isDeletion || !source.utf8[end..<source.lineEnd(at: end)].allSatisfy(\.isBlank)
      }
    }
  }
}
