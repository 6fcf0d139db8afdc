import SwiftSyntax

/// Refuses a document for an answer that is unwrapped by force.
///
/// ## Before
/// ```swift
/// init?(json: JSON) {
///   let isParsed: Bool? = parse(json)
///   guard isParsed! else { return nil }
/// }
/// private mutating func parse(_ json: JSON) -> Bool? {
///   if json == JSON.null { return nil }
///   name = json["name"].stringValue
///   return true
/// }
/// ```
/// ## After
/// ```swift
/// static var legacyRules: [LegacyRule] { [.refusesNull] }
/// let name: String
/// ```
///
/// Preserves: every value, and which documents are refused. One for which the program stopped is refused, too; the report
/// says so.
/// Can't: a `guard` whose body does anything but refuse the document, and a `!` inside of a longer expression.
struct UnwrappedRefusal {
  /// The answer with its `!`.
  let unwrapping: ForceUnwrapExprSyntax

  /// Nil for other conditions.
  init?(_ condition: ConditionElementSyntax) {
    guard case .expression(let expression) = condition.condition,
      let unwrapping = expression.withoutParentheses.as(ForceUnwrapExprSyntax.self),
      let statement = condition.parent?.parent?.as(GuardStmtSyntax.self), statement.body.refusal != nil
    else { return nil }
    self.unwrapping = unwrapping
  }

  /// Those in an initializer, outside of functions and closures in it.
  static func all(in initializer: InitializerDeclSyntax) -> [UnwrappedRefusal] {
    (initializer.body?.statements ?? []).compactMap { $0.item.as(GuardStmtSyntax.self) }.flatMap { statement in
      statement.conditions.compactMap { UnwrappedRefusal($0) }
    }
  }
}
