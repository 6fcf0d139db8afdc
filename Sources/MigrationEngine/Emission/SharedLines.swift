import SwiftSyntax

/// Members that share a line with others, or with the braces of their type.
extension SourceFile {
  /// The indentation of members that stand beside one: on lines of their own.
  func memberIndentation(of member: some SyntaxProtocol) -> String {
    let start = member.trimmedOffsets.lowerBound
    guard let block = Syntax(member).memberBlock else { return indentation(at: start) }
    let brace = block.leftBrace.trimmedOffsets.lowerBound
    return lineStart(at: brace) < lineStart(at: start)
      ? indentation(at: start) : indentation(at: brace) + indentationUnit
  }

  /// Returns the line breaks that put the replacement of a member on separate lines, with a blank line to its
  /// neighbours. In a type of one line, every member gets its own line.
  ///
  /// ```swift
  /// struct Price { let a: Int; let text: String; init(json: JSON) { … } }
  ///
  /// struct Price {
  ///   let a: Int
  ///   let text: String
  ///
  ///   …
  /// }
  /// ```
  func lineBreaks(around member: some DeclSyntaxProtocol) -> [(Range<Int>, String)] {
    guard let block = Syntax(member).memberBlock else { return [] }
    let own = indentation(at: block.leftBrace.trimmedOffsets.lowerBound)
    let deeper = memberIndentation(of: member)
    let braces = block.leftBrace.trimmedOffsets.upperBound..<block.rightBrace.trimmedOffsets.lowerBound
    let isOneLine = !utf8[braces].contains(where: \.isNewline)
    let members = Array(block.members)
    var breaks: [(Range<Int>, String)] = []
    for index in 0...members.count {
      let before = index > 0 ? members[index - 1] : nil
      let after = index < members.count ? members[index] : nil
      let isBeside = [before, after].contains { $0?.decl.id == DeclSyntax(member).id }
      guard isOneLine || isBeside else { continue }
      // The semicolon of the member itself goes with it.
      let end = before?.decl.id == DeclSyntax(member).id ? before?.trimmedOffsets : before?.decl.trimmedOffsets
      let gap = (end?.upperBound ?? braces.lowerBound)..<(after?.trimmedOffsets.lowerBound ?? braces.upperBound)
      guard utf8[gap].allSatisfy({ $0.isBlank || $0 == UInt8(ascii: ";") }) else { continue }
      let isSpaced = isBeside && before != nil && after != nil
      breaks.append((gap, (isSpaced ? "\n\n" : "\n") + (after == nil ? own : deeper)))
    }
    return breaks
  }

  /// The line breaks between the statements of a body of one line and before its brace, and around the member whose body
  /// it is.
  func lineBreaks(in body: CodeBlockSyntax, around member: some DeclSyntaxProtocol) -> [(Range<Int>, String)] {
    let own = memberIndentation(of: member)
    let statements = Array(body.statements)
    let between = zip(statements, statements.dropFirst()).map { before, after in
      (before.item.trimmedOffsets.upperBound..<after.trimmedOffsets.lowerBound, "\n\(own)\(indentationUnit)")
    }
    let last = statements.last.map { last in
      (last.item.trimmedOffsets.upperBound..<body.rightBrace.trimmedOffsets.lowerBound, "\n\(own)")
    }
    let isShared = !isFirstOnLine(member.trimmedOffsets.lowerBound)
    let breaks = (between + [last].compactMap(\.self)).filter { gap, _ in
      utf8[gap].allSatisfy { $0.isBlank || $0 == UInt8(ascii: ";") }
    }
    return breaks + (isShared ? lineBreaks(around: member) : [])
  }
}

extension Syntax {
  /// The braces around a member.
  fileprivate var memberBlock: MemberBlockSyntax? {
    parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.as(MemberBlockSyntax.self)
  }
}
