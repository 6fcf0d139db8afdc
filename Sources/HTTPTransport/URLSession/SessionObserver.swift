import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session's delegate: tells each exchange what happens to its task.
///
/// A delegate of the session, not of the task and not a completion handler: on Linux only this one hears of redirects
/// and of challenges.
final class SessionObserver: NSObject, URLSessionDataDelegate, Sendable {
  private let hooks: SessionHooks
  private let exchanges = Locked<[Int: Exchange]>([:])
  #if canImport(FoundationNetworking)
    /// The requests' bodies, by task. Apart from the exchanges, which may be waiting for URLSession while it asks.
    private let bodies = Locked<[Int: RepeatableBody]>([:])
  #endif

  init(hooks: SessionHooks) {
    self.hooks = hooks
  }

  /// The number of tasks that have not ended yet.
  var taskCount: Int { exchanges.withLock { $0.count } }

  func follow(_ task: URLSessionTask, for exchange: Exchange, sending request: URLRequest) {
    #if canImport(FoundationNetworking)
      if let body = request.repeatableBody { bodies.withLock { $0[task.taskIdentifier] = body } }
    #endif
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data, of: dataTask)
  }

  #if canImport(FoundationNetworking)
    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      exchange(of: dataTask)?.receive(response, of: dataTask)
      completionHandler(.allow)
    }

    /// Libcurl asks when it has to send the body again, because a kept-alive connection turned out to be closed.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
    ) {
      completionHandler(bodies.withLock { $0[task.taskIdentifier] }?.stream())
    }
  #else
    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      exchange(of: dataTask)?.receive(response, of: dataTask)
      completionHandler(.allow)
    }
  #endif

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    var total: Int64? = totalBytesExpectedToSend
    #if canImport(FoundationNetworking)
      // A stream has no length there.
      if let size = bodies.withLock({ $0[task.taskIdentifier]?.size }) { total = Int64(size) }
    #endif
    guard let exchange = exchange(of: task) else { return }
    exchange.measure { $0.sentBytes = totalBytesSent }
    exchange.report(.upload, completedBytes: totalBytesSent, totalBytes: total)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    #if canImport(FoundationNetworking)
      bodies.withLock { $0[task.taskIdentifier] = nil }
    #endif
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?
      .finish(task, task.response, error: error)
  }

  #if canImport(FoundationNetworking)
    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping (URLRequest?) -> Void
    ) {
      // Following within the task loses the body of a 307, and can crash over HTTP/2 (corelibs #5445): a task of its own.
      // This one is ended instead of answered: a response traps when a time-out or a cancellation was faster.
      exchange(of: task)?.redirect(task, to: request, after: response)
      session.callFromDelegate { task.cancel() }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      // The default hangs on a 401 that asks for Basic, past the time-out (corelibs #5456), and traps on Digest. The 401 is
      // the response, and its body was received; the task is ended instead of answered, as for a redirect.
      exchange(of: task)?.finish(task, challenge.failureResponse ?? task.response, error: nil)
      session.callFromDelegate { task.cancel() }
    }
  #else
    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      let next = hooks.redirects.next(response, request.withoutCredentials(from: response.url))
      if next != nil { exchange(of: task)?.measure { $0.redirectCount += 1 } }
      completionHandler(next)
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let (disposition, credential) = hooks.challenge?(challenge) ?? (.performDefaultHandling, nil)
      completionHandler(disposition, credential)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
      exchange(of: task)?.measure { $0.taskMetrics = metrics }
    }
  #endif

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }
}
