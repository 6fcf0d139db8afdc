import Foundation
import HTTPTransport

/// Sends requests, and tells each caller the one thing that came of it.
///
/// ```swift
/// HTTPClient.shared.configuration.baseURL = URL(string: "https://example.com")
///
/// HTTPClient.shared.call(Products(), referer: "shop") { result in
///   switch result {
///   case .success(let response): show(response.products)
///   case .failure(let error): showAlert(error.message)
///   }
/// }
/// ```
///
/// There is one failure for everything, so that a call site has one thing to check: an error of the network, of the
/// server, in the body's report and in reading the body all arrive as an ``HTTPClientError`` with its
/// ``HTTPClientError/message``.
public final class HTTPClient: Sendable {
  /// The client for an app that needs only one.
  public static let shared = HTTPClient()

  private let stored: Locked<Configuration>

  /// Makes a client of its own.
  ///
  /// - Parameter configuration: where its requests go, and how.
  public init(configuration: Configuration = Configuration()) {
    stored = Locked(configuration)
  }

  /// Where requests go, and how. A change affects the calls that begin after it.
  public var configuration: Configuration {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: what to send.
  ///   - referer: the value of the `Referer` header, if it is to have one.
  /// - Returns: the decoded response.
  /// - Throws: the reason why there is none. When the awaiting task is cancelled, an error that
  ///   ``HTTPClientError/isCancelled``.
  public func call<Request: HTTPRequestRepresentation>(
    _ request: Request,
    referer: String? = nil
  ) async throws(HTTPClientError) -> Request.Response {
    try await Call(request: request, referer: referer, configuration: configuration).response()
  }

  /// Sends a request, and calls back.
  ///
  /// - Parameters:
  ///   - request: what to send.
  ///   - referer: the value of the `Referer` header, if it is to have one.
  ///   - completion: called exactly once, on the configuration's callback queue, also when the call is cancelled. A
  ///     plain closure: it may capture what is not Sendable, since nothing but that queue runs it or lets go of it.
  /// - Returns: a handle to give the call up by; the call does not depend on its being kept.
  @discardableResult
  public func call<Request: HTTPRequestRepresentation>(
    _ request: Request,
    referer: String? = nil,
    completion: @escaping (Result<Request.Response, HTTPClientError>) -> Void
  ) -> HTTPCall {
    let configuration = configuration
    let callback = Callback(on: configuration.callbackQueue, completion)
    let call = Call(request: request, referer: referer, configuration: configuration)
    return HTTPCall(
      task: Task {
        do throws(HTTPClientError) {
          callback.deliver(.success(try await call.response()))
        } catch {
          callback.deliver(.failure(error))
        }
      }
    )
  }
}

/// A call that is under way.
public struct HTTPCall: Sendable {
  let task: Task<Void, Never>

  /// Gives the call up: its completion gets an error that ``HTTPClientError/isCancelled``, unless it was called already.
  public func cancel() {
    task.cancel()
  }
}
