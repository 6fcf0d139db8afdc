import Foundation
import ModernClient

/// Decodes responses by the rules of `LegacyDecoder`. `LegacyDecodable` types select it by themselves.
///
/// ```swift
/// let products = try LegacyResponseDecoding().decode([Product].self, from: body)
/// ```
public struct LegacyResponseDecoding: ResponseDecoding {
  private let decoder: LegacyDecoder

  /// Creates the rules.
  ///
  /// - Parameter decoder: the decoder. Pass one to set its `userInfo`.
  public init(decoder: LegacyDecoder = LegacyDecoder()) {
    self.decoder = decoder
  }

  /// Decodes a body.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - body: the received body.
  /// - Returns: the value.
  /// - Throws: a `DecodingError` if the body is not JSON, or does not match a strict type.
  public func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
    try decoder.decode(type, from: body)
  }
}
