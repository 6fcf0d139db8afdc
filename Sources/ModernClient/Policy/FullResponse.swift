import Foundation
import HTTPTransport

/// A response with what came beside its body: the status and the header fields.
///
/// ```swift
/// let response = try await client.fullResponse(to: Products())
/// show(response.value)
/// remember(response.header("ETag"), for: response.url)
/// ```
public struct FullResponse<Value: Sendable>: Sendable {
  /// The value that ``HTTPClient/call(_:referer:progress:)`` returns.
  public let value: Value

  /// The HTTP status, one of 200 to 299.
  public let statusCode: Int

  /// The header fields, spelled as the server spelled them. To look one up, use ``header(_:)``.
  public let headers: [String: String]

  /// The address that answered, which after a redirect is not the one that was asked.
  public let url: URL?

  /// Makes a response, as an interceptor or a test does.
  ///
  /// - Parameters:
  ///   - value: the response.
  ///   - statusCode: the HTTP status.
  ///   - headers: the header fields.
  ///   - url: the address that answered.
  public init(_ value: Value, statusCode: Int = 200, headers: [String: String] = [:], url: URL? = nil) {
    self.value = value
    self.statusCode = statusCode
    self.headers = headers
    self.url = url
  }

  /// The value of a header field.
  ///
  /// - Parameter name: the field's name, in any case.
  /// - Returns: the value, or nil when there is no such field.
  public func header(_ name: String) -> String? { headers.value(ofHeader: name) }

  /// The same with another value.
  ///
  /// - Parameter transform: makes it of this one.
  /// - Returns: the response.
  /// - Throws: what `transform` throws.
  public func map<Other: Sendable, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> FullResponse<Other> {
    FullResponse<Other>(try transform(value), statusCode: statusCode, headers: headers, url: url)
  }
}

extension HTTPClient {
  /// Sends a request, and tells the status and the header fields with the response.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - referer: the value of the `Referer` header; none is sent when it is nil or empty.
  ///   - progress: receives the progress of the bodies, on a queue of the transport.
  /// - Returns: the decoded response, with what came beside it.
  /// - Throws: the reason why there is none, as ``call(_:referer:progress:)`` does.
  public func fullResponse<Request: HTTPRequestRepresentation>(
    to request: Request, referer: String? = nil, progress: TransferProgress.Handler? = nil
  ) async throws(HTTPClientError) -> FullResponse<Request.Response> {
    try await Call(
      request: request, referer: referer, configuration: configuration, progress: progress, runningCalls: runningCalls
    ).response()
  }

  /// Sends a request, and calls back with the status and the header fields beside the response.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - referer: the value of the `Referer` header; none is sent when it is nil or empty.
  ///   - queue: the queue for the completion. Nil means the configuration's callback queue.
  ///   - completion: called exactly once, on the queue, as for ``call(_:referer:on:progress:completion:)``.
  /// - Returns: a handle that cancels the call. It need not be kept.
  @discardableResult
  public func fullResponse<Request: HTTPRequestRepresentation>(
    to request: Request, referer: String? = nil, on queue: DispatchQueue? = nil,
    completion: @escaping (Result<FullResponse<Request.Response>, HTTPClientError>) -> Void
  ) -> HTTPCall {
    start(request, referer: referer, on: queue, progress: nil, completion: completion)
  }
}
