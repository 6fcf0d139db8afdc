import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request, together with the type of its response.
///
/// Most requests conform to ``HTTPGetRequest`` or ``HTTPPostRequest``, which know their method. What a request does not
/// mention has a default, so the least that it must say is what it asks and what it gets:
///
/// ```swift
/// struct Products: HTTPGetRequest {
///   typealias Response = DiamondResponse.Products
///
///   let endpoint: any HTTPEndpointConvertible = Endpoint.Diamond.products
/// }
///
/// let products = try await HTTPClient.shared.call(Products())
/// ```
public protocol HTTPRequestRepresentation: Sendable {
  /// What a successful answer is decoded as.
  associatedtype Response: Decodable & Sendable

  /// Where the request goes.
  var endpoint: any HTTPEndpointConvertible { get }

  /// What it asks the server to do.
  var method: HTTPMethod { get }

  /// The query. By default there is none.
  var parameters: [String: String] { get }

  /// Header fields of this request alone; they win over the client's. By default there are none.
  var headers: [String: String] { get }

  /// What the request carries. By default nothing.
  var body: HTTPBody? { get }

  /// How an answer is read. By default as the response type itself wants (``SelfDecodingResponse``), or else by
  /// ``JSONResponseDecoding``.
  var decoding: any ResponseDecoding { get }

  /// How many seconds the server may be silent; nil, the default, is as many as the client allows.
  var timeout: TimeInterval? { get }

  /// Whether a cache may answer; nil, the default, is as the client says.
  var cachePolicy: URLRequest.CachePolicy? { get }

  /// What the middlewares are told about it. By default its type, and what is usual.
  var metadata: RequestMetadata { get }

  /// The address below the base URL, with the query. By default the endpoint's path and the parameters.
  var uri: String { get }
}

extension HTTPRequestRepresentation {
  public var parameters: [String: String] { [:] }

  public var headers: [String: String] { [:] }

  public var body: HTTPBody? { nil }

  public var timeout: TimeInterval? { nil }

  public var cachePolicy: URLRequest.CachePolicy? { nil }

  public var decoding: any ResponseDecoding {
    (Response.self as? any SelfDecodingResponse.Type)?.responseDecoding ?? JSONResponseDecoding()
  }
}

/// A request that reads.
public protocol HTTPGetRequest: HTTPRequestRepresentation {}

extension HTTPGetRequest {
  public var method: HTTPMethod { .get }
}

/// A request that sends something.
public protocol HTTPPostRequest: HTTPRequestRepresentation {}

extension HTTPPostRequest {
  public var method: HTTPMethod { .post }
}
