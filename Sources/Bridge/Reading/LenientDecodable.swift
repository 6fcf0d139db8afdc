import LegacyJSON
import ModernClient

/// The common base of the three `LegacyDecodable` protocols, whose types are read by the old rules.
///
/// Types conform to `LegacyDecodable`, `LegacyFailableDecodable` or `LegacyThrowingDecodable`, depending on the form of
/// their old initializer. Conform to this protocol directly if nothing calls the type's `init(json:)`.
public protocol LenientDecodable: SelfDecodingResponse {
  /// The spelling of the properties in the document. The default is `.snakeCase`.
  static var keySpelling: KeySpelling { get }

  /// Whether an empty document (no members, no elements) makes every `NeverNil` property nil. The default is false. It
  /// is true for an initializer that began with `if json.isEmpty { return }`.
  static var isNilWhenEmpty: Bool { get }

  /// Whether a null document makes every `NeverNil` property nil. The default is false. It is true for an initializer
  /// that began with `if json == .null { return }`.
  static var isNilWhenNull: Bool { get }

  /// The documents that the type refuses before reading anything. The default is none.
  static var documentRefusal: DocumentRefusal { get }

  /// The decoder for the type as a response and in `init(json:)`. The default is a plain `LegacyDecoder`.
  ///
  /// ```swift
  /// struct News: LegacyDecodable {
  ///   static var legacyDecoder: LegacyDecoder { LegacyDecoder(dateDecodingStrategy: .secondsSince1970) }
  ///   let published: Date?
  /// }
  /// ```
  ///
  /// For a value nested in another type, the outer type's decoder applies, as with Foundation's.
  static var legacyDecoder: LegacyDecoder { get }
}

extension LenientDecodable {
  /// snake_case.
  public static var keySpelling: KeySpelling { .snakeCase }

  /// False.
  public static var isNilWhenEmpty: Bool { false }

  /// False.
  public static var isNilWhenNull: Bool { false }

  /// None.
  public static var documentRefusal: DocumentRefusal { .none }

  /// A plain `LegacyDecoder`.
  public static var legacyDecoder: LegacyDecoder { LegacyDecoder() }

  /// The rules of `LegacyDecoder`, independent of the client's own.
  public static var responseDecoding: any ResponseDecoding { LegacyResponseDecoding(decoder: legacyDecoder) }
}

/// A type that is read by the old rules, and whose old initializer could refuse a document with nil.
///
/// ```swift
/// struct Story: LegacyFailableDecodable {
///   let id: Int
///   let title: String?
///
///   init(from decoder: any Decoder) throws {
///     let container = try decoder.container(keyedBy: CodingKeys.self)
///     guard let id = try container.decodeIfPresent(Int.self, forKey: .id) else {
///       throw DecodingError.valueNotFound(Int.self, .init(codingPath: decoder.codingPath, debugDescription: "no id"))
///     }
///     self.id = id
///     title = try container.decodeIfPresent(String.self, forKey: .title)
///   }
///
///   private enum CodingKeys: CodingKey { case id, title }
/// }
///
/// let stories = json["stories"].arrayValue.compactMap(Story.init)
/// ```
///
/// If it refuses the document, an optional property is nil, and an array drops the element, as `compactMap` did.
public protocol LegacyFailableDecodable: LenientDecodable {}

extension LegacyFailableDecodable {
  /// Reads the value as the old initializer did, or returns nil if decoding throws.
  ///
  /// - Parameter json: The value's document, or null.
  public init?(json: JSON) { self.init(decoding: json) }

  /// Does the same as `init(json:)`. A class's own `required init?(json:)` can delegate to it.
  ///
  /// - Parameters:
  ///   - json: The value's document, or null.
  ///   - decoder: The decoder. The default is the type's own. (Because of this parameter, `map(Tag.init)` can't mean
  ///     this initializer.)
  public init?(decoding json: JSON, with decoder: LegacyDecoder? = nil) {
    guard let value = try? (decoder ?? Self.legacyDecoder).decode(Self.self, from: json) else { return nil }
    self = value
  }
}

/// A type that is read by the old rules, and whose old initializer refused a document without a required value.
///
/// A non-optional scalar property is required: if its optional accessor gives nil, the document is refused. Everything
/// else is read as in any lenient type.
///
/// ```swift
/// struct Story: LegacyRequiringDecodable {
///   let id: Int              // guard let id = json["id"].int else { return nil }
///   let note: String?        // json["note"].string
///   let tags: [String]       // json["tags"].arrayValue.map { $0.stringValue }
///   @Coerced var likes: Int  // json["likes"].intValue: 0 where there is none
/// }
/// ```
public protocol LegacyRequiringDecodable: LegacyFailableDecodable, RequiresValues {}

/// A type that is read by the old rules, and refuses a document without one of its non-optional scalar properties.
///
/// ``LegacyRequiringDecodable`` is for a type whose old initializer returned nil. A type whose old initializer threw
/// conforms to this protocol:
///
/// ```swift
/// struct Story: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
///   static var errorOfRefusal: any Error { StoryError.incomplete }
///   let id: Int              // guard let id = json["id"].int else { throw StoryError.incomplete }
///   let note: String?        // json["note"].string
/// }
/// ```
public protocol RequiresValues: LenientDecodable {}

/// A type that is read by the old rules, and whose old initializer could throw.
///
/// ```swift
/// let story = try Story(json: json["story"])
/// ```
///
/// Decoding throws a `DecodingError`, unless the type states the old initializer's error by conforming to
/// ``RefusesWithError``.
public protocol LegacyThrowingDecodable: LenientDecodable {}

extension LegacyThrowingDecodable {
  /// Reads the value as the old initializer did.
  ///
  /// - Parameter json: The value's document, or null.
  /// - Throws: The error of the type's `init(from:)`.
  public init(json: JSON) throws { try self.init(decoding: json) }

  /// Does the same as `init(json:)`. A class's own `required init(json:) throws` can delegate to it.
  ///
  /// - Parameters:
  ///   - json: The value's document, or null.
  ///   - decoder: The decoder. The default is the type's own. (Because of this parameter, `map(Tag.init)` can't mean
  ///     this initializer.)
  /// - Throws: The error of the type's `init(from:)`.
  public init(decoding json: JSON, with decoder: LegacyDecoder? = nil) throws {
    self = try (decoder ?? Self.legacyDecoder).decode(Self.self, from: json)
  }
}
