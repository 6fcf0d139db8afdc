import MigrationPlan
import SwiftSyntax

/// Reads an array by mapping its elements one by one, or by a loop that appends them.
///
/// ## Before
/// ```swift
/// tags = json["tags"].arrayValue.map { $0.stringValue }
/// users = json["users"].arrayValue.compactMap { User(json: $0) }
/// notes = json["notes"].array?.map { $0.stringValue } ?? []
/// for item in json["guests"].arrayValue {
///   do { guests.append(try Guest(json: item)) } catch {}
/// }
/// ```
/// ## After
/// ```swift
/// let tags: [String]
/// let users: [User]
/// let notes: [String]
/// let guests: [Guest]
/// ```
///
/// Preserves: every element, and an empty array for a value that is not an array.
/// Can't: elements that `compactMap` drops by value (`{ $0.string }`), filters, nested arrays; an array that has elements
/// before the loop. These get a rule.
enum ElementsRead: DeclarativeForm {
  static func form(of value: Value, for property: PropertyFacts, in lift: Lift) -> Lift.Form? {
    guard case .coalesce(.elements(.documents(let path), let each, let dropsNil), .emptyArray) = value else {
      return nil
    }
    return lift.element(each, dropsNil).flatMap { lift.read(property, path, .elements($0)) }
  }
}
