import Foundation
import HTTPTransport

// Calls with the name of the screen that they come from, as apps that are migrated from LegacyRequests make them.

extension HTTPClient {
  /// Sends a request with a `Referer` header.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - referer: the value of the header; none is sent when it is nil or empty.
  /// - Returns: the decoded response.
  /// - Throws: the error of the call, as ``call(_:options:)`` does.
  public func call<Request: HTTPRequestRepresentation>(
    _ request: Request, referer: String?
  ) async throws(HTTPClientError) -> Request.Response {
    try await call(request, options: CallOptions(referer: referer))
  }

  /// Sends a request with a `Referer` header, and calls a completion.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - referer: the value of the header; none is sent when it is nil or empty.
  ///   - queue: the queue for the completion. Nil means the configuration's callback queue.
  ///   - completion: called exactly once, on the queue, as for ``call(_:options:on:completion:)``.
  /// - Returns: a handle that cancels the call. It need not be kept.
  @discardableResult
  public func call<Request: HTTPRequestRepresentation>(
    _ request: Request, referer: String?, on queue: DispatchQueue? = nil,
    completion: @escaping (Result<Request.Response, HTTPClientError>) -> Void
  ) -> HTTPCall {
    call(request, options: CallOptions(referer: referer), on: queue, completion: completion)
  }
}

extension HTTPClient.CallOptions {
  /// Creates options with a `Referer` header. None is sent when it is nil or empty.
  package init(referer: String?) {
    self.init(headers: referer.flatMap { $0.isEmpty ? nil : ["Referer": $0] } ?? [:])
  }
}
