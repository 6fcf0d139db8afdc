import Foundation

/// The settings with which ``HTTPBody/json(_:)-(EncodableSendable)`` encodes values. It uses Foundation's
/// `JSONEncoder`, with names in snake_case, dates in ISO 8601, and sorted keys.
///
/// ```swift
/// configuration.encoding = JSONBodyEncoding { $0.dateEncodingStrategy = .iso8601 }
/// ```
public struct JSONBodyEncoding: Sendable {
  private let configure: @Sendable (JSONEncoder) -> Void

  /// Creates the rules.
  ///
  /// - Parameter configure: changes the encoder before each use: a date strategy, other keys. By default, nothing.
  public init(configure: @escaping @Sendable (JSONEncoder) -> Void = { _ in }) {
    self.configure = configure
  }

  /// Encodes a value.
  ///
  /// - Parameter value: the value.
  /// - Returns: the document, with the same bytes every time.
  /// - Throws: an `EncodingError` for a value that JSON can't express, such as an infinite number.
  public func encode(_ value: some Encodable) throws -> Data {
    let encoder = Self.encoder()
    configure(encoder)
    return try encoder.encode(value)
  }

  static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .iso8601
    // So that the same request has the same bytes every time.
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
