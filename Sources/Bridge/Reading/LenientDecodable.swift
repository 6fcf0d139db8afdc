import LegacyJSON
import ModernClient

/// What `LegacyDecodable` and its relatives for initializers that may fail have in common: they are read leniently.
public protocol LenientDecodable: Decodable, SelfDecodingResponse {
  /// How the properties are spelled in the document; `.snakeCase` unless the type says otherwise.
  static var keySpelling: KeySpelling { get }
}

extension LenientDecodable {
  /// snake_case.
  public static var keySpelling: KeySpelling { .snakeCase }

  /// The rules of `LegacyDecoder`, whatever the client's own are.
  public static var responseDecoding: any ResponseDecoding { LegacyResponseDecoding() }
}

/// A `LegacyDecodable` type whose old initializer could fail: `init?(json:)`.
///
/// Its `init(from:)` throws where the old initializer returned nil. In an array it is left out, as `compactMap` did.
///
/// ```swift
/// struct Station: LegacyFailableDecodable {
///   let id: Int
///
///   init(from decoder: any Decoder) throws {
///     let container = try decoder.legacyContainer()
///     guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw container.refusal }
///     self.id = id
///   }
/// }
/// ```
public protocol LegacyFailableDecodable: LenientDecodable {}

extension LegacyFailableDecodable {
  /// Reads the value as the old initializer did.
  ///
  /// - Parameter json: The value's document, or null.
  public init?(json: JSON) {
    guard let value = try? LegacyDecoder().decode(Self.self, from: json) else { return nil }
    self = value
  }
}

/// A `LegacyDecodable` type whose old initializer could throw: `init(json:) throws`.
public protocol LegacyThrowingDecodable: LenientDecodable {}

extension LegacyThrowingDecodable {
  /// Reads the value as the old initializer did.
  ///
  /// - Parameter json: The value's document, or null.
  /// - Throws: What the old initializer threw.
  public init(json: JSON) throws {
    self = try LegacyDecoder().decode(Self.self, from: json)
  }
}
