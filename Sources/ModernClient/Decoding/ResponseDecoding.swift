import Foundation

/// The rules for decoding a response's body.
///
/// The client uses the rules of the response type (`SelfDecodingResponse`), or else its own. JSON is read by
/// ``JSONResponseDecoding``, a property list by ``PropertyListResponseDecoding``. An implementation is small. This one
/// skips the line that some servers put before JSON, so that it can't run as a script:
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
  ///   - type: the type to decode.
  ///   - body: the received body.
  /// - Returns: the value.
  /// - Throws: a `DecodingError` if the body does not match the type.
  func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value
}

/// Decodes by Foundation's `JSONDecoder` with `convertFromSnakeCase` and dates in ISO 8601. These are the rules for
/// types that state none.
///
/// ```swift
/// let decoding = JSONResponseDecoding { $0.dateDecodingStrategy = .iso8601 }
/// let user = try decoding.decode(User.self, from: body)
/// ```
public struct JSONResponseDecoding: ResponseDecoding {
  private let configure: @Sendable (JSONDecoder) -> Void

  /// Creates the rules.
  ///
  /// - Parameter configure: changes the decoder before each use: a date strategy, other keys. By default, nothing.
  public init(configure: @escaping @Sendable (JSONDecoder) -> Void = { _ in }) {
    self.configure = configure
  }

  /// Decodes a JSON body.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - body: the received body.
  /// - Returns: the value.
  /// - Throws: a `DecodingError` if the body is not JSON, or does not match the type.
  public func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    decoder.responseBody = body
    configure(decoder)
    return try decoder.decode(type, from: body)
  }
}

/// A response type that states its own decoding rules, which override the client's.
///
/// A type that is not plain `Codable` yet uses this to keep the old rules. An array or optional of such a type follows
/// the same rules.
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
