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
  /// The rules for properties. Nil for none.
  let properties: PropertyRules?
  /// The errors that replace decoding's own. Nil for none.
  let refusalErrors: RefusalErrors?
  /// The type whose initializer from the container is another one than its `init(from:)` for any decoder.
  let separate: (any ContainerInitializable.Type)?

  init(of type: any LenientDecodable.Type) {
    var spelling = KeySpelling.snakeCase
    var requiresValues = false
    var (unread, refusal) = (DocumentKind.none, DocumentKind.none)
    var errors = RefusalErrors()
    var (readConditions, acceptances): ([LegacyRule.Condition], [LegacyRule.Condition]) = ([], [])
    var properties = PropertyRules()
    for rule in type.legacyRules {
      switch rule.effect {
      case .keys(let rule): spelling = rule
      case .unread(let documents): unread = documents
      case .refusal(let documents): refusal = documents
      case .requiredValues: requiresValues = true
      case .readCondition(let condition): readConditions.append(condition)
      case .acceptance(let condition): acceptances.append(condition)
      case .refusalError(let error, nil): errors.whole = error
      case .refusalError(let error, let codingKey?): errors.properties[codingKey] = error
      case .property(let codingKey, let reading): properties.readings[codingKey] = reading
      case .place(let codingKey, let place): properties.places[codingKey] = place
      case .neverNil: properties.areNeverNil = true
      }
    }
    self.spelling = spelling
    self.requiresValues = requiresValues
    self.unread = unread
    self.refusal = refusal
    self.readConditions = readConditions
    self.acceptances = acceptances
    refusalErrors = errors.whole == nil && errors.properties.isEmpty ? nil : errors
    self.properties = properties.isEmpty ? nil : properties
    asksDocument = !readConditions.isEmpty || !acceptances.isEmpty
    separate = type as? any ContainerInitializable.Type
  }
}

/// The rules of a type for its properties.
struct PropertyRules {
  /// The readings of properties that are not read as they are declared, by their coding keys.
  var readings: [String: PropertyReading] = [:]
  /// The places in the document of properties that their coding keys do not say, by those.
  var places: [String: [JSONKey]] = [:]
  /// Whether optional properties are read as `NeverNil`.
  var areNeverNil = false

  var isEmpty: Bool { readings.isEmpty && places.isEmpty && !areNeverNil }
}

/// The errors that a type throws in place of decoding's own.
struct RefusalErrors {
  /// Makes the error of every document that is refused for no property with an error of its own.
  var whole: (@Sendable () -> any Error)?
  /// Makes the errors of documents that are refused for a property's value, by its coding key.
  var properties: [String: @Sendable () -> any Error] = [:]

  /// Returns the error in place of one of decoding's.
  ///
  /// - Parameter level: the number of coding keys around the document; nil where none of its properties was read.
  func error(replacing error: DecodingError, at level: Int?) -> any Error {
    if !properties.isEmpty, let level, let key = error.codingPath.dropFirst(level).first?.stringValue,
      let own = properties[key]
    {
      return own()
    }
    return whole?() ?? error
  }
}

extension DecodingError {
  fileprivate var codingPath: [any CodingKey] {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }
}
