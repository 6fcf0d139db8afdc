import LegacyJSON

/// The ways to read a type.
enum TypeReading {
  /// `JSON`: kept as it is.
  case json
  /// A type for which SwiftyJSON has accessors.
  case scalar(any ScalarReading.Type)
  /// A standard container, which is as lenient as the type that contains it.
  case container(any ContainerReading.Type)
  /// A date or data, by the decoder's strategy.
  case byStrategy(any StrategyReading.Type)
  /// A `LegacyDecodable` type's `init(from:)`.
  case lenient(LenientRules)
  /// Any other `init(from:)`.
  case exact(KeyOrder)

  init(of type: any Decodable.Type) {
    self =
      switch type {
      case is JSON.Type: .json
      case let scalar as any ScalarReading.Type: .scalar(scalar)
      case let container as any ContainerReading.Type: .container(container)
      case let dateOrData as any StrategyReading.Type: .byStrategy(dateOrData)
      case let lenient as any LenientDecodable.Type: .lenient(LenientRules(of: lenient))
      default: .exact(KeyOrder())
      }
  }

  /// Whether a lenient container decodes the type from an absent value. An exact type has to be present, even if only
  /// as null.
  var toleratesAbsence: Bool {
    switch self {
    case .exact, .byStrategy: false
    case .json, .scalar, .container, .lenient: true
    }
  }
}

/// The rules that a lenient type declares for its own decoding.
final class LenientRules {
  let spelling: KeySpelling
  let keyOrder = KeyOrder()
  /// Whether a non-optional scalar property is required.
  let requiresValues: Bool
  /// The documents that make `NeverNil` properties nil.
  let unread: DocumentKind
  /// The documents that are refused as a whole.
  let refusal: DocumentKind
  /// The conditions without which a document is read as null.
  let readConditions: [LegacyRule.Condition]
  /// The conditions without which a document is refused.
  let acceptances: [LegacyRule.Condition]
  /// Whether there is any of these conditions.
  let asksDocument: Bool
  /// The readings of properties that are not read as they are declared, by their coding keys. Nil for none.
  let properties: [String: PropertyReading]?
  /// Makes the error that replaces decoding's own.
  let refusalError: (@Sendable () -> any Error)?
  /// The type whose initializer from the container is another one than its `init(from:)` for any decoder.
  let separate: (any ContainerInitializable.Type)?

  init(of type: any LenientDecodable.Type) {
    var spelling = KeySpelling.snakeCase
    var requiresValues = false
    var (unread, refusal) = (DocumentKind.none, DocumentKind.none)
    var refusalError: (@Sendable () -> any Error)?
    var (readConditions, acceptances): ([LegacyRule.Condition], [LegacyRule.Condition]) = ([], [])
    var properties: [String: PropertyReading] = [:]
    for rule in type.legacyRules {
      switch rule.effect {
      case .keys(let rule): spelling = rule
      case .unread(let documents): unread = documents
      case .refusal(let documents): refusal = documents
      case .requiredValues: requiresValues = true
      case .readCondition(let condition): readConditions.append(condition)
      case .acceptance(let condition): acceptances.append(condition)
      case .refusalError(let error): refusalError = error
      case .property(let codingKey, let reading): properties[codingKey] = reading
      }
    }
    self.spelling = spelling
    self.requiresValues = requiresValues
    self.unread = unread
    self.refusal = refusal
    self.readConditions = readConditions
    self.acceptances = acceptances
    self.refusalError = refusalError
    self.properties = properties.isEmpty ? nil : properties
    asksDocument = !readConditions.isEmpty || !acceptances.isEmpty
    separate = type as? any ContainerInitializable.Type
  }
}
