import Foundation
import HTTPTransport

/// A decoded response, with the status and the header fields of the server's response.
///
/// ```swift
/// let response = try await client.fullResponse(to: Products())
/// show(response.value)
/// remember(response.header("ETag"), for: response.url)
/// ```
public struct FullResponse<Value: Sendable>: Sendable {
  /// The value that ``HTTPClient/call(_:options:)`` returns.
  public let value: Value

  /// The HTTP status, one of 200 to 299.
  public let statusCode: Int

  /// The header fields, spelled as the server sent them. Use ``header(_:)`` for a case-insensitive look-up.
  public let headers: [String: String]

  /// The URL that answered. After a redirect, it differs from the requested one.
  public let url: URL?

  /// Creates a response, for an interceptor or a test.
  ///
  /// - Parameters:
  ///   - value: the response.
  ///   - statusCode: the HTTP status.
  ///   - headers: the header fields.
  ///   - url: the URL that answered.
  public init(_ value: Value, statusCode: Int = 200, headers: [String: String] = [:], url: URL? = nil) {
    self.value = value
    self.statusCode = statusCode
    self.headers = headers
    self.url = url
  }

  /// Creates a response from a value and the response that it comes from.
  init(_ value: Value, of response: ServerResponse) {
    self.init(value, statusCode: response.statusCode, headers: response.headers, url: response.url)
  }

  /// Returns the value of a header field.
  ///
  /// - Parameter name: the field's name, in any case.
  /// - Returns: the value, or nil if there is no such field.
  public func header(_ name: String) -> String? { headers.value(ofHeader: name) }

  /// Returns a copy with another value.
  ///
  /// - Parameter transform: converts the value.
  /// - Returns: the response.
  /// - Throws: the error of `transform`.
  public func map<Other: Sendable, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> FullResponse<Other> {
    FullResponse<Other>(try transform(value), statusCode: statusCode, headers: headers, url: url)
  }
}

extension HTTPClient {
  /// Sends a request, and returns the response with the status and the header fields.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - options: the settings of this call. By default, nothing.
  /// - Returns: the decoded response, with the status and the header fields.
  /// - Throws: the error of the call, as ``call(_:options:)`` does.
  public func fullResponse<Request: HTTPRequestRepresentation>(
    to request: Request, options: CallOptions = CallOptions()
  ) async throws(HTTPClientError) -> FullResponse<Request.Response> {
    try await Call(
      request: request, options: options, configuration: configuration, runningCalls: runningCalls
    ).response()
  }

  /// Sends a request, and calls a completion with the response, the status and the header fields.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - options: the settings of this call. By default, nothing.
  ///   - queue: the queue for the completion. Nil means the configuration's callback queue.
  ///   - completion: called exactly once, on the queue, as for ``call(_:options:on:completion:)``.
  /// - Returns: a handle that cancels the call. It need not be kept.
  @discardableResult
  public func fullResponse<Request: HTTPRequestRepresentation>(
    to request: Request, options: CallOptions = CallOptions(), on queue: DispatchQueue? = nil,
    completion: @escaping (Result<FullResponse<Request.Response>, HTTPClientError>) -> Void
  ) -> HTTPCall {
    start(request, options: options, on: queue, completion: completion)
  }
}
