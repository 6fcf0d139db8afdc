import MigrationPlan
import SwiftSyntax

/// Leaves the initializer if the document is null, or empty.
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
/// Optional properties that would always get a value are nil by the rules `.nilWhenNull` and `.nilWhenEmpty`. If another
/// property would get another value, its rule or line begins with `isNull ? … :`.
///
/// The comparison means "is null" in SwiftyJSON up to 4.1 and in LegacyJSON; since 4.2 it is always false. The report
/// says so for each type that has one.
///
/// Preserves: the value of each property for a null or empty document, as SwiftyJSON up to 4.1 means the comparison.
///
/// Can't: a guard that does more than leave the initializer.
enum GuardedRead {
  /// Returns what a value is where the document is neither null nor empty, and the condition under which the property
  /// stays as it begins; nil for a value without such a condition.
  static func parts(
    of value: Value, for property: PropertyFacts, in interpreter: Interpreter
  ) -> (value: Value, guardedBy: Condition?) {
    let whole = DocumentPath()
    if case .choice(let condition, let left, let read) = value, left == interpreter.beginning(of: property),
      [.isNull(whole), .isEmpty(whole)].contains(condition)
    {
      return (read, condition)
    }
    return (value, nil)
  }
}
