import SwiftSyntax

extension RecognisedType {
  /// Returns a note for each property that the old code reads, though it has the same value for every document.
  func readsWithoutEffect(in project: ProjectFacts) -> [Reason] {
    guard let body = initializer?.body else { return [] }
    return unreadProperties.compactMap { name in
      guard let assignment = body.assignment(to: name, mentioning: entry.name) else { return nil }
      return Reason(
        .sameForEveryDocument,
        "`\(name)` is not read any more: the old code gives it the same value for every document",
        at: project.files[initializerFile].position(of: assignment))
    }
  }
}

extension CodeBlockSyntax {
  /// The first statement that assigns what it makes of a parameter to a property.
  fileprivate func assignment(to property: String, mentioning parameter: String) -> CodeBlockItemSyntax? {
    for token in codeTokens where token.text == property && token.nextToken(viewMode: .sourceAccurate)?.text == "=" {
      var node = token.parent
      while let current = node, !current.is(CodeBlockItemSyntax.self) { node = current.parent }
      guard let statement = node?.as(CodeBlockItemSyntax.self) else { continue }
      if statement.codeTokens.contains(where: { $0.text == parameter }) { return statement }
    }
    return nil
  }
}
