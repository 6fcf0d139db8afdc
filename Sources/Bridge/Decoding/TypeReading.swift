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
  case exact

  init(of type: any Decodable.Type) {
    self =
      switch type {
      case is JSON.Type: .json
      case let scalar as any ScalarReading.Type: .scalar(scalar)
      case let container as any ContainerReading.Type: .container(container)
      case let dateOrData as any StrategyReading.Type: .byStrategy(dateOrData)
      case let lenient as any LenientDecodable.Type: .lenient(LenientRules(of: lenient))
      default: .exact
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
struct LenientRules {
  var spelling: KeySpelling
  /// Whether a non-optional scalar property is required.
  var requiresValues = false
  /// The documents that make `NeverNil` properties nil.
  var unread = DocumentKind.none
  /// The documents that are refused as a whole.
  var refusal = DocumentKind.none
  /// Makes the error that replaces decoding's own.
  var refusalError: (@Sendable () -> any Error)?
  /// The type whose initializer from the container is another one than its `init(from:)` for any decoder.
  var separate: (any ContainerInitializable.Type)?
}

extension LenientRules {
  init(of type: any LenientDecodable.Type) {
    spelling = .snakeCase
    for rule in type.legacyRules {
      switch rule.effect {
      case .keys(let spelling): self.spelling = spelling
      case .unread(let documents): unread = documents
      case .refusal(let documents): refusal = documents
      case .requiredValues: requiresValues = true
      case .refusalError(let error): refusalError = error
      }
    }
    separate = type as? any ContainerInitializable.Type
  }
}
