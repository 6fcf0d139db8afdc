import LegacyJSON
import ModernClient

/// The common base of the three `LegacyDecodable` protocols, whose types are read by the old rules.
///
/// Types conform to `LegacyDecodable`, `LegacyFailableDecodable` or `LegacyThrowingDecodable`, depending on the form of
/// their old initializer. Conform to this protocol directly if nothing calls the type's `init(json:)`.
public protocol LenientDecodable: SelfDecodingResponse {
  /// The type's rules for its own decoding. The default is none: keys in snake_case, and every document is read.
  static var legacyRules: [LegacyRule] { get }

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
  /// No rules.
  public static var legacyRules: [LegacyRule] { [] }

  /// A plain `LegacyDecoder`.
  public static var legacyDecoder: LegacyDecoder { LegacyDecoder() }

  /// The rules of `LegacyDecoder`, independent of the client's own.
  public static var responseDecoding: any ResponseDecoding { LegacyResponseDecoding(decoder: legacyDecoder) }
}

/// A type that is read by the old rules, and whose old initializer could refuse a document with nil.
///
/// ```swift
/// struct Story: LegacyFailableDecodable {
///   static var legacyRules: [LegacyRule] { [.requiresValues] }
///   let id: Int
///   let title: String?
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
  /// - Parameter json: the value's document, or null.
  public init?(json: JSON) { self.init(decoding: json) }

  /// Does the same as `init(json:)`. A class's own `required init?(json:)` can delegate to it.
  ///
  /// - Parameters:
  ///   - json: the value's document, or null.
  ///   - decoder: the decoder. The default is the type's own. (Because of this parameter, `map(Tag.init)` can't mean
  ///     this initializer.)
  public init?(decoding json: JSON, with decoder: LegacyDecoder? = nil) {
    guard let value = try? (decoder ?? Self.legacyDecoder).decode(Self.self, from: json) else { return nil }
    self = value
  }
}

/// A type that is read by the old rules, and whose old initializer could throw.
///
/// ```swift
/// let story = try Story(json: json["story"])
/// ```
///
/// Decoding throws a `DecodingError`, unless the type's rules have the old initializer's error
/// (``LegacyRule/refusesWithError(_:for:)``).
public protocol LegacyThrowingDecodable: LenientDecodable {}

extension LegacyThrowingDecodable {
  /// Reads the value as the old initializer did.
  ///
  /// - Parameter json: the value's document, or null.
  /// - Throws: the error of the type's `init(from:)`.
  public init(json: JSON) throws { try self.init(decoding: json) }

  /// Does the same as `init(json:)`. A class's own `required init(json:) throws` can delegate to it.
  ///
  /// - Parameters:
  ///   - json: the value's document, or null.
  ///   - decoder: the decoder. The default is the type's own. (Because of this parameter, `map(Tag.init)` can't mean
  ///     this initializer.)
  /// - Throws: the error of the type's `init(from:)`.
  public init(decoding json: JSON, with decoder: LegacyDecoder? = nil) throws {
    self = try (decoder ?? Self.legacyDecoder).decode(Self.self, from: json)
  }
}
