import MigrationPlan
import SwiftSyntax

/// One way in which legacy initializers read a property.
///
/// An idiom is a guard chain without state. It returns the meaning of the statement, or nil if the statement differs
/// even slightly. Its doc comment shows a statement before, and the property after.
protocol ReadIdiom: SendableMetatype {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead?
}

/// All read idioms, in alphabetical order. At most one of them recognises a statement.
enum ReadIdioms {
  static let all: [any ReadIdiom.Type] = [
    ElementsRead.self,
    LosslessRead.self,
    ModelRead.self,
    OptionalBindingRead.self,
    OptionalElementsRead.self,
    PresentRead.self,
    ScalarRead.self,
  ]
}

/// The property, key and rule that one statement reads.
struct RecognisedRead: Sendable, Equatable {
  let property: String
  let key: DocumentKey
  let rule: ReadRule
  /// The source behind `??`.
  var fallback: String?
  /// Whether the statement sets the property for every document.
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
