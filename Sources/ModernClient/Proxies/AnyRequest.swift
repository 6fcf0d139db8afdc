import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request of any type with a certain response: for a list of requests of different types, or to hide the type.
///
/// ```swift
/// let search: [AnyRequest<[Item]>] = [AnyRequest(SearchByName(name: "a")), AnyRequest(SearchByTag(tag: "b"))]
/// ```
///
/// Its failure has the type from the wrapped request: get it with that request's type
/// (``HTTPClientError/failure(of:)->Request.Failure?``).
public struct AnyRequest<Response: Sendable>: HTTPRequestRepresentation {
  public typealias Failure = any Sendable

  /// The request behind it.
  public let base: any HTTPRequestRepresentation

  private let read: @Sendable (ServerResponse) throws -> Response

  /// Hides the type of a request.
  ///
  /// - Parameter base: the request.
  public init<Request: HTTPRequestRepresentation>(_ base: Request) where Request.Response == Response {
    self.base = base
    read = { try base.response(from: $0) }
  }

  public var endpoint: any HTTPEndpointConvertible { base.endpoint }

  public var baseURL: URL? { base.baseURL }

  public var method: HTTPClient.Method { base.method }

  public var parameters: [String: ParameterValue] { base.parameters.parameterValues }

  public var parameterEncoding: HTTPClient.ParameterEncoding { base.parameterEncoding }

  public var headers: [String: String] { base.headers }

  public var body: HTTPBody? { base.body }

  public var decoding: any ResponseDecoding { base.decoding }

  public var timeout: TimeInterval? { base.timeout }

  public var cachePolicy: URLRequest.CachePolicy? { base.cachePolicy }

  public var metadata: RequestMetadata { base.typedMetadata }

  public var uri: String { base.uri }

  public func response(from response: ServerResponse) throws -> Response { try read(response) }

  public func failure(from response: ServerResponse) -> (any Sendable)? { base.failure(from: response) }

  public func adapt(_ request: inout URLRequest) throws { try base.adapt(&request) }
}

extension AnyRequest: TypeHidingRequest {}
