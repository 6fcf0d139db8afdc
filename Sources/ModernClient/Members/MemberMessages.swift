import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The messages of the compiler for members of another type than the required one.

extension HTTPRequestRepresentation {
  @available(*, unavailable, message: "baseURL must be `var baseURL: URL? { get }`")
  @_disfavoredOverload public var baseURL: URL? { undeclared() }

  @available(
    *, unavailable,
    message: "body must be `var body: HTTPBody? { get }`; name a property of the app otherwise"
  )
  @_disfavoredOverload public var body: HTTPBody? { undeclared() }

  @available(*, unavailable, message: "cachePolicy must be `var cachePolicy: URLRequest.CachePolicy? { get }`")
  @_disfavoredOverload public var cachePolicy: URLRequest.CachePolicy? { undeclared() }

  @available(*, unavailable, message: "decoding must be `var decoding: any ResponseDecoding { get }`")
  @_disfavoredOverload public var decoding: any ResponseDecoding { undeclared() }

  @available(*, unavailable, message: "headers must be `var headers: [String: String] { get }`")
  @_disfavoredOverload public var headers: [String: String] { undeclared() }

  @available(*, unavailable, message: "metadata must be `var metadata: RequestMetadata { get }`")
  @_disfavoredOverload public var metadata: RequestMetadata { undeclared() }

  @available(*, unavailable, message: "method must be `var method: HTTPClient.Method { get }`")
  @_disfavoredOverload public var method: HTTPClient.Method { undeclared() }

  @available(
    *, unavailable, message: "parameterEncoding must be `var parameterEncoding: HTTPClient.ParameterEncoding { get }`"
  )
  @_disfavoredOverload public var parameterEncoding: HTTPClient.ParameterEncoding { undeclared() }

  @available(*, unavailable, message: "parameters must be `var parameters: some ParametersConvertible { get }`")
  @_disfavoredOverload public var parameters: [String: String] { undeclared() }

  @available(*, unavailable, message: "timeout must be `var timeout: TimeInterval? { get }`")
  @_disfavoredOverload public var timeout: TimeInterval? { undeclared() }

  @available(*, unavailable, message: "uri must be `var uri: String { get }`")
  @_disfavoredOverload public var uri: String { undeclared() }

  @available(*, unavailable, message: "must be `func response(from response: ServerResponse) throws -> Response`")
  @_disfavoredOverload public func response(from response: ServerResponse) throws -> Response { undeclared() }

  @available(*, unavailable, message: "must be `func failure(from response: ServerResponse) -> Failure?`")
  @_disfavoredOverload public func failure(from response: ServerResponse) -> Failure? { undeclared() }

  @available(*, unavailable, message: "must be `func adapt(_ request: inout URLRequest) throws`")
  @_disfavoredOverload public func adapt(_ request: inout URLRequest) throws { undeclared() }
}

extension RequestProxy {
  @available(
    *, unavailable, message: "parameters must be `var parameters: some ParametersConvertible { get }`"
  )
  @_disfavoredOverload public var parameters: Request.Parameters { undeclared() }
}

extension HTTPEndpointConvertible {
  @available(*, unavailable, message: "root must be `var root: URL? { get }`")
  @_disfavoredOverload public var root: URL? { undeclared() }

  @available(
    *, unavailable,
    message: "functionPath must be `var functionPath: EndpointPath { get }`; a plain String is not escaped"
  )
  @_disfavoredOverload public var functionPath: EndpointPath { undeclared() }

  @available(*, unavailable, message: "path must be `var path: EndpointPath { get }`; a plain String is not escaped")
  @_disfavoredOverload public var path: EndpointPath { undeclared() }
}
