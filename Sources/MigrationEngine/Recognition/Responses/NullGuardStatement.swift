import SwiftSyntax

/// Leaves the initializer when the document is null.
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
/// Every read of a null document gives what the property holds anyway, so that nothing takes the place of the guard.
///
/// Where a property would hold something else, its rule or line begins with `isNull ? … :`.
///
/// The comparison means "is null" in SwiftyJSON up to 4.1 and in LegacyJSON; since 4.2 it is always false. The report
/// says so for each type that has one.
///
/// Preserves: what each property holds for a null document, as SwiftyJSON up to 4.1 means the comparison.
/// Can't: a guard that does more than leave the initializer, or that asks for something besides.
enum NullGuardStatement {
  /// The condition as it is written, or nil when the statement is anything else.
  static func recognise(_ item: CodeBlockItemSyntax.Item, json: String) -> String? {
    if let statement = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      guard statement.elseBody == nil, returns(statement.body) else { return nil }
      return condition(statement.conditions, json: json, comparison: "==")
    }
    if let statement = item.as(GuardStmtSyntax.self), returns(statement.body) {
      return condition(statement.conditions, json: json, comparison: "!=")
    }
    return nil
  }

  private static func condition(
    _ conditions: ConditionElementListSyntax, json: String, comparison: String
  ) -> String? {
    guard let sequence = conditions.only?.condition.as(SequenceExprSyntax.self) else { return nil }
    let words = sequence.elements.map(\.trimmedDescription)
    let isNullTest =
      [json, comparison].elementsEqual(words.dropLast())
      && ["nil", "JSON.null", ".null"].contains(words.last ?? "")
    return isNullTest ? words.joined(separator: " ") : nil
  }

  private static func returns(_ block: CodeBlockSyntax) -> Bool {
    guard let statement = block.statements.only?.item.as(ReturnStmtSyntax.self) else { return false }
    return statement.expression == nil
  }
}
