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
/// A member of another type than the required one, such as `var body: HTTPBody`, does not compile
/// (``HTTPClient/RequestMembers``).
public protocol HTTPRequestRepresentation: HTTPClient.RequestMembers, Sendable
where
  BaseURLMember: HTTPClient.RequestMember, BodyMember: HTTPClient.RequestMember,
  CachePolicyMember: HTTPClient.RequestMember, HeadersMember: HTTPClient.HeadersMember,
  MetadataMember: HTTPClient.RequestMember, MethodMember: HTTPClient.RequestMember,
  ParameterEncodingMember: HTTPClient.RequestMember, ParametersMember: ParametersConvertible,
  TimeoutMember: HTTPClient.RequestMember
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
  associatedtype Failure: Sendable = NoFailureBody

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
  /// ``JSONResponseDecoding``. A member of a concrete type, such as `let decoding: PropertyListResponseDecoding`, works
  /// too. A member that is no ``ResponseDecoding`` makes the request invalid (``HTTPClient/InvalidDecodingMember``).
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
  /// - Throws: ``ReportedFailure`` if the body reports a failure. Any other error counts as an unreadable body.
  func response(from response: ServerResponse) throws -> Response

  /// Reads the failure from a response with an error status. The default decodes the body as ``Failure``.
  ///
  /// - Parameter response: the server's response.
  /// - Returns: the failure, or nil if the response has none.
  func failure(from response: ServerResponse) -> Failure?
}

extension HTTPRequestRepresentation {
  public var baseURL: URL? { endpoint.root }

  public var parameters: [String: String] { [:] }

  public var parameterEncoding: HTTPClient.ParameterEncoding { .standard }

  public var headers: [String: String] { [:] }

  public var body: HTTPBody? { nil }

  public var timeout: TimeInterval? { nil }

  public var cachePolicy: URLRequest.CachePolicy? { nil }

  public var decoding: any ResponseDecoding { ResponseReading.decoding(for: Response.self) }

  public var uri: String { composedURI }

  /// The endpoint's path and the parameters.
  var composedURI: String {
    PercentEncoding.append(query: parameterEncoding.encode(parameters), to: endpoint.fullPath)
  }

  public func response(from response: ServerResponse) throws -> Response {
    try ResponseReading.read(Response.self, from: response, by: statedDecoding)
  }

  public func failure(from response: ServerResponse) -> Failure? {
    guard Failure.self != NoFailureBody.self else { return nil }
    let stated = (Failure.self as? any SelfDecodingResponse.Type)?.responseDecoding
    return try? ResponseReading.read(Failure.self, from: response, by: stated ?? statedDecoding)
  }
}

/// The failure type of a request that expects no failure in an error's body.
public enum NoFailureBody: Sendable {}
