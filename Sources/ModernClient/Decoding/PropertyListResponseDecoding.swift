import Foundation

/// Decodes responses that are property lists, in any of their formats.
///
/// ```swift
/// struct Catalog: HTTPGetRequest {
///   typealias Response = [CatalogEntry]
///
///   let endpoint: any HTTPEndpointConvertible = .path("catalog.plist")
///   var decoding: any ResponseDecoding { PropertyListResponseDecoding() }
/// }
/// ```
public struct PropertyListResponseDecoding: ResponseDecoding {
  /// Creates the rules.
  public init() {}

  /// Decodes a property list.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - body: the received body.
  /// - Returns: the value.
  /// - Throws: a `DecodingError` if the body is not a property list, or does not match the type.
  public func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
    try PropertyListDecoder().decode(type, from: body)
  }
}
