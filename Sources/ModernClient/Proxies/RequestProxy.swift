import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request that wraps another one, and changes a part of it.
///
/// Members that a proxy does not declare come from the wrapped request. A proxy is itself a request, so proxies nest in
/// any order.
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
/// A proxy may also have another response type: its ``HTTPRequestRepresentation/response(from:)`` then calls that of
/// ``request``, and converts the result. Its parameters may have another type too. The ``request`` reads a response with
/// its own ``HTTPRequestRepresentation/decoding``; to change that, implement `response(from:)`.
public protocol RequestProxy: HTTPRequestRepresentation {
  /// The type of the request behind it.
  associatedtype Request: HTTPRequestRepresentation

  /// The request behind it.
  var request: Request { get }
}

extension RequestProxy {
  public var endpoint: any HTTPEndpointConvertible { request.endpoint }
}

extension RequestProxy
where BaseURLMember == Never, BaseURLUnwrapped == Never, BaseURLFunction == Never {
  /// The request's own base URL, unless the proxy's endpoint has another root.
  public var baseURL: URL? { endpoint.root == request.endpoint.root ? request.baseURL : endpoint.root }
}

extension RequestProxy
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never {
  public var method: HTTPClient.Method { request.method }
}

extension RequestProxy
where ParametersMember == Never, ParametersUnwrapped == Never, ParametersFunction == Never {
  public var parameters: Request.Parameters { request.parameters }
}

extension RequestProxy
where ParameterEncodingMember == Never, ParameterEncodingUnwrapped == Never, ParameterEncodingFunction == Never {
  public var parameterEncoding: HTTPClient.ParameterEncoding { request.parameterEncoding }
}

extension RequestProxy
where HeadersMember == Never, HeadersUnwrapped == Never, HeadersFunction == Never {
  public var headers: [String: String] { request.headers }
}

extension RequestProxy
where BodyMember == Never, BodyUnwrapped == Never, BodyFunction == Never {
  public var body: HTTPBody? { request.body }
}

extension RequestProxy
where DecodingMember == Never, DecodingUnwrapped == Never, DecodingFunction == Never {
  public var decoding: any ResponseDecoding { request.decoding }
}

extension RequestProxy
where TimeoutMember == Never, TimeoutUnwrapped == Never, TimeoutFunction == Never {
  public var timeout: TimeInterval? { request.timeout }
}

extension RequestProxy
where CachePolicyMember == Never, CachePolicyUnwrapped == Never, CachePolicyFunction == Never {
  public var cachePolicy: URLRequest.CachePolicy? { request.cachePolicy }
}

extension RequestProxy
where MetadataMember == Never, MetadataUnwrapped == Never, MetadataFunction == Never {
  public var metadata: RequestMetadata { request.typedMetadata }
}

extension RequestProxy
where URIMember == Never, URIUnwrapped == Never, URIFunction == Never {
  /// The request's own URI, unless the proxy changes one of its parts.
  public var uri: String {
    let isChanged =
      endpoint.fullPath != request.endpoint.fullPath || parameterEncoding != request.parameterEncoding
      || parameters.parameterValues != request.parameters.parameterValues
    return isChanged ? composedURI : request.uri
  }
}

extension RequestProxy where ResponseFunction == Never, ResponseDataFunction == Never {
  public func response(from response: ServerResponse) throws -> Request.Response {
    try request.response(from: response)
  }
}

extension RequestProxy where FailureFunction == Never {
  public func failure(from response: ServerResponse) -> Request.Failure? { request.failure(from: response) }
}

extension RequestProxy where AdaptFunction == Never, AdaptedFunction == Never {
  public func adapt(_ urlRequest: inout URLRequest) throws { try request.adapt(&urlRequest) }
}
