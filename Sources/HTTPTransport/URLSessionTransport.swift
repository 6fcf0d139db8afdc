import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The transport for apps: a `URLSession` that lives as long as the transport.
///
/// Redirects, cookies and content encodings are handled by `URLSession`. A cancelled caller gets `CancellationError` at
/// once. The transport works around the faults of URLSession on Linux, so that callers see the same on every platform.
///
/// One fault on Linux with Swift 6.3 has no workaround: a response in which FoundationNetworking finds no head ends the
/// process, with `Fatal error: Transfer completed, but there's no response` (NativeProtocol.swift:240, corelibs #5285,
/// fixed after 6.3). Two kinds do: a connection that is closed within the headers, and a chunked response with a
/// trailer field. `URLSession` without this transport does the same.
///
/// All sessions of a process share one thread there. A server that is faster than its client, as on the same machine,
/// would keep that thread from other requests and from cancellations: transfers step aside after about every MB.
public final class URLSessionTransport: ClientTransport {
  /// The default transport of requests.
  public static let shared = URLSessionTransport()

  /// The default of the maximum size in bytes of a body in memory: 256 MB.
  public static let defaultBodyLimit = 256 * 1024 * 1024

  private let session: ObservedSession
  private let bodyLimit: Int
  #if canImport(FoundationNetworking)
    private let sessionWithoutCookies = Locked<ObservedSession?>(nil)
  #endif

  /// Opens a session. Make few transports: every session has its own connections.
  ///
  /// To accept only servers with a certain key (pinning), on Apple platforms:
  ///
  /// ```swift
  /// let transport = URLSessionTransport(challenge: { challenge in
  ///   guard let trust = challenge.protectionSpace.serverTrust else { return (.performDefaultHandling, nil) }
  ///   guard SecTrustEvaluateWithError(trust, nil),
  ///     let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate], let leaf = chain.first,
  ///     let key = SecCertificateCopyKey(leaf), let bytes = SecKeyCopyExternalRepresentation(key, nil) as Data?,
  ///     pinnedKeys.contains(Data(SHA256.hash(data: bytes)))
  ///   else { return (.cancelAuthenticationChallenge, nil) }
  ///   return (.useCredential, URLCredential(trust: trust))
  /// })
  /// ```
  ///
  /// A client certificate is the answer `(.useCredential, URLCredential(identity: identity, certificates: nil,
  /// persistence: .forSession))` to a challenge with `NSURLAuthenticationMethodClientCertificate`.
  ///
  /// A cache of the client's own is `configuration.urlCache = URLCache(memoryCapacity:diskCapacity:)`; nil means none.
  /// Linux has no cache. A background configuration is not supported: its transfers outlive the process, and so the
  /// callers that wait for them. A download with `resumes` goes on after a restart.
  ///
  /// - Parameters:
  ///   - configuration: the session's settings; later changes to it have no effect.
  ///   - bodyLimit: the maximum size in bytes of a body in memory. A longer body, also one that is longer only after
  ///     decompression, fails with `URLError.dataLengthExceedsMaximum`; a download to a file has no limit
  ///     (``download(_:to:progress:)``).
  ///   - redirects: the treatment of redirects. The default follows them.
  ///   - challenge: answers a challenge for authentication, on the session's delegate queue: server trust, client
  ///     certificates, HTTP authentication. Nil, the default, answers as URLSession does. On Linux it is never called:
  ///     FoundationNetworking checks the server's certificate by the system's list, has no client certificates, and a
  ///     401 is the response.
  ///   - metrics: receives the metrics of every request once, before its caller gets the response, also if it fails or
  ///     is cancelled. For a stream, when its body ends.
  public init(
    configuration: URLSessionConfiguration = .default, bodyLimit: Int = defaultBodyLimit,
    redirects: RedirectPolicy = .follow,
    challenge: (
      @Sendable (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)
    )? = nil,
    metrics: (@Sendable (Metrics) -> Void)? = nil
  ) {
    self.bodyLimit = bodyLimit
    let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
    #if canImport(FoundationNetworking)
      // With a cache, cancelling can trap: the task then asks for its protocol after it was taken off the registry.
      configuration.urlCache = nil
      // More connections at once to an HTTP/2 host have crashed libcurl's handles (corelibs #5445).
      configuration.httpMaximumConnectionsPerHost = min(configuration.httpMaximumConnectionsPerHost, 6)
    #endif
    session = ObservedSession(
      configuration: configuration, hooks: SessionHooks(redirects: redirects, challenge: challenge, metrics: metrics))
  }

  /// Sends `request` and waits for the whole response.
  ///
  /// - Parameter request: the request to send. A body on a GET is left out, as URLSession refuses it.
  /// - Returns: the final response, whatever its status.
  /// - Throws: `URLError` when no response came or its body is longer than the limit, `CancellationError` when the caller
  ///   was cancelled, `HTTPFailure.invalidURL` for a request without an address, `HTTPFailure.notHTTP` when the response
  ///   is not HTTP.
  public func send(_ request: URLRequest) async throws -> ServerResponse {
    try await send(request, progress: nil)
  }

  /// Sends `request`, reports the progress of the bodies, and waits for the whole response.
  ///
  /// - Parameters:
  ///   - request: the request to send. A body on a GET is left out, as URLSession refuses it.
  ///   - progress: receives the progress of the bodies, on the session's delegate queue.
  /// - Returns: the final response, whatever its status.
  /// - Throws: the errors of ``send(_:)``.
  public func send(_ request: URLRequest, progress: TransferProgress.Handler?) async throws -> ServerResponse {
    try await exchange(request, to: .memory, progress: progress).response
  }

  /// Sends `request`, and writes the body of a successful response, of any length, to a file as it arrives.
  ///
  /// - Parameters:
  ///   - request: the request to send. A body on a GET is left out, as URLSession refuses it.
  ///   - file: the file, which is created or overwritten; its folder must exist. The file is removed when the method
  ///     throws.
  ///   - progress: receives the progress of the bodies, on the session's delegate queue.
  /// - Returns: the final response; for an error status with its body, and no file.
  /// - Throws: the errors of ``send(_:)``, and an error when the file can't be written.
  public func download(
    _ request: URLRequest, to file: URL, progress: TransferProgress.Handler?
  ) async throws -> ServerResponse {
    try await exchange(request, to: .file(DownloadFile(file)), progress: progress).response
  }

  /// Sends `request`, and returns when the head of the response has arrived. The body, of any length, follows.
  ///
  /// The stream keeps about 1 MB in memory that was not read yet. Then the transfer stops until the reader has caught
  /// up. On Linux, URLSession can't stop a transfer: the rest waits in a temporary file.
  ///
  /// - Parameters:
  ///   - request: the request to send. A body on a GET is left out, as URLSession refuses it.
  ///   - progress: receives the progress of the bodies, on the session's delegate queue.
  /// - Returns: the final response without its body, and the body; for an error status the response with its body.
  /// - Throws: the errors of ``send(_:)``. Those that come after the head are thrown by the body.
  public func stream(
    _ request: URLRequest, progress: TransferProgress.Handler?
  ) async throws -> (response: ServerResponse, body: ResponseStream<Data>) {
    #if canImport(FoundationNetworking)
      let buffer = PieceBuffer(canPause: false)
    #else
      let buffer = PieceBuffer(canPause: true)
    #endif
    let (response, exchange) = try await exchange(request, to: .stream(buffer), progress: progress)
    guard response.isSuccess else { return (response, ResponseStream([])) }
    return (response, ResponseStream(next: { try await buffer.next() }, cancel: { exchange.cancel() }))
  }

  /// The time-out that Linux is given. It cuts the fraction off, fails at once for 0 and less, and traps on what libcurl
  /// can't count, such as infinity: a week is the most, and what is no time gets the default.
  package static func countable(timeout: TimeInterval) -> TimeInterval {
    let timeout = timeout.rounded(.up)
    return timeout > 0 ? min(timeout, 604_800) : 60
  }

  private func exchange(
    _ request: URLRequest, to destination: Exchange.Destination, progress: TransferProgress.Handler?
  ) async throws -> (response: ServerResponse, exchange: Exchange) {
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

    let exchange = Exchange(
      session: session(for: request), bodyLimit: bodyLimit, destination: destination, listener: progress)
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { exchange.start(request, continuation: $0) }
    } onCancel: {
      exchange.cancel()
    }
    return (response, exchange)
  }

  /// The number of `URLSession` tasks that have not ended yet, for tests: tasks end a little after their callers
  /// return.
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
