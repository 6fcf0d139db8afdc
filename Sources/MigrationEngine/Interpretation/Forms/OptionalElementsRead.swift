import MigrationPlan
import SwiftSyntax

/// Reads an array if there is one, and otherwise leaves the property as it is.
///
/// ## Before
/// ```swift
/// if let array = json["users"].array {
///   users = array.compactMap({ User(json: $0) })
/// }
/// ```
/// ## After
/// ```swift
/// let users: [User]
/// ```
///
/// Preserves: the property's initial value for anything that is not an array.
/// Can't: an `else`, or anything else in the body.
enum OptionalElementsRead: DeclarativeForm {
  static func form(of value: Value, for property: PropertyFacts, in lift: Lift) -> Lift.Form? {
    guard case .elements(.documents(let path), let each, let dropsNil) = value else { return nil }
    return lift.element(each, dropsNil).flatMap { lift.read(property, path, .optionalElements($0), isAssigned: true) }
  }
}
