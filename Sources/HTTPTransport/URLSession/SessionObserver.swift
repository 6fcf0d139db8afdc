import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session's delegate: tells each exchange what happens to its task.
///
/// A delegate of the session, not of the task and not a completion handler: on Linux only this one hears of redirects
/// and of challenges.
final class SessionObserver: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Locked<[Int: Exchange]>([:])

  /// How many tasks have not ended yet.
  var taskCount: Int { exchanges.withLock { $0.count } }

  func follow(_ task: URLSessionTask, for exchange: Exchange) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data, of: dataTask)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    exchange(of: task)?.report(.upload, completedBytes: totalBytesSent, totalBytes: totalBytesExpectedToSend)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.finish(task.response, error: error)
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
      let location = response.value(forHTTPHeaderField: "Location")
      if exchange(of: task)?.redirect(to: request, location: location) == true { completionHandler(nil) }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      // The default hangs on a 401 that asks for Basic, past the time-out (corelibs #5456); a rejection ends the task.
      if exchange(of: task)?.rejectChallenge() == true { completionHandler(.rejectProtectionSpace, nil) }
    }
  #else
    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping (URLRequest?) -> Void
    ) {
      completionHandler(request.withoutCredentials(from: response.url))
    }
  #endif

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }
}
