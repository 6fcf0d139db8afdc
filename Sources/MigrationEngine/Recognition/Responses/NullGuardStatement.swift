import SwiftSyntax

/// Leaves the initializer if the document is null.
///
/// ## Before
/// ```swift
/// if json == nil { return }
/// id = json["id"].intValue
/// name = json["name"].string
/// ```
/// ## After
/// ```swift
/// let id: Int
/// let name: String?
/// ```
/// Every read of a null document gives the property's initial value anyway, so nothing replaces the guard.
///
/// If a property would get another value, its rule or line begins with `isNull ? … :`.
///
/// The comparison means "is null" in SwiftyJSON up to 4.1 and in LegacyJSON; since 4.2 it is always false. The report
/// says so for each type that has one.
///
/// Preserves: the value of each property for a null document, as SwiftyJSON up to 4.1 means the comparison.
/// Can't: a guard that does more than leave the initializer, or that also checks something else.
enum NullGuardStatement {
  /// The question as it is asked, or nil when the statement is anything else.
  static func recognise(
    _ item: CodeBlockItemSyntax.Item, json: String
  ) -> (text: String, question: DocumentQuestion)? {
    guard let exit = ConditionalExit(item), exit.returnsNothing, exit.question.subject == .null,
      exit.question.isAbout(json)
    else { return nil }
    return exit.question.isNegated ? nil : (exit.text, exit.question)
  }
}

/// A statement that leaves the initializer if a check of a document succeeds.
struct ConditionalExit {
  /// Holds where the initializer is left.
  let question: DocumentQuestion
  /// The condition as it is written.
  let text: String
  let body: CodeBlockItemListSyntax

  /// Creates the exit. Nil for any other statement.
  init?(_ item: CodeBlockItemSyntax.Item) {
    let expression = item.as(ExpressionStmtSyntax.self)?.expression
    if let statement = expression?.as(IfExprSyntax.self) {
      guard statement.elseBody == nil, let found = DocumentQuestion(statement.conditions) else { return nil }
      (text, body, question) = (statement.conditions.trimmedDescription, statement.body.statements, found)
    } else if let statement = item.as(GuardStmtSyntax.self), let found = DocumentQuestion(statement.conditions) {
      (text, body, question) = (statement.conditions.trimmedDescription, statement.body.statements, found.negated)
    } else if let choice = expression?.as(SwitchExprSyntax.self), let found = DocumentQuestion(choice),
      let cases = choice.only(where: \.isOfNull), let others = choice.only(where: \.isDefault),
      others.statements.only?.item.trimmedDescription == "break"
    {
      (text, body, question) = ("\(choice.subject.trimmedDescription) == .null", cases.statements, found)
    } else {
      return nil
    }
  }

  /// Whether the body is only `return`.
  var returnsNothing: Bool {
    body.only?.item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
  }
}

extension DocumentQuestion {
  /// Returns whether it checks the whole document of a name.
  func isAbout(_ name: String) -> Bool {
    document.withoutParentheses.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}
