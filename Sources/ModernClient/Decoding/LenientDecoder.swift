/// A decoder that coerces what it reads, as Bridge's `LegacyDecoder` does for types on their way from SwiftyJSON.
///
/// Code that tries one type and then another has no use for that: everything is an `Int` to it. It asks for the exact
/// view first, and works the same under every decoder:
///
/// ```swift
/// struct Flexible: LegacyDecodable {
///   let id: String
///
///   init(from decoder: any Decoder) throws {
///     let container = try decoder.exactView().container(keyedBy: CodingKeys.self)
///     if let number = try? container.decode(Int.self, forKey: .id) {
///       id = "#\(number)"
///     } else {
///       id = try container.decode(String.self, forKey: .id)
///     }
///   }
///
///   private enum CodingKeys: CodingKey { case id }
/// }
/// ```
///
/// A property wrapper need not ask: types that do not say that they are lenient are read exactly.
public protocol LenientDecoder: Decoder {
  /// The same value, read as by a decoder that coerces nothing.
  ///
  /// - Returns: a decoder.
  /// - Throws: a `DecodingError` when types nest too deep.
  func exactDecoder() throws -> any Decoder
}

extension Decoder {
  /// The decoder itself, or the exact view of a ``LenientDecoder``.
  ///
  /// - Returns: a decoder.
  /// - Throws: a `DecodingError` when types nest too deep.
  public func exactView() throws -> any Decoder {
    try (self as? any LenientDecoder)?.exactDecoder() ?? self
  }
}
