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

  /// The bytes, or the way to them.
  enum Content: Sendable {
    /// In memory.
    case data(@Sendable () throws -> Data)
    /// In a file, which is sent as it is.
    case file(URL)
    /// Written to a temporary file, which is sent then. The other closure returns the same bytes in memory, if it can.
    case written(@Sendable (FileHandle) async throws -> Void, inMemory: @Sendable () throws -> Data)
  }

  let content: Content

  init(contentType: String, content: Content) {
    self.contentType = contentType
    self.content = content
  }

  init(contentType: String, content: @escaping @Sendable () throws -> Data) {
    self.init(contentType: contentType, content: .data(content))
  }

  init(contentType: String, content: Result<Data, any Error>) {
    self.init(contentType: contentType) { try content.get() }
  }

  /// Creates a JSON object with values of different types.
  ///
  /// - Parameter object: the keys, which are sent unchanged, and the values. A nil is sent as null.
  public static func json(_ object: [String: any Encodable & Sendable]) -> HTTPBody {
    json(byClientsRules: object.mapValues(AnyEncodable.init))
  }

  /// Creates a body with a value as JSON.
  ///
  /// It is encoded when it is sent, by the client's settings (``HTTPClient/Configuration/encoding``).
  ///
  /// - Parameter value: the value. Its property names are sent in snake_case, the reverse of `JSONResponseDecoding`.
  ///   The keys of dictionaries are sent unchanged.
  public static func json(_ value: some Encodable & Sendable) -> HTTPBody {
    json(byClientsRules: value)
  }

  /// Creates a body with a value as JSON, with a custom encoder.
  ///
  /// - Parameters:
  ///   - value: the value to send.
  ///   - configure: changes the encoder, which by default writes sorted keys in snake_case: a date strategy, other
  ///     keys.
  public static func json(_ value: some Encodable & Sendable, configure: (JSONEncoder) -> Void) -> HTTPBody {
    let encoder = JSONBodyEncoding.encoder()
    configure(encoder)
    return HTTPBody(contentType: "application/json", content: Result { try encoder.encode(value) })
  }

  /// Creates a form (`application/x-www-form-urlencoded`) from names and values, sorted by name.
  public static func form(_ fields: [String: String]) -> HTTPBody {
    form(fields, encoding: .standard)
  }

  /// Creates a body with text in UTF-8.
  ///
  /// - Parameters:
  ///   - text: the text to send.
  ///   - contentType: the content type, with its character set.
  public static func text(_ text: String, contentType: String = "text/plain; charset=utf-8") -> HTTPBody {
    data(Data(text.utf8), contentType: contentType)
  }

  /// Bytes as they are.
  public static func data(_ data: Data, contentType: String) -> HTTPBody {
    HTTPBody(contentType: contentType, content: .success(data))
  }

  /// Returns the bytes to send. Files are read into memory.
  ///
  /// - Throws: the encoder's error for a value that JSON can't express, such as an infinite number; an error if a file
  ///   can't be read; `URLError.requestBodyStreamExhausted` for a stream, which is read only when it is sent.
  public func data() throws -> Data {
    switch content {
    case .data(let data), .written(_, let data): try data()
    case .file(let file): try Data(contentsOf: file)
    }
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
