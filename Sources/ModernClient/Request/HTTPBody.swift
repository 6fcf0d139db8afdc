import Foundation
import HTTPTransport

/// The body of a request, with its encoding.
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

  private let content: @Sendable () throws -> Data

  init(contentType: String, content: @escaping @Sendable () throws -> Data) {
    self.contentType = contentType
    self.content = content
  }

  init(contentType: String, content: Result<Data, any Error>) {
    self.init(contentType: contentType) { try content.get() }
  }

  /// A JSON object of values of different types.
  ///
  /// - Parameter object: the keys, sent as they are spelled here, and the values; a nil among them is sent as null.
  public static func json(_ object: [String: any Encodable & Sendable]) -> HTTPBody {
    json(byClientsRules: object.mapValues(AnyEncodable.init))
  }

  /// A value as JSON.
  ///
  /// It is written when it is sent, as the client says (``HTTPClient/Configuration/encoding``).
  ///
  /// - Parameter value: its property names are sent in snake_case, the reverse of what `JSONResponseDecoding` does with
  ///   an answer. The keys of dictionaries are sent as they are.
  public static func json(_ value: some Encodable & Sendable) -> HTTPBody {
    json(byClientsRules: value)
  }

  /// A value as JSON, written by an encoder of your own making.
  ///
  /// - Parameters:
  ///   - value: what to send.
  ///   - configure: changes the encoder, which writes snake_case and sorts keys unless told otherwise: a date strategy,
  ///     other keys.
  public static func json(_ value: some Encodable & Sendable, configure: (JSONEncoder) -> Void) -> HTTPBody {
    let encoder = JSONBodyEncoding.encoder()
    configure(encoder)
    return HTTPBody(contentType: "application/json", content: Result { try encoder.encode(value) })
  }

  /// Names and values as a form (`application/x-www-form-urlencoded`), sorted by name.
  public static func form(_ fields: [String: String]) -> HTTPBody {
    form(fields, encoding: .standard)
  }

  /// Parameters as a form (`application/x-www-form-urlencoded`).
  ///
  /// - Parameters:
  ///   - parameters: a ``RequestParameter``, ``EncodedParameters``, or a dictionary of names and values.
  ///   - encoding: how arrays, booleans and nested values are written.
  public static func form(
    _ parameters: some ParametersConvertible, encoding: ParameterEncoding = .standard
  ) -> HTTPBody {
    .parameters(parameters, as: .form, encoding: encoding)
  }

  /// A text in UTF-8.
  ///
  /// - Parameters:
  ///   - text: what to send.
  ///   - contentType: what kind of text it is, with its character set.
  public static func text(_ text: String, contentType: String = "text/plain; charset=utf-8") -> HTTPBody {
    data(Data(text.utf8), contentType: contentType)
  }

  /// Bytes as they are.
  public static func data(_ data: Data, contentType: String) -> HTTPBody {
    HTTPBody(contentType: contentType, content: .success(data))
  }

  /// The bytes to send.
  ///
  /// - Throws: what the encoder threw for a value that JSON cannot express, such as an infinite number.
  public func data() throws -> Data {
    try content()
  }

  private static func json(byClientsRules value: some Encodable & Sendable) -> HTTPBody {
    HTTPBody(contentType: "application/json") { try CodingPolicy.current.encoding.encode(value) }
  }
}

/// A value of any type inside a JSON object.
private struct AnyEncodable: Encodable, Sendable {
  let value: any Encodable & Sendable

  func encode(to encoder: any Encoder) throws {
    // Through a container, not `value.encode(to:)`, which would pass by the encoder's own ways with URLs and keys.
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
