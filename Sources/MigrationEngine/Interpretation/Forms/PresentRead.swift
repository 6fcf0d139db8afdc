import MigrationPlan
import SwiftSyntax

/// Reads a value only if there is one.
///
/// ## Before
/// ```swift
/// if json["owner"] != JSON.null {
///   owner = User(json: json["owner"])
/// }
/// if !json["editor"].isEmpty { editor = User(json: json["editor"]) }
/// title = json["title"].exists() ? json["title"].stringValue : nil
/// if json["likes"].exists() { likes = json["likes"].intValue }
/// if json["next"].exists() { next = User(json: json["next"]) } else { next = nil }
/// ```
/// ## After
/// ```swift
/// let owner: User?
/// @NilIfEmpty var editor: User?
/// @NilIfAbsent var title: String?
/// let likes: Int
/// @NilIfAbsent var next: User?
/// ```
///
/// Preserves: the value if the condition holds, and nil otherwise; or 0, an empty string or an empty array, if a read
/// of an absent value gives the same.
/// Can't: a property with another initial value, other conditions. These get a rule.
enum PresentRead: DeclarativeForm {
  static func form(of value: Value, for property: PropertyFacts, in lift: Lift) -> Lift.Form? {
    guard case .choice(let condition, let one, let other) = value else { return nil }
    let (presence, path, there): (ReadRule.Presence, DocumentPath, Value)
    switch (condition, one, other) {
    case (.isNull(let found), .none, _): (presence, path, there) = (.notNull, found, other)
    case (.isEmpty(let found), .none, _): (presence, path, there) = (.notEmpty, found, other)
    case (.exists(let found), _, .none): (presence, path, there) = (.exists, found, one)
    default: return nil
    }
    guard let rule = read(there, of: path, presence, property, in: lift) else { return nil }
    return lift.read(property, path, .ifPresent(rule, presence), isAssigned: true)
  }

  /// The read of a value that is there for every document, if it reads the part that the condition is about.
  private static func read(
    _ value: Value, of path: DocumentPath, _ presence: ReadRule.Presence, _ property: PropertyFacts, in lift: Lift
  ) -> ReadRule? {
    switch value {
    case .coerced(path, let scalar): .value(scalar)
    case .model(let model, path, let mayRefuse):
      if mayRefuse, presence == .exists, property.type?.isOptional == true, lift.project.refusesNull(model) {
        .ifPresent(.model(model), .notNull)
      } else {
        mayRefuse ? nil : .model(model)
      }
    case .coalesce(.elements(.documents(path), let each, let dropsNil), .emptyArray):
      lift.element(each, dropsNil).map { .elements($0) }
    default: nil
    }
  }
}
