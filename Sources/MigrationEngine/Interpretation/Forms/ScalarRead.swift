import MigrationPlan
import SwiftSyntax

/// Reads a scalar by an accessor.
///
/// ## Before
/// ```swift
/// count = json["count"].int
/// name = json["name"].stringValue
/// level = json["level"].int ?? 1
/// ```
/// ## After
/// ```swift
/// let count: Int?
/// let name: String
/// @DecodedBy<LevelRule> var level: Int
/// ```
///
/// Names for parts of the document, optional bindings, branches and functions in between make no difference.
///
/// Preserves: the key, the accessor's coercions (through `LegacyDecoder`), the fallback. A wrapper or a rule provides
/// the fallback, because `decode` would give the `…Value` accessor's zero instead.
/// Can't: paths of several keys, accessors of untyped values (`object`, `arrayObject`).
enum ScalarRead: DeclarativeForm {
  static func form(of value: Value, for property: PropertyFacts, in lift: Lift) -> Lift.Form? {
    switch value {
    case .read(let path, let scalar):
      property.type?.isOptional == true ? lift.read(property, path, .optional(scalar)) : nil
    case .coerced(let path, let scalar): lift.read(property, path, .value(scalar))
    case .coalesce(.read(let path, let scalar), .literal(let literal)):
      lift.read(property, path, .optional(scalar), fallback: literal.source)
    default: nil
    }
  }
}
