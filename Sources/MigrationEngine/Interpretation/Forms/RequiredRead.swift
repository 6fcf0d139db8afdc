import MigrationPlan
import SwiftSyntax

/// Refuses a document that lacks a value.
///
/// ## Before
/// ```swift
/// guard let id = json["id"].int, let author = Author(json: json["author"]) else { return nil }
/// self.id = id
/// self.author = author
/// ```
/// ## After
/// ```swift
/// let id: Int
/// let author: Author
/// ```
///
/// Preserves: nil for each document that lacks a value, has one of another type, or contains a part that is refused.
/// Can't: other conditions, a name that no property uses, an optional property (these get a rule); several errors.
enum RequiredRead: DeclarativeForm {
  static func form(of value: Value, for property: PropertyFacts, in lift: Lift) -> Lift.Form? {
    guard property.type?.isOptional != true else { return nil }
    return switch value {
    case .unwrapped(.read(let path, let scalar)): lift.read(property, path, .optional(scalar), isGuarded: true)
    case .unwrapped(.model(let model, let path, mayRefuse: true)):
      lift.read(property, path, .model(model), isGuarded: true)
    default: nil
    }
  }
}
