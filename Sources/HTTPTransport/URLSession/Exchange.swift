import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way, from the caller who waits to the answer, through the tasks that it takes.
final class Exchange: Sendable {
  private enum State {
    case waiting
    case running(CheckedContinuation<HTTPAnswer, any Error>, URLSessionTask)
    case over
  }

  private struct Progress {
    var state = State.waiting
    var body = Data()
    #if canImport(FoundationNetworking)
      var sent: URLRequest?
      var redirect: URLRequest?
      var redirects = 0
      var rejectedChallenge = false
    #endif

    var isRunning: Bool {
      if case .running = state { true } else { false }
    }
  }

  private let session: ObservedSession
  private let listener: TransferProgress.Handler?
  private let progress = Locked(Progress())

  init(session: ObservedSession, listener: TransferProgress.Handler?) {
    self.session = session
    self.listener = listener
  }

  /// Sends the request, unless it was cancelled before.
  func start(_ request: URLRequest, continuation: CheckedContinuation<HTTPAnswer, any Error>) {
    let cancelled = progress.withLock { progress in
      guard case .waiting = progress.state else { return true }
      run(request, for: continuation, in: &progress)
      return false
    }
    if cancelled { continuation.resume(throwing: CancellationError()) }
  }

  /// Lets the caller go at once, then ends the task, which may take its time.
  func cancel() {
    let previous = progress.withLock { progress in
      defer { progress.state = .over }
      return progress.state
    }
    guard case .running(let continuation, let task) = previous else { return }
    continuation.resume(throwing: CancellationError())
    // On the delegate queue, where tasks complete, so that it can't meet a completion halfway: that traps on Linux.
    session.session.delegateQueue.addOperation { task.cancel() }
  }

  func receive(_ data: Data, of task: URLSessionTask) {
    let count = progress.withLock { progress in
      // The usual answer is one piece, which need not be copied.
      if progress.body.isEmpty { progress.body = data } else { progress.body.append(data) }
      return progress.body.count
    }
    guard listener != nil else { return }
    let total = task.response?.expectedContentLength
    report(.download, completedBytes: Int64(count), totalBytes: total)
  }

  /// Tells the listener, if there is one and the caller still waits.
  func report(_ direction: TransferProgress.Direction, completedBytes: Int64, totalBytes: Int64?) {
    guard let listener, progress.withLock({ $0.isRunning }) else { return }
    listener(TransferProgress(direction, completedBytes: completedBytes, totalBytes: totalBytes))
  }

  /// Gives the caller the answer or the error, the first time.
  func finish(_ response: URLResponse?, error: (any Error)?) {
    #if canImport(FoundationNetworking)
      if error == nil, followRedirect() { return }
    #endif
    let (previous, result) = progress.withLock { progress in
      defer { progress.state = .over }
      return (progress.state, Self.result(of: progress, response, error))
    }
    guard case .running(let continuation, _) = previous else { return }
    continuation.resume(with: result)
  }

  private static func result(
    of progress: Progress,
    _ response: URLResponse?,
    _ error: (any Error)?
  ) -> Result<HTTPAnswer, any Error> {
    #if canImport(FoundationNetworking)
      // The rejection comes as a cancellation; the task has the 401 all the same, and its body was received.
      let redirectLeft = progress.redirect.map { URLError($0.isHTTP ? .httpTooManyRedirects : .unsupportedURL) }
      let error = progress.rejectedChallenge && response != nil ? nil : error ?? redirectLeft
    #endif
    if let error { return .failure(error) }
    guard let response = response as? HTTPURLResponse else { return .failure(HTTPFailure.notHTTP) }
    let headers = response.allHeaderFields.compactMap { name, value in
      (name as? String).map { ($0, String(describing: value)) }
    }
    return .success(
      HTTPAnswer(
        statusCode: response.statusCode,
        headers: Dictionary(headers) { first, _ in first },
        body: progress.body,
        url: response.url
      )
    )
  }

  private func run(
    _ request: URLRequest,
    for continuation: CheckedContinuation<HTTPAnswer, any Error>,
    in progress: inout Progress
  ) {
    let task = session.session.dataTask(with: request)
    #if canImport(FoundationNetworking)
      progress.sent = request
    #endif
    session.observer.follow(task, for: self)
    progress.state = .running(continuation, task)
    task.resume()
  }
}

#if canImport(FoundationNetworking)
  extension Exchange {
    /// As many as URLSession follows.
    private static let redirectLimit = 20

    /// Notes where the answer points to; followed when the task is done.
    ///
    /// - Returns: whether the caller still waits. If not, the task is being cancelled, and answering its question traps.
    func redirect(to request: URLRequest, location: String?) -> Bool {
      progress.withLock { progress in
        progress.redirect = progress.sent?.redirected(to: request, location: location)
        return progress.isRunning
      }
    }

    /// Notes that the 401 is to be taken as the answer.
    ///
    /// - Returns: whether the caller still waits, as for a redirect.
    func rejectChallenge() -> Bool {
      progress.withLock { progress in
        progress.rejectedChallenge = true
        return progress.isRunning
      }
    }

    /// Sends the request that a redirect asks for, if one does, in a task of its own.
    private func followRedirect() -> Bool {
      progress.withLock { progress in
        guard case .running(let continuation, _) = progress.state, let request = progress.redirect,
          progress.redirects < Self.redirectLimit, request.isHTTP
        else { return false }
        progress.redirects += 1
        progress.redirect = nil
        progress.body = Data()
        run(request, for: continuation, in: &progress)
        return true
      }
    }
  }

  extension URLRequest {
    /// Whether a redirect may lead there: not to a file of this machine.
    fileprivate var isHTTP: Bool { ["http", "https"].contains(url?.scheme?.lowercased()) }
  }
#endif
