/// A decoder that coerces the values that it reads, as Bridge's `LegacyDecoder` does for types that are migrated from
/// SwiftyJSON.
package protocol LenientDecoder: Decoder {
  /// Returns a decoder of the same value that coerces nothing.
  ///
  /// - Returns: a decoder.
  /// - Throws: a `DecodingError` if types nest too deep.
  func exactDecoder() throws -> any Decoder
}

extension Decoder {
  /// Returns a decoder of the same value that coerces nothing: the decoder itself, or the exact view of Bridge's
  /// `LegacyDecoder`.
  ///
  /// Code that tries one type after another needs exact reads, because a coercing decoder reads any value as an `Int`.
  /// Get the exact view first, and the code works the same under every decoder:
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
  /// A property wrapper need not do this: types that are not declared lenient are read exactly.
  ///
  /// - Returns: a decoder.
  /// - Throws: a `DecodingError` when types nest too deep.
  public func exactView() throws -> any Decoder {
    try (self as? any LenientDecoder)?.exactDecoder() ?? self
  }
}
