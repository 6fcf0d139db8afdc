import MigrationPlan

/// The meaning of one legacy type's initializer: the keys that it reads, the rules, and the properties.
///
/// A plan contains no syntax. So recognition could support another library than SwiftyJSON, and emission could produce
/// other code.
struct DecodingPlan: Sendable, Equatable {
  /// The full dotted name of the type.
  var type: String
  /// The reads in the order of the source.
  var fields: [FieldPlan]
  /// Whether the initializer returns early for a null document.
  var hasNullGuard = false
  /// The type whose initializer runs first, when there is one.
  var superclass: String?
  /// Properties that get a constant value instead, as source.
  var constants: [String: String] = [:]

  /// Whether the initializer leaves an empty document unread.
  var isNilWhenEmpty = false

  /// The condition under which the initializer reads the document at all. Nil if there is none.
  var demand: ReadRule.Presence?

  /// The conditions that the whole document has to meet.
  var conditions: [LegacyRules.Condition] = []

  /// The error for every refused document, as source. Nil if decoding throws its own error, or if nothing is thrown.
  var error: String?

  /// The errors for documents that are refused for one property's value, in the order in which the properties are read.
  var errors: [PropertyError] = []

  /// Every error that a refused document may throw.
  var allErrors: [String] { [error].compactMap(\.self) + errors.map(\.source) }

  /// An error for documents without a property's value.
  struct PropertyError: Sendable, Equatable {
    let property: String
    /// The error, as source.
    let source: String
  }

  /// Whether the initializer refuses a document without some value.
  var requiresValues: Bool { fields.contains(where: \.isGuarded) }
}

/// One property and the rule by which it is read.
struct FieldPlan: Sendable, Equatable {
  let property: String
  /// The declared type, without the optional.
  let type: FieldType
  let isOptional: Bool
  /// Whether the optional is written `T!`.
  let isImplicitlyUnwrapped: Bool
  /// The property's value before the read, as source. Nil for an optional without an initial value, and for a property
  /// without any.
  let initialValue: String?
  /// The key; the keys and indices of a path, with dots between them.
  let key: String
  let isPath: Bool
  let read: ReadRule
  /// The expression after `??` in the source.
  let fallback: String?
  /// Whether the property is set for every document.
  let isAssigned: Bool
  /// Whether the initializer refuses a document that has no such value.
  let isGuarded: Bool
  /// Whether a null document leaves the property at its initial value.
  let isAfterNullGuard: Bool
  /// Whether every empty document does.
  let isAfterEmptyGuard: Bool
  let position: SourcePosition

  /// The rule for a read that neither the type nor another wrapper can express.
  var rule: DecodingRulePlan?

  /// Whether a rule creates it from the whole object, so that its key is not read.
  var isOfObject: Bool { rule?.isOfObject ?? false }
}

/// The type of a property, in the detail that decoding needs.
indirect enum FieldType: Sendable, Equatable {
  case scalar(Scalar)
  /// A model of the project, or one that the runtime libraries bring; by its full name.
  case model(String)
  case array(FieldType)
  /// Any other type, as source, which a rule creates.
  case other(String)

  /// Whether it is a model that meets a condition.
  func isModel(_ condition: (String) -> Bool) -> Bool {
    if case .model(let name) = self { condition(name) } else { false }
  }

  /// The type that is left when all arrays are taken off.
  var element: FieldType {
    if case .array(let element) = self { return element.element }
    return self
  }
}

/// The rule by which a value is read.
indirect enum ReadRule: Sendable, Equatable {
  /// `json[k].int`: nil when absent or of the wrong type.
  case optional(Scalar)
  /// `json[k].intValue`: coerced, and zero when that fails.
  case value(Scalar)
  /// `APIUtil.int(json[k])`: a number, or a string that holds one.
  case lossless(Scalar)
  /// `Model(json: json[k])`: always a model, of null when the key is absent.
  case model(String)
  /// A read under a condition: the rule inside gives the value if the condition holds, otherwise nil. Example: `if
  /// json[k].exists() { x = json[k].stringValue }`.
  case ifPresent(ReadRule, Presence)
  /// `json[k].arrayValue.map { … }`: empty when it is not an array.
  case elements(FieldType)
  /// `if let array = json[k].array { x = array.map { … } }`: the property stays when it is not an array.
  case optionalElements(FieldType)
  /// Any other code, which the field's rule holds.
  case code

  /// The condition under which a part of the document is read.
  enum Presence: Sendable, Equatable, CaseIterable { case notNull, notEmpty, exists }
}
