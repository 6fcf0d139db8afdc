import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way, from the caller who waits to the response, through the tasks that it takes.
final class Exchange: Sendable {
  private enum State {
    case waiting
    case running(CheckedContinuation<ServerResponse, any Error>, URLSessionTask)
    case over
  }

  private struct Progress {
    var state = State.waiting
    var body = Data()
    /// The number of bytes of the body that are in the file.
    var written = 0
    #if canImport(FoundationNetworking)
      var sent: URLRequest?
      var redirects = 0
    #endif

    var isRunning: Bool {
      if case .running = state { true } else { false }
    }

    /// Whether a task is the one that the caller waits for.
    func isRunning(_ task: URLSessionTask) -> Bool {
      if case .running(_, let current) = state { current === task } else { false }
    }
  }

  private let session: ObservedSession
  private let listener: TransferProgress.Handler?
  /// The maximum size in bytes of a body that is kept in memory.
  private let bodyLimit: Int
  /// The file to which the body of a successful response is written; nil for memory.
  private let file: DownloadFile?
  private let progress = Locked(Progress())

  init(session: ObservedSession, bodyLimit: Int, file: DownloadFile? = nil, listener: TransferProgress.Handler?) {
    self.session = session
    self.bodyLimit = bodyLimit
    self.file = file
    self.listener = listener
  }

  /// Sends the request, unless it was cancelled before.
  func start(_ request: URLRequest, continuation: CheckedContinuation<ServerResponse, any Error>) {
    let cancelled = progress.withLock { progress in
      guard case .waiting = progress.state else { return true }
      run(request, for: continuation, in: &progress)
      return false
    }
    if cancelled { continuation.resume(throwing: CancellationError()) }
  }

  /// Lets the caller go at once, then ends the task, which may take its time.
  func cancel() {
    end(with: CancellationError())
  }

  private func end(with error: any Error) {
    let previous = progress.withLock { progress in
      defer {
        progress.state = .over
        progress.body = Data()
      }
      return progress.state
    }
    guard case .running(let continuation, let task) = previous else { return }
    file?.discard()
    continuation.resume(throwing: error)
    // On the delegate queue, where tasks complete, so that it can't meet a completion halfway: that traps on Linux.
    session.session.delegateQueue.addOperation { task.cancel() }
  }

  func receive(_ data: Data, of task: URLSessionTask) {
    // A task that was given up goes on for a while, and nobody is to keep what it brings.
    guard progress.withLock({ $0.isRunning(task) }) else { return }
    let count: Int
    if let file, (task.response as? HTTPURLResponse).map({ (200..<300).contains($0.statusCode) }) ?? false {
      do { try file.write(data) } catch { return end(with: error) }
      count = progress.withLock { progress in
        progress.written += data.count
        return progress.written
      }
    } else {
      count = progress.withLock { progress in
        // The usual response is one piece, which need not be copied.
        if progress.body.isEmpty { progress.body = data } else { progress.body.append(data) }
        return progress.body.count
      }
      guard max(Int64(count), task.response?.expectedContentLength ?? 0) <= Int64(bodyLimit) else {
        return end(with: URLError(.dataLengthExceedsMaximum))
      }
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

  /// Gives the caller the response or the error that a task ended with, unless another one has taken its place.
  func finish(_ task: URLSessionTask, _ response: URLResponse?, error: (any Error)?) {
    let ended = progress.withLock { progress -> (CheckedContinuation<ServerResponse, any Error>, Data)? in
      guard case .running(let continuation, let current) = progress.state, current === task else { return nil }
      progress.state = .over
      return (continuation, progress.body)
    }
    guard let (continuation, body) = ended else { return }
    continuation.resume(with: settleFile(for: Self.result(response, body, error)))
  }

  /// Ends the file, or takes it away when there is nothing to put into it.
  private func settleFile(for result: Result<ServerResponse, any Error>) -> Result<ServerResponse, any Error> {
    guard let file else { return result }
    return Result {
      do {
        let serverResponse = try result.get()
        if serverResponse.isSuccess { try file.finish() }
        return serverResponse
      } catch {
        file.discard()
        throw error
      }
    }
  }

  private static func result(
    _ response: URLResponse?,
    _ body: Data,
    _ error: (any Error)?
  ) -> Result<ServerResponse, any Error> {
    #if canImport(FoundationNetworking)
      // A response that broke off is an unknown error there, and a lost connection everywhere else.
      if let unknown = error as? URLError, unknown.code == .unknown, response != nil {
        return .failure(URLError(.networkConnectionLost, userInfo: unknown.userInfo))
      }
    #endif
    if let error { return .failure(error) }
    guard let response = response as? HTTPURLResponse else { return .failure(HTTPFailure.notHTTP) }
    let headers = response.allHeaderFields.compactMap { name, value in
      (name as? String).map { ($0, String(describing: value)) }
    }
    return .success(
      ServerResponse(
        statusCode: response.statusCode,
        headers: Dictionary(headers) { first, _ in first },
        body: body,
        url: response.url
      )
    )
  }

  private func run(
    _ request: URLRequest,
    for continuation: CheckedContinuation<ServerResponse, any Error>,
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

    /// Sends what a response points to, in a task of its own.
    func redirect(_ task: URLSessionTask, to proposed: URLRequest, location: String?) {
      let refused = progress.withLock { progress -> (CheckedContinuation<ServerResponse, any Error>, URLError)? in
        guard case .running(let continuation, let current) = progress.state, current === task,
          let next = progress.sent?.redirected(to: proposed, location: location)
        else { return nil }
        guard next.isHTTP, progress.redirects < Self.redirectLimit else {
          progress.state = .over
          return (continuation, URLError(next.isHTTP ? .httpTooManyRedirects : .unsupportedURL))
        }
        progress.redirects += 1
        progress.body = Data()
        run(next, for: continuation, in: &progress)
        return nil
      }
      if let (continuation, error) = refused { continuation.resume(throwing: error) }
    }
  }

  extension URLRequest {
    /// Whether a redirect may lead there: not to a file of this machine.
    fileprivate var isHTTP: Bool { ["http", "https"].contains(url?.scheme?.lowercased()) }
  }
#endif
