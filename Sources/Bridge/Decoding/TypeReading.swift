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
  let unread: DocumentRefusal
  /// The documents that are refused as a whole.
  let refusal: DocumentRefusal
  /// The type that replaces decoding's own errors with one of its own.
  let errorSource: (any RefusesWithError.Type)?
  /// The type whose initializer from the container is another one than its `init(from:)` for any decoder.
  let separate: (any ContainerInitializable.Type)?

  init(of type: any LenientDecodable.Type) {
    spelling = type.keySpelling
    requiresValues = type is any RequiresValues.Type
    unread = type.isNilWhenEmpty ? .empty : type.isNilWhenNull ? .null : .none
    refusal = type.documentRefusal
    errorSource = type as? any RefusesWithError.Type
    separate = type is any ContainerDecodable.Type ? nil : type as? any ContainerInitializable.Type
  }
}

extension DocumentRefusal {
  /// Whether a document is one of these.
  func contains(_ json: JSON) -> Bool {
    switch self {
    case .none: false
    case .absent: !json.exists()
    case .null: json.type == .null
    case .empty: json.isEmpty
    }
  }
}
