import SwiftSyntax

/// A statement that leaves the initializer if a check of a document succeeds.
struct ConditionalExit {
  /// Holds where the initializer is left.
  let question: DocumentQuestion
  let body: CodeBlockItemListSyntax

  /// Creates the exit. Nil for any other statement.
  init?(_ item: CodeBlockItemSyntax.Item) {
    let expression = item.as(ExpressionStmtSyntax.self)?.expression
    if let statement = expression?.as(IfExprSyntax.self) {
      guard statement.elseBody == nil, let found = DocumentQuestion(statement.conditions) else { return nil }
      (body, question) = (statement.body.statements, found)
    } else if let statement = item.as(GuardStmtSyntax.self), let found = DocumentQuestion(statement.conditions) {
      (body, question) = (statement.body.statements, found.negated)
    } else if let choice = expression?.as(SwitchExprSyntax.self), let found = DocumentQuestion(choice),
      let cases = choice.only(where: \.isOfNull), let others = choice.only(where: \.isDefault),
      others.statements.only?.item.trimmedDescription == "break"
    {
      (body, question) = (cases.statements, found)
    } else {
      return nil
    }
  }
}

extension DocumentQuestion {
  /// Returns whether it checks the whole document of a name.
  func isAbout(_ name: String) -> Bool {
    document.withoutParentheses.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}
