import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The transport that apps use: a `URLSession`, kept for as long as the transport lives.
///
/// Redirects are followed, cookies kept, and content encodings undone as `URLSession` does. A cancelled caller gets
/// `CancellationError` at once. What URLSession gets wrong on Linux is worked around here, so that callers see the same
/// on every platform.
///
/// Two things cannot be worked around on Linux with Swift 6.3: a connection that breaks off in the middle of the headers
/// ends the process (corelibs #5285), and when the server closes a connection that was kept from an earlier request
/// instead of answering, a request with a body fails only when its time is up.
public final class URLSessionTransport: ClientTransport {
  /// The transport that requests use unless told otherwise.
  public static let shared = URLSessionTransport()

  /// How many bytes of a body are kept in memory unless told otherwise: 256 MB.
  public static let defaultBodyLimit = 256 * 1024 * 1024

  private let session: ObservedSession
  private let bodyLimit: Int
  #if canImport(FoundationNetworking)
    private let sessionWithoutCookies = Locked<ObservedSession?>(nil)
  #endif

  /// Opens a session of its own. Prefer few: every session has its own connections.
  ///
  /// - Parameters:
  ///   - configuration: the session's settings; later changes to it have no effect.
  ///   - bodyLimit: how many bytes of a body are kept in memory. A longer one, also one that unpacks to more, ends in
  ///     `URLError.dataLengthExceedsMaximum`; into a file it may be as long as it likes (``download(_:to:progress:)``).
  public init(configuration: URLSessionConfiguration = .default, bodyLimit: Int = defaultBodyLimit) {
    self.bodyLimit = bodyLimit
    let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
    #if canImport(FoundationNetworking)
      // With a cache, cancelling can trap: the task then asks for its protocol after it was taken off the registry.
      configuration.urlCache = nil
      // More connections at once to an HTTP/2 host have crashed libcurl's handles (corelibs #5445).
      configuration.httpMaximumConnectionsPerHost = min(configuration.httpMaximumConnectionsPerHost, 6)
    #endif
    session = ObservedSession(configuration: configuration)
  }

  /// Sends `request` and waits for the whole answer.
  ///
  /// - Parameter request: what to send. A body on a GET is left out: URLSession refuses it.
  /// - Returns: the final answer, whatever its status.
  /// - Throws: `URLError` when no answer came or its body is longer than the limit, `CancellationError` when the caller was cancelled,
  ///   `HTTPFailure.invalidURL` for a request without an address, `HTTPFailure.notHTTP` when something else answered.
  public func send(_ request: URLRequest) async throws -> HTTPAnswer {
    try await send(request, progress: nil)
  }

  /// Sends `request`, tells how far the bodies have come, and waits for the whole answer.
  ///
  /// - Parameters:
  ///   - request: what to send. A body on a GET is left out: URLSession refuses it.
  ///   - progress: hears of the bodies' progress, on the session's delegate queue.
  /// - Returns: the final answer, whatever its status.
  /// - Throws: as ``send(_:)``.
  public func send(_ request: URLRequest, progress: TransferProgress.Handler?) async throws -> HTTPAnswer {
    try await exchange(request, file: nil, progress: progress)
  }

  /// Sends `request`, and writes the body of a successful answer into a file as it comes, however long it is.
  ///
  /// - Parameters:
  ///   - request: what to send. A body on a GET is left out: URLSession refuses it.
  ///   - file: the file, which is made or overwritten; its folder is there. It is gone when this throws.
  ///   - progress: hears of the bodies' progress, on the session's delegate queue.
  /// - Returns: the final answer; with its body, and no file, for an error status.
  /// - Throws: as ``send(_:)``, and when the file cannot be written.
  public func download(
    _ request: URLRequest, to file: URL, progress: TransferProgress.Handler?
  ) async throws -> HTTPAnswer {
    try await exchange(request, file: DownloadFile(file), progress: progress)
  }

  /// The time-out that Linux is given. It cuts the fraction off, fails at once for 0 and less, and traps on what libcurl
  /// can't count, such as infinity: a week is the most, and what is no time gets the default.
  package static func countable(timeout: TimeInterval) -> TimeInterval {
    let timeout = timeout.rounded(.up)
    return timeout > 0 ? min(timeout, 604_800) : 60
  }

  private func exchange(
    _ request: URLRequest, file: DownloadFile?, progress: TransferProgress.Handler?
  ) async throws -> HTTPAnswer {
    guard request.url != nil else { throw HTTPFailure.invalidURL("") }
    var request = request
    if request.httpMethod ?? "GET" == "GET" {
      // Apple's and Linux's URLSession both fail a GET that has a body, with -1103. This clears a body stream too.
      request.httpBody = nil
    }
    #if canImport(FoundationNetworking)
      request.timeoutInterval = Self.countable(timeout: request.timeoutInterval)
      // There is no cache here, and Linux would ask the server after all.
      if case .returnCacheDataDontLoad = request.cachePolicy { throw URLError(.resourceUnavailable) }
    #endif

    let exchange = Exchange(session: session(for: request), bodyLimit: bodyLimit, file: file, listener: progress)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { exchange.start(request, continuation: $0) }
    } onCancel: {
      exchange.cancel()
    }
  }

  /// How many of `URLSession`'s tasks have not ended yet, for tests: they end a little after their callers were let go.
  package var taskCount: Int {
    #if canImport(FoundationNetworking)
      session.observer.taskCount + sessionWithoutCookies.withLock { $0?.observer.taskCount ?? 0 }
    #else
      session.observer.taskCount
    #endif
  }

  private func session(for request: URLRequest) -> ObservedSession {
    #if canImport(FoundationNetworking)
      // Linux goes by the session's settings alone.
      guard request.httpShouldHandleCookies else {
        return sessionWithoutCookies.withLock { other in
          let session = other ?? session.withoutCookies()
          other = session
          return session
        }
      }
    #endif
    return session
  }
}
