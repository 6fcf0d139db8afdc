import MigrationPlan
import SwiftSyntax

/// Reads a nested model.
///
/// ## Before
/// ```swift
/// owner = User(json: json["owner"])
/// ```
/// ## After
/// ```swift
/// let owner: User
/// ```
///
/// Preserves: a model created from null if the key is absent (`@NeverNil` in an optional property, because
/// `decodeIfPresent` would give nil); nil for values that a model refuses, if it refuses null; the model's error, if
/// the code tries it.
/// Can't: a model that is not migrated itself, any other model with a failable initializer.
enum ModelRead: DeclarativeForm {
  static func form(of value: Value, for property: PropertyFacts, in lift: Lift) -> Lift.Form? {
    guard case .model(let model, let path, let mayRefuse) = value else { return nil }
    if mayRefuse, property.type?.isOptional == true, lift.project.refusesNull(model) {
      return lift.read(property, path, .ifPresent(.model(model), .notNull), isAssigned: true)
    }
    return mayRefuse ? nil : lift.read(property, path, .model(model))
  }
}
