import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request that stands for another one, and changes a part of it.
///
/// Everything that a proxy does not mention is asked of the request behind it. As a proxy is a request itself, proxies
/// nest in any order.
///
/// ```swift
/// struct TracedRequest<Request: HTTPRequestRepresentation>: RequestProxy {
///   let request: Request
///   let traceID: String
///
///   var headers: [String: String] {
///     request.headers.merging(["X-Trace": traceID]) { _, new in new }
///   }
/// }
///
/// try await client.call(TracedRequest(request: Products(), traceID: "7"))
/// ```
///
/// A proxy may also make something else of the response: its ``HTTPRequestRepresentation/response(from:)`` then asks that
/// of ``request``, and returns another type. Its parameters may be of another type likewise. An answer is read
/// by ``request``, with that one's ``HTTPRequestRepresentation/decoding``; to read it otherwise, write `response(from:)`.
public protocol RequestProxy: HTTPRequestRepresentation {
  /// The type of the request behind it.
  associatedtype Request: HTTPRequestRepresentation

  /// The request behind it.
  var request: Request { get }
}

extension RequestProxy {
  public var endpoint: any HTTPEndpointConvertible { request.endpoint }

  /// The request's own, unless the proxy goes to an endpoint with another root.
  public var baseURL: URL? { endpoint.root == request.endpoint.root ? request.baseURL : endpoint.root }

  public var method: HTTPMethod { request.method }

  public var parameters: Request.Parameters { request.parameters }

  public var parameterEncoding: ParameterEncoding { request.parameterEncoding }

  public var headers: [String: String] { request.headers }

  public var body: HTTPBody? { request.body }

  public var decoding: any ResponseDecoding { request.statedDecoding }

  public var timeout: TimeInterval? { request.timeout }

  public var cachePolicy: URLRequest.CachePolicy? { request.cachePolicy }

  public var metadata: RequestMetadata { request.typedMetadata }

  /// The request's own, unless the proxy changes something that it is made of.
  public var uri: String {
    let isChanged =
      endpoint.fullPath != request.endpoint.fullPath || parameterEncoding != request.parameterEncoding
      || parameters.parameterValues != request.parameters.parameterValues
    return isChanged ? composedURI : request.uri
  }

  public func response(from answer: HTTPAnswer) throws -> Request.Response { try request.response(from: answer) }

  public func failure(from answer: HTTPAnswer) -> Request.Failure? { request.failure(from: answer) }
}
