import Foundation
import HTTPTransport

/// What a request carries, and how it is written.
///
/// ```swift
/// struct Purchase: HTTPPostRequest {
///   typealias Response = DiamondResponse.Purchase
///
///   let endpoint: any HTTPEndpointConvertible = Endpoint.Diamond.purchase
///   let productID: Int
///
///   var body: HTTPBody? { .json(["product_id": productID, "quantity": 1]) }
/// }
/// ```
public struct HTTPBody: Sendable {
  /// The value of the `Content-Type` header.
  public let contentType: String

  private let content: Result<Data, any Error>

  /// A JSON object of values of different types.
  ///
  /// - Parameter object: the keys, sent as they are spelled here, and the values; a nil among them is sent as null.
  public static func json(_ object: [String: any Encodable & Sendable]) -> HTTPBody {
    json(encoding: object.mapValues(AnyEncodable.init))
  }

  /// A value as JSON.
  ///
  /// - Parameter value: its property names are sent in snake_case, the reverse of what `JSONResponseDecoding` does with
  ///   an answer. The keys of dictionaries are sent as they are.
  public static func json(_ value: some Encodable & Sendable) -> HTTPBody {
    json(encoding: value)
  }

  /// Names and values as a form (`application/x-www-form-urlencoded`), sorted by name.
  public static func form(_ fields: [String: String]) -> HTTPBody {
    let text = PercentEncoding.fields(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    return data(Data(text.utf8), contentType: "application/x-www-form-urlencoded")
  }

  /// Bytes as they are.
  public static func data(_ data: Data, contentType: String) -> HTTPBody {
    HTTPBody(contentType: contentType, content: .success(data))
  }

  /// The bytes to send.
  ///
  /// - Throws: what the encoder threw for a value that JSON cannot express, such as an infinite number.
  public func data() throws -> Data {
    try content.get()
  }

  private static func json(encoding value: some Encodable) -> HTTPBody {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    // So that the same request has the same bytes every time.
    encoder.outputFormatting = .sortedKeys
    return HTTPBody(contentType: "application/json", content: Result { try encoder.encode(value) })
  }
}

/// A value of any type inside a JSON object.
private struct AnyEncodable: Encodable {
  let value: any Encodable & Sendable

  func encode(to encoder: any Encoder) throws {
    // Through a container, not `value.encode(to:)`, which would pass by the encoder's own ways with URLs and keys.
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
