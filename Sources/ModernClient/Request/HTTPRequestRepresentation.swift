import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request, with the type of its response.
///
/// Most requests conform to ``HTTPGetRequest``, ``HTTPPostRequest`` or another protocol with a fixed method. Most
/// members have a default, so a minimal request declares its endpoint and its response:
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
///
/// A member of another type than the required one, such as `var body: HTTPBody`, does not compile. The error says how
/// to write it. A GET with a body fails before it is sent, because URLSession can't send one.
public protocol HTTPRequestRepresentation: HTTPClient.AddressMembers, HTTPClient.ParameterMembers, HTTPClient
    .ContentMembers, HTTPClient.SettingMembers, Sendable
where
  BaseURLMember: HTTPClient.Member, BodyMember: HTTPClient.Member, CachePolicyMember: HTTPClient.Member,
  HeadersMember: HTTPClient.Member, MetadataMember: HTTPClient.Member, MethodMember: HTTPClient.Member,
  ParameterEncodingMember: HTTPClient.Member, ParametersMember: ParametersConvertible, TimeoutMember: HTTPClient.Member
{
  /// The type to which a successful response is converted.
  ///
  /// - A `Decodable` type is read by ``HTTPRequestRepresentation/decoding``. An optional is nil if the response has no
  ///   body, as with status 204.
  /// - So is any `RangeReplaceableCollection` of `Decodable` elements, whether it is `Decodable` itself or not.
  /// - `Void` accepts every successful response.
  /// - `Data` is the body as it is, and `String` its text.
  ///
  /// For any other type, write ``HTTPRequestRepresentation/response(from:)``.
  associatedtype Response: Sendable

  /// The type to which the body of an error response is converted, if it can be read as such. By default, the body is
  /// ignored.
  associatedtype Failure: Sendable = Never

  /// The type of the parameters, which Swift infers.
  associatedtype Parameters: ParametersConvertible = [String: String]

  /// The endpoint to which the request is sent.
  var endpoint: any HTTPEndpointConvertible { get }

  /// The base URL for this request only. The default is the endpoint's root. Nil means the client's base URL.
  var baseURL: URL? { get }

  /// The HTTP method.
  var method: HTTPClient.Method { get }

  /// The query: a dictionary, a ``RequestParameter``, or ``EncodedParameters``. The default is none.
  var parameters: Parameters { get }

  /// The notation of the query's parameters. The default is ``HTTPClient/ParameterEncoding/standard``.
  var parameterEncoding: HTTPClient.ParameterEncoding { get }

  /// The header fields of this request, which override the client's. The default is none.
  var headers: [String: String] { get }

  /// The request's body. The default is none.
  var body: HTTPBody? { get }

  /// The decoding of a response. The default is the one that the response type sets (``SelfDecodingResponse``), or else
  /// the client's (``HTTPClient/Configuration/decoding``).
  var decoding: any ResponseDecoding { get }

  /// The number of seconds without data from the server after which the request fails. Nil, the default, means the
  /// client's timeout.
  var timeout: TimeInterval? { get }

  /// The cache policy. Nil, the default, means the client's.
  var cachePolicy: URLRequest.CachePolicy? { get }

  /// The information for the middlewares. The default contains the request's type and default values.
  var metadata: RequestMetadata { get }

  /// The URI below the base URL, with the query. The default consists of the endpoint's path and the parameters.
  var uri: String { get }

  /// Converts a response to the response. The default is described at ``HTTPRequestRepresentation/Response``.
  ///
  /// Implement it for a response that needs more than the body (`ServerResponse` requires `import HTTPTransport`):
  ///
  /// ```swift
  /// struct Download: HTTPGetRequest {
  ///   struct Response: Sendable {
  ///     let file: Data
  ///     let type: String?
  ///   }
  ///
  ///   let endpoint: any HTTPEndpointConvertible = .path("file")
  ///
  ///   func response(from response: ServerResponse) throws -> Response {
  ///     Response(file: response.body, type: response.header("Content-Type"))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter response: the server's response. Its status may be an error; then the result is ignored.
  /// - Returns: the response.
  /// - Throws: ``HTTPClientError/Reason/failure(_:)`` if the body reports a failure. Any other error counts as an unreadable body.
  func response(from response: ServerResponse) throws -> Response

  /// Reads the failure from a response with an error status. The default decodes the body as ``Failure``.
  ///
  /// - Parameter response: the server's response.
  /// - Returns: the failure, or nil if the response has none.
  func failure(from response: ServerResponse) -> Failure?

  /// Changes the request before it is sent, for settings of `URLRequest` that have no member here. The default changes
  /// nothing.
  ///
  /// ```swift
  /// func adapt(_ request: inout URLRequest) throws { request.allowsCellularAccess = false }
  /// ```
  ///
  /// - Parameter request: the request with the settings and the header fields of the call and of the client.
  /// - Throws: an error if the request can't be sent. The call then fails, with the reason
  ///   ``HTTPClientError/Reason/invalidRequest(_:)``.
  func adapt(_ request: inout URLRequest) throws
}

// The defaults exist only for members that are not declared at all: see HTTPClient+Members.swift.

extension HTTPRequestRepresentation
where BaseURLMember == Never, BaseURLUnwrapped == Never, BaseURLFunction == Never {
  public var baseURL: URL? { endpoint.root }
}

extension HTTPRequestRepresentation
where ParametersMember == Never, ParametersUnwrapped == Never, ParametersFunction == Never {
  public var parameters: [String: String] { [:] }
}

extension HTTPRequestRepresentation
where ParameterEncodingMember == Never, ParameterEncodingUnwrapped == Never, ParameterEncodingFunction == Never {
  public var parameterEncoding: HTTPClient.ParameterEncoding { .standard }
}

extension HTTPRequestRepresentation
where HeadersMember == Never, HeadersUnwrapped == Never, HeadersFunction == Never {
  public var headers: [String: String] { [:] }
}

extension HTTPRequestRepresentation
where BodyMember == Never, BodyUnwrapped == Never, BodyFunction == Never {
  public var body: HTTPBody? { nil }
}

extension HTTPRequestRepresentation
where TimeoutMember == Never, TimeoutUnwrapped == Never, TimeoutFunction == Never {
  public var timeout: TimeInterval? { nil }
}

extension HTTPRequestRepresentation
where CachePolicyMember == Never, CachePolicyUnwrapped == Never, CachePolicyFunction == Never {
  public var cachePolicy: URLRequest.CachePolicy? { nil }
}

extension HTTPRequestRepresentation
where DecodingMember == Never, DecodingUnwrapped == Never, DecodingFunction == Never {
  public var decoding: any ResponseDecoding { ResponseReading.decoding(for: Response.self) }
}

extension HTTPRequestRepresentation
where URIMember == Never, URIUnwrapped == Never, URIFunction == Never {
  public var uri: String { composedURI }
}

extension HTTPRequestRepresentation where ResponseFunction == Never, ResponseDataFunction == Never {
  public func response(from response: ServerResponse) throws -> Response {
    try ResponseReading.read(Response.self, from: response, by: decoding)
  }
}

extension HTTPRequestRepresentation where FailureFunction == Never {
  public func failure(from response: ServerResponse) -> Failure? {
    guard Failure.self != Never.self else { return nil }
    let stated = (Failure.self as? any SelfDecodingResponse.Type)?.responseDecoding
    return try? ResponseReading.read(Failure.self, from: response, by: stated ?? decoding)
  }
}

extension HTTPRequestRepresentation where AdaptFunction == Never, AdaptedFunction == Never {
  public func adapt(_ request: inout URLRequest) throws {}
}

extension HTTPRequestRepresentation {
  /// The endpoint's path and the parameters.
  var composedURI: String {
    PercentEncoding.append(query: parameterEncoding.encode(parameters), to: endpoint.fullPath)
  }
}

/// The failure type of a request that expects no failure in an error's body, by its old name.
@available(*, deprecated, renamed: "Never")
public typealias NoFailureBody = Never
