import SwiftSyntax

/// Leaves the initializer when the document is empty.
///
/// ## Before
/// ```swift
/// if json.isEmpty { return }
/// id = json["id"].intValue
/// ```
/// ## After
/// ```swift
/// struct Item: LegacyDecodable, NilWhenEmpty {
///   @NeverNil var id: Int!
/// }
/// ```
///
/// Preserves: nil in each property for an empty document, and the value for every other.
/// Can't: a property that begins with another value than the read of an empty document gives.
enum EmptyGuardStatement {
  static func isOne(_ item: CodeBlockItemSyntax.Item, json: String) -> Bool {
    let (conditions, body): (ConditionElementListSyntax, CodeBlockSyntax)
    let wanted: String
    if let statement = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), statement.elseBody == nil {
      (conditions, body, wanted) = (statement.conditions, statement.body, "\(json).isEmpty")
    } else if let statement = item.as(GuardStmtSyntax.self) {
      (conditions, body, wanted) = (statement.conditions, statement.body, "!\(json).isEmpty")
    } else {
      return false
    }
    guard let exit = body.statements.only?.item.as(ReturnStmtSyntax.self), exit.expression == nil else { return false }
    return conditions.only?.trimmedDescription == wanted
  }
}
