import MigrationPlan
import SwiftSyntax

/// One way in which a declaration says the value of a property.
///
/// A form is chosen from a value, never from the code that makes it: all code with the same meaning has the same form.
/// Its doc comment shows a statement before, and the property after.
protocol DeclarativeForm: SendableMetatype {
  /// Returns the form of a value; nil for all other values.
  static func form(of value: Value, for property: PropertyFacts, in lift: Lift) -> Lift.Form?
}

/// All forms, in alphabetical order. At most one of them has a value.
enum DeclarativeForms {
  static let all: [any DeclarativeForm.Type] = [
    ElementsRead.self,
    LibraryRule.self,
    LosslessRead.self,
    ModelRead.self,
    OptionalElementsRead.self,
    PresentRead.self,
    RequiredRead.self,
    ScalarRead.self,
  ]
}

/// The property, key and rule that a declaration reads.
struct RecognisedRead: Sendable, Equatable {
  let property: String
  let key: DocumentKey
  let rule: ReadRule
  /// The source behind `??`.
  var fallback: String?
  /// Whether the property is set for every document.
  var isAssigned = false
  /// Whether the initializer refuses a document that has no such value.
  var isGuarded = false
}

extension ReadRule {
  /// The rule of an accessor of a `JSON`: `int`, `intValue`, `string` …
  init?(accessor: String) {
    for scalar in Scalar.allCases {
      if accessor == scalar.accessor {
        self = .optional(scalar)
        return
      }
      if scalar.zero != nil, accessor == scalar.accessor + "Value" {
        self = .value(scalar)
        return
      }
    }
    return nil
  }
}
