import Foundation

/// The rules by which a response's body becomes a value.
///
/// The client asks a response type for its rules (`SelfDecodingResponse`), and uses its own for types that state none.
/// JSON is read by ``JSONResponseDecoding``, a property list by ``PropertyListResponseDecoding``. An implementation is
/// small; this one takes JSON behind the line that some servers put before it, against its being run as a script:
///
/// ```swift
/// struct GuardedJSONDecoding: ResponseDecoding {
///   func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
///     let prefix = Data(")]}'\n".utf8)
///     return try JSONResponseDecoding().decode(type, from: body.starts(with: prefix) ? body.dropFirst(prefix.count) : body)
///   }
/// }
/// ```
public protocol ResponseDecoding: Sendable {
  /// Decodes a body.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - body: The received body.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` when the body does not fit the type.
  func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value
}

/// Foundation's `JSONDecoder` with `convertFromSnakeCase`: the rules for types that state none.
///
/// ```swift
/// let decoding = JSONResponseDecoding { $0.dateDecodingStrategy = .iso8601 }
/// let user = try decoding.decode(User.self, from: body)
/// ```
public struct JSONResponseDecoding: ResponseDecoding {
  private let configure: @Sendable (JSONDecoder) -> Void

  /// Creates the rules.
  ///
  /// - Parameter configure: Changes the decoder before each use: a date strategy, other keys. By default, nothing.
  public init(configure: @escaping @Sendable (JSONDecoder) -> Void = { _ in }) {
    self.configure = configure
  }

  /// Decodes a JSON body.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - body: The received body.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` when the body is not JSON, or does not fit the type.
  public func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.userInfo[.responseBody] = ResponseBody(body)
    configure(decoder)
    return try decoder.decode(type, from: body)
  }
}

/// A response type that says itself by which rules it is decoded, whatever the client's own are.
///
/// A type on its way to plain `Codable` states the old rules so until it no longer needs them; an array or optional of
/// such a type follows the same rules.
///
/// ```swift
/// struct Feed: SelfDecodingResponse {
///   static var responseDecoding: any ResponseDecoding {
///     JSONResponseDecoding { $0.dateDecodingStrategy = .iso8601 }
///   }
///   let updated: Date
/// }
/// ```
public protocol SelfDecodingResponse: Decodable {
  /// The rules by which the type is decoded.
  static var responseDecoding: any ResponseDecoding { get }
}

extension Array: SelfDecodingResponse where Element: SelfDecodingResponse {
  /// The element's rules.
  public static var responseDecoding: any ResponseDecoding { Element.responseDecoding }
}

extension Optional: SelfDecodingResponse where Wrapped: SelfDecodingResponse {
  /// The wrapped type's rules.
  public static var responseDecoding: any ResponseDecoding { Wrapped.responseDecoding }
}
