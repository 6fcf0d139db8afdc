import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests, and tells each caller the one thing that came of it.
///
/// ```swift
/// HTTPClient.shared.configuration.baseURL = URL(string: "https://example.com")
///
/// HTTPClient.shared.call(Products(), referer: "shop") { result in
///   switch result {
///   case .success(let response): show(response.products)
///   case .failure(let error): if let message = error.userMessage { showAlert(message) }
///   }
/// }
/// ```
///
/// There is one failure for everything, so that a call site has one thing to check: an error of the network, of the
/// server, in the body's report and in reading the body all arrive as an ``HTTPClientError`` with its
/// ``HTTPClientError/message``. What a server or a network does wrong becomes
///
/// | what happens | ``HTTPClientError/reason`` |
/// | --- | --- |
/// | the connection breaks off, before the answer or within it; a body shorter than its length; not HTTP | `transport`, a `URLError` |
/// | nothing comes for as long as the time-out | `transport`; ``HTTPClientError/isTimeout`` |
/// | redirects that go in circles; one that leaves HTTP | `transport`: `httpTooManyRedirects`, `unsupportedURL` |
/// | the call is cancelled | `transport`; ``HTTPClientError/isCancelled`` |
/// | a middleware throws | `middleware`, with what it threw, and with the status when it refuses an answer |
/// | 304, 401 however it asks for credentials, 429, any other status outside 200…299 | `unacceptableStatus`, or what its body reports |
/// | HTML where JSON should be, an empty body | `decoding`; sooner with ``ResponseValidationMiddleware`` |
///
/// A wrong content type alone is no error, and what follows the end of a body is not read. On Linux, a connection that
/// is closed between the status line and the end of the headers can end the process (corelibs #5285).
public final class HTTPClient: Sendable {
  /// The client for an app that needs only one.
  public static let shared = HTTPClient()

  private let stored: SharedValue<Configuration>
  package let runningCalls = RunningCalls()

  /// Makes a client of its own.
  ///
  /// - Parameter configuration: the client's settings.
  public init(configuration: Configuration = Configuration()) {
    stored = SharedValue(configuration) { owner, old, new in
      if let own = new.transport as? ConfiguredTransport, own.client.stored === owner { new.transport = old.transport }
    }
  }

  /// The client's settings. A change affects the calls that begin after it.
  ///
  /// Many tasks may change parts of it at once, as in `configuration.headers["X-App"] = "7"`. No change is lost.
  public var configuration: Configuration {
    get { stored.value }
    set { stored.value = newValue }
    _modify { yield &stored.value }
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - referer: the value of the `Referer` header; none is sent when it is nil or empty.
  ///   - progress: receives the progress of the bodies, on a queue of the transport.
  /// - Returns: the decoded response.
  /// - Throws: the reason why there is none. When the awaiting task is cancelled, an error that
  ///   ``HTTPClientError/isCancelled``.
  public func call<Request: HTTPRequestRepresentation>(
    _ request: Request,
    referer: String? = nil,
    progress: TransferProgress.Handler? = nil
  ) async throws(HTTPClientError) -> Request.Response {
    try await fullResponse(to: request, referer: referer, progress: progress).value
  }

  /// Sends a request, and calls back.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - referer: the value of the `Referer` header; none is sent when it is nil or empty.
  ///   - queue: the queue for the completion. Nil means the configuration's callback queue.
  ///   - progress: receives the progress of the bodies, on the same queue.
  ///   - completion: called exactly once, on the queue, also when the call is cancelled. A plain closure: it may capture
  ///     what is not Sendable, since nothing but that queue runs it or lets go of it.
  /// - Returns: a handle that cancels the call. It need not be kept.
  @discardableResult
  public func call<Request: HTTPRequestRepresentation>(
    _ request: Request,
    referer: String? = nil,
    on queue: DispatchQueue? = nil,
    progress: TransferProgress.Handler? = nil,
    completion: @escaping (Result<Request.Response, HTTPClientError>) -> Void
  ) -> HTTPCall {
    start(request, referer: referer, on: queue, progress: progress) { completion($0.map(\.value)) }
  }

  func start<Request: HTTPRequestRepresentation>(
    _ request: Request, referer: String?, on queue: DispatchQueue?, progress: TransferProgress.Handler?,
    completion: @escaping (Result<FullResponse<Request.Response>, HTTPClientError>) -> Void
  ) -> HTTPCall {
    let configuration = configuration
    let queue = queue ?? configuration.callbackQueue
    let callback = Callback(on: queue, completion)
    var call = Call(
      request: request, referer: referer, configuration: configuration, runningCalls: runningCalls)
    if let progress {
      call.progress = { report in queue.async { progress(report) } }
    }
    return HTTPCall(
      task: Task { [call] in
        do throws(HTTPClientError) {
          callback.deliver(.success(try await call.response()))
        } catch {
          callback.deliver(.failure(error))
        }
      }
    )
  }

  /// Sends requests of any kind as this client's are sent: through its middlewares and its transport, as they are
  /// configured at that moment.
  ///
  /// So old requests are logged, stubbed and given new tokens before any of them is migrated:
  ///
  /// ```swift
  /// APIUtil.configuration.transport = HTTPClient.shared.transport
  /// ```
  ///
  /// Tokens are added for the server of the client's base URL, and for those that its configuration lists
  /// (``Configuration/credentialOrigins``); the client has to have one of the two.
  ///
  /// A client that is given its own, as by `configuration = .init(following: APIUtil.configuration)` after this, goes on
  /// with the transport that it had. Clients that lead back to each other in another way fail with ``TransportLoop``.
  public var transport: any ClientTransport { ConfiguredTransport(client: self) }
}

extension HTTPClient: CustomReflectable {
  /// The configuration, as `dump` shows it.
  public var customMirror: Mirror { Mirror(self, children: ["configuration": configuration]) }
}
