import LegacyJSON
import ModernClient

/// The common base of the three `LegacyDecodable` protocols, whose types are read by the old rules.
///
/// Types conform to `LegacyDecodable`, `LegacyFailableDecodable` or `LegacyThrowingDecodable`, depending on the form of
/// their old initializer. Conform to this protocol directly if nothing calls the type's `init(json:)`.
public protocol LenientDecodable: SelfDecodingResponse {
  /// The spelling of the properties in the document. The default is `.snakeCase`.
  static var keySpelling: KeySpelling { get }

  /// Whether an empty document (no members, no elements) leaves every `NeverNil` property nil after all; false unless the
  /// type says otherwise. An initializer that began with `if json.isEmpty { return }` did so.
  static var isNilWhenEmpty: Bool { get }

  /// Which documents the type refuses before it reads anything; none unless the type says otherwise.
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

  /// None.
  public static var documentRefusal: DocumentRefusal { .none }

  /// A plain `LegacyDecoder`.
  public static var legacyDecoder: LegacyDecoder { LegacyDecoder() }

  /// The rules of `LegacyDecoder`, whatever the client's own are.
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
/// As an optional property it is nil when it refuses the document, as an element of an array it is dropped: what
/// `compactMap` did.
public protocol LegacyFailableDecodable: LenientDecodable {}

extension LegacyFailableDecodable {
  /// Reads the value as the old initializer did: nil when decoding throws.
  ///
  /// - Parameter json: The value's document, or null.
  public init?(json: JSON) { self.init(decoding: json) }

  /// Does what `init(json:)` does, for a class's own `required init?(json:)` to delegate to.
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

/// A type that is read by the old rules, and whose old initializer refused a document that lacked what it needs.
///
/// A scalar property that is not optional has to be there, as its optional accessor reads it; a document without it is
/// refused. Everything else is read as in any lenient type.
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

/// A type that is read by the old rules, and refuses a document that lacks a scalar property which is not optional.
///
/// ``LegacyRequiringDecodable`` says so of a type whose old initializer gave nil; one that threw says it by this protocol:
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

  /// Does what `init(json:)` does, for a class's own `required init(json:) throws` to delegate to.
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
