import Foundation
import HTTPTransport
import LegacyRequests
import ModernClient

extension HTTPRequestRepresentation {
  /// Sends the request through the new client, and reports the outcome in the old form. So the call site can be
  /// migrated later.
  ///
  /// ```swift
  /// Diamond.Products().executeAsync(referer: referer) { response, error in
  ///   if let _ = APIUtil.getDestructiveErrorCodeIfAny(response) { … }
  ///   if let message = APIUtil.getErrorMessageIfAny(response, error: error) { … }
  ///   if let response = response { … }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - referer: the value of the `Referer` header, if it is to have one.
  ///   - client: the client that sends it.
  ///   - onComplete: called exactly once, on the client's callback queue, with the result that an old request would
  ///     give:
  ///     - 2xx and a body that can be read: a response, no error;
  ///     - another status and a body that can be read: a response and `HTTPFailure.unacceptableStatus`;
  ///     - a body that cannot be read: no response, and an ``HTTPClientError`` with the text for the user;
  ///     - no response: no response, and the transport's own error, such as `URLError(.timedOut)`;
  ///     - cancelled: no response, and `URLError(.cancelled)`.
  /// - Returns: a handle that cancels the call. It need not be kept.
  @discardableResult
  public func executeAsync(
    referer: String? = nil,
    client: HTTPClient = .shared,
    _ onComplete: @escaping (_ response: Response?, _ error: (any Error)?) -> Void
  ) -> HTTPCall {
    let configuration = client.configuration
    let call = Call(
      request: self, options: HTTPClient.CallOptions(referer: referer), configuration: configuration,
      runningCalls: client.runningCalls)
    let callback = Callback<(Response?, (any Error)?)>(on: configuration.callbackQueue) { onComplete($0, $1) }
    return HTTPCall(task: Task { await call.running { callback.deliver(await call.oldOutcome()) } })
  }
}

extension Call {
  fileprivate func oldOutcome() async -> (Request.Response?, (any Error)?) {
    do throws(HTTPClientError) {
      let (serverResponse, outgoing) = try await send()
      guard let response = try? response(from: serverResponse) else {
        return (try read(serverResponse, to: outgoing), nil)
      }
      return (response, serverResponse.isSuccess ? nil : HTTPFailure.unacceptableStatus(serverResponse.statusCode))
    } catch {
      return (nil, error.oldError)
    }
  }
}

extension HTTPClientError {
  /// The network error itself, which old code checks for.
  fileprivate var oldError: any Error {
    if isCancelled { return URLError(.cancelled) }
    switch reason {
    case .transport(let error), .middleware(let error), .invalidRequest(let error): return error
    default: return self
    }
  }
}
