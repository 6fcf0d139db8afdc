import Foundation
import HTTPTransport

// Calls that need no request type, for a first try and for requests that are made in one place only.

extension HTTPClient {
  /// Sends a GET to a path.
  ///
  /// ```swift
  /// let user = try await client.get("users/\(id)", as: User.self)
  /// ```
  ///
  /// - Parameters:
  ///   - path: the path below the base URL. Interpolated values are escaped.
  ///   - type: the type of the response. The default is the type that the call's place expects.
  ///   - parameters: the query. The default is none.
  ///   - options: the settings of this call. By default, nothing.
  /// - Returns: the decoded response.
  /// - Throws: the error of the call, as ``call(_:options:)`` does.
  public func get<Response: Sendable>(
    _ path: EndpointPath, as type: Response.Type = Response.self, parameters: [String: ParameterValue] = [:],
    options: CallOptions = CallOptions()
  ) async throws(HTTPClientError) -> Response {
    try await call(PathRequest<Response>(.get, path, parameters, nil), options: options)
  }

  /// Sends a POST to a path, as ``get(_:as:parameters:options:)`` sends a GET. The default response is empty.
  public func post<Response: Sendable>(
    _ path: EndpointPath, _ body: HTTPBody? = nil, as type: Response.Type = Void.self,
    options: CallOptions = CallOptions()
  ) async throws(HTTPClientError) -> Response {
    try await call(PathRequest<Response>(.post, path, [:], body), options: options)
  }

  /// Sends a PUT to a path, as ``get(_:as:parameters:options:)`` sends a GET. The default response is empty.
  public func put<Response: Sendable>(
    _ path: EndpointPath, _ body: HTTPBody? = nil, as type: Response.Type = Void.self,
    options: CallOptions = CallOptions()
  ) async throws(HTTPClientError) -> Response {
    try await call(PathRequest<Response>(.put, path, [:], body), options: options)
  }

  /// Sends a PATCH to a path, as ``get(_:as:parameters:options:)`` sends a GET. The default response is empty.
  public func patch<Response: Sendable>(
    _ path: EndpointPath, _ body: HTTPBody? = nil, as type: Response.Type = Void.self,
    options: CallOptions = CallOptions()
  ) async throws(HTTPClientError) -> Response {
    try await call(PathRequest<Response>(.patch, path, [:], body), options: options)
  }

  /// Sends a DELETE to a path, as ``get(_:as:parameters:options:)`` sends a GET. The default response is empty.
  public func delete<Response: Sendable>(
    _ path: EndpointPath, _ body: HTTPBody? = nil, as type: Response.Type = Void.self,
    options: CallOptions = CallOptions()
  ) async throws(HTTPClientError) -> Response {
    try await call(PathRequest<Response>(.delete, path, [:], body), options: options)
  }

  /// Sends a HEAD to a path, and returns the status and the header fields.
  public func head(
    _ path: EndpointPath, parameters: [String: ParameterValue] = [:], options: CallOptions = CallOptions()
  ) async throws(HTTPClientError) -> FullResponse<Void> {
    try await fullResponse(to: PathRequest<Void>(.head, path, parameters, nil), options: options)
  }
}

/// A request without a type of its own.
private struct PathRequest<Response: Sendable>: HTTPRequestRepresentation {
  let method: HTTPClient.Method
  let endpoint: any HTTPEndpointConvertible
  let parameters: [String: ParameterValue]
  let body: HTTPBody?

  init(
    _ method: HTTPClient.Method, _ path: EndpointPath, _ parameters: [String: ParameterValue], _ body: HTTPBody?
  ) {
    self.method = method
    endpoint = path
    self.parameters = parameters
    self.body = body
  }
}
