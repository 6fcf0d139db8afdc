import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests, and gives each caller one response or one error.
///
/// ```swift
/// HTTPClient.shared.configuration.baseURL = URL(string: "https://example.com")
///
/// do throws(HTTPClientError) {
///   show(try await HTTPClient.shared.call(Products()))
/// } catch {
///   if let message = error.userMessage { showAlert(message) }
/// }
/// ```
///
/// Code without `async` passes a completion:
///
/// ```swift
/// HTTPClient.shared.call(Products()) { result in
///   switch result {
///   case .success(let response): show(response.products)
///   case .failure(let error): if let message = error.userMessage { showAlert(message) }
///   }
/// }
/// ```
///
/// Every failure is an ``HTTPClientError`` with an ``HTTPClientError/message``, so a call site checks only one error:
/// errors of the network, of the server, in the body's report, and in reading the body. Problems of a server or network
/// become
///
/// | what happens | ``HTTPClientError/reason`` |
/// | --- | --- |
/// | the connection breaks off, before the response or within it; a body shorter than its length; not HTTP | `transport`, a `URLError` |
/// | nothing comes for as long as the time-out | `transport`; ``HTTPClientError/isTimeout`` |
/// | redirects that go in circles; one that leaves HTTP | `transport`: `httpTooManyRedirects`, `unsupportedURL` |
/// | the call is cancelled | `transport`; ``HTTPClientError/isCancelled`` |
/// | a middleware throws | `middleware`, with what it threw, and with the status when it refuses a response |
/// | 304, 401 however it asks for credentials, 429, any other status outside 200…299 | `unacceptableStatus`, or what its body reports |
/// | HTML where JSON should be, an empty body | `decoding`; sooner with ``ResponseValidationMiddleware`` |
///
/// A wrong content type alone is no error. Data after the end of a body is not read. On Linux, a connection that is
/// closed between the status line and the end of the headers can end the process (corelibs #5285).
public final class HTTPClient: Sendable {
  /// The client for an app that needs only one.
  public static let shared = HTTPClient()

  private let stored: SharedValue<Configuration>
  package let runningCalls = RunningCalls()

  /// Creates a separate client.
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
  ///   - options: the settings of this call. By default, nothing.
  /// - Returns: the decoded response.
  /// - Throws: the error of the call. If the awaiting task is cancelled, an error with ``HTTPClientError/isCancelled``.
  public func call<Request: HTTPRequestRepresentation>(
    _ request: Request,
    options: CallOptions = CallOptions()
  ) async throws(HTTPClientError) -> Request.Response {
    try await fullResponse(to: request, options: options).value
  }

  /// Sends a request, and calls a completion.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - options: the settings of this call. By default, nothing. The progress is reported on the same queue.
  ///   - queue: the queue for the completion. Nil means the configuration's callback queue.
  ///   - completion: called exactly once, on the queue, also when the call is cancelled. A plain closure: it may
  ///     capture values that are not Sendable, because only that queue runs and releases it.
  /// - Returns: a handle that cancels the call. It need not be kept.
  @discardableResult
  public func call<Request: HTTPRequestRepresentation>(
    _ request: Request,
    options: CallOptions = CallOptions(),
    on queue: DispatchQueue? = nil,
    completion: @escaping (Result<Request.Response, HTTPClientError>) -> Void
  ) -> HTTPCall {
    start(request, options: options, on: queue) { completion($0.map(\.value)) }
  }

  func start<Request: HTTPRequestRepresentation>(
    _ request: Request, options: CallOptions, on queue: DispatchQueue?,
    completion: @escaping (Result<FullResponse<Request.Response>, HTTPClientError>) -> Void
  ) -> HTTPCall {
    let configuration = configuration
    let queue = queue ?? configuration.callbackQueue
    let callback = Callback(on: queue, completion)
    var call = Call(
      request: request, options: options, configuration: configuration, runningCalls: runningCalls)
    if let progress = options.progress {
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

  /// A transport that sends any requests like this client: through its middlewares and its transport, with the
  /// configuration at the time of each request.
  ///
  /// So logging, stubs and token renewal apply to old requests before any of them is migrated:
  ///
  /// ```swift
  /// APIUtil.configuration.transport = HTTPClient.shared.transport
  /// ```
  ///
  /// Tokens are added for the server of the client's base URL, and for those that its configuration lists
  /// (``Configuration/credentialOrigins``); one of the two has to be set.
  ///
  /// If a client gets its own transport, as by a later `configuration = .init(following: APIUtil.configuration)`, it
  /// keeps its previous transport. Other cycles of clients fail with ``Refusal/transportLoop``.
  public var transport: any ClientTransport { ConfiguredTransport(client: self) }
}

extension HTTPClient: CustomReflectable {
  /// The configuration, as `dump` shows it.
  public var customMirror: Mirror { Mirror(self, children: ["configuration": configuration]) }
}
