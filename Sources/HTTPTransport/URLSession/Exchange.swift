import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way, from the caller who waits to the response, through the tasks that it takes.
final class Exchange: Sendable {
  /// The place for the body of a successful response. The body of any other is kept in memory.
  enum Destination {
    case memory
    case file(DownloadFile)
    /// The caller gets the response as soon as its head has arrived, and the body from the buffer.
    case stream(PieceBuffer)
  }

  private enum State {
    case waiting
    case running(CheckedContinuation<ServerResponse, any Error>, URLSessionTask)
    /// The caller has the head of the response, and its body goes to the buffer.
    case streaming(PieceBuffer, URLSessionTask)
    case over

    /// The task whose response is awaited.
    var task: URLSessionTask? {
      switch self {
      case .running(_, let task), .streaming(_, let task): task
      case .waiting, .over: nil
      }
    }
  }

  private struct Progress {
    var state = State.waiting
    var body = Data()
    /// The number of bytes of the body that are in the file, or went to the buffer.
    var written = 0
    /// Nil if nobody wants metrics.
    var measurement: Measurement?
    #if canImport(FoundationNetworking)
      var sent: URLRequest?
      var redirects = 0
    #endif

    var isRunning: Bool { state.task != nil }

    /// Whether a task is the one that the caller waits for.
    func isRunning(_ task: URLSessionTask) -> Bool { state.task === task }
  }

  private let session: ObservedSession
  private let listener: TransferProgress.Handler?
  /// The maximum size in bytes of a body that is kept in memory.
  private let bodyLimit: Int
  private let destination: Destination
  private let progress = Locked(Progress())

  init(
    session: ObservedSession, bodyLimit: Int, destination: Destination, listener: TransferProgress.Handler?
  ) {
    self.session = session
    self.bodyLimit = bodyLimit
    self.destination = destination
    self.listener = listener
  }

  /// Sends the request, unless it was cancelled before.
  func start(_ request: URLRequest, continuation: CheckedContinuation<ServerResponse, any Error>) {
    let error = progress.withLock { progress -> (any Error)? in
      guard case .waiting = progress.state else { return CancellationError() }
      if session.hooks.metrics != nil { progress.measurement = Measurement(request) }
      do {
        try run(request, for: continuation, in: &progress)
        return nil
      } catch {
        progress.state = .over
        return error
      }
    }
    if let error { continuation.resume(throwing: error) }
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
    let task: URLSessionTask
    if previous.task != nil { reportMetrics(error) }
    switch previous {
    case .running(let continuation, let running):
      if case .file(let file) = destination { file.discard() }
      continuation.resume(throwing: error)
      task = running
    case .streaming(let buffer, let running):
      buffer.finish(error, dropping: error is CancellationError)
      task = running
    case .waiting, .over: return
    }
    // On the delegate queue, where tasks complete, so that it can't meet a completion halfway: that traps on Linux.
    session.addToDelegateQueue { task.cancel() }
  }

  private func reportMetrics(_ error: (any Error)?) {
    guard let report = session.hooks.metrics,
      let metrics = progress.withLock({ $0.measurement?.metrics(error: error) })
    else { return }
    report(metrics)
  }

  /// Notes something for the metrics, if somebody wants them.
  func measure(_ change: (inout Measurement) -> Void) {
    guard session.hooks.metrics != nil else { return }
    progress.withLock { progress in
      guard var measurement = progress.measurement else { return }
      change(&measurement)
      progress.measurement = measurement
    }
  }

  /// Gives the caller the response before its body, if the caller wants it so.
  func receive(_ response: URLResponse, of task: URLSessionTask) {
    measure { $0.noteHead(response) }
    guard case .stream(let buffer) = destination, let response = response as? HTTPURLResponse,
      response.isSuccess
    else { return }
    let caller = progress.withLock { progress -> CheckedContinuation<ServerResponse, any Error>? in
      guard case .running(let continuation, let current) = progress.state, current === task else { return nil }
      progress.state = .streaming(buffer, task)
      return continuation
    }
    caller?.resume(returning: ServerResponse(response))
  }

  func receive(_ data: Data, of task: URLSessionTask) {
    // A task that was given up goes on for a while, and nobody is to keep what it brings.
    guard progress.withLock({ $0.isRunning(task) }) else { return }
    measure { $0.receivedBytes += Int64(data.count) }
    let isSuccess = (task.response as? HTTPURLResponse)?.isSuccess ?? false
    let count: Int
    switch destination {
    case .file(let file) where isSuccess:
      do { try file.write(data) } catch { return end(with: error) }
      count = addWritten(data.count)
    case .stream(let buffer) where isSuccess:
      do {
        try buffer.push(data, pause: { task.suspend() }, resume: { task.resume() })
      } catch { return end(with: error) }
      count = addWritten(data.count)
    default:
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

  private func addWritten(_ count: Int) -> Int {
    progress.withLock { progress in
      progress.written += count
      return progress.written
    }
  }

  /// Tells the listener, if there is one and the caller still waits.
  func report(_ direction: TransferProgress.Direction, completedBytes: Int64, totalBytes: Int64?) {
    guard let listener, progress.withLock({ $0.isRunning }) else { return }
    listener(TransferProgress(direction, completedBytes: completedBytes, totalBytes: totalBytes))
  }

  /// Gives the caller the response or the error that a task ended with, unless another one has taken its place.
  func finish(_ task: URLSessionTask, _ response: URLResponse?, error: (any Error)?) {
    // A task that ends without having told of its head.
    if error == nil, let response { receive(response, of: task) }
    let (previous, body) = progress.withLock { progress -> (State, Data) in
      guard progress.isRunning(task) else { return (.over, Data()) }
      defer {
        progress.state = .over
        progress.body = Data()
      }
      return (progress.state, progress.body)
    }
    if previous.task != nil {
      measure { $0.noteHead(response) }
      reportMetrics(error.map { Self.error($0, after: response) })
    }
    switch previous {
    case .running(let continuation, _):
      continuation.resume(with: settleFile(for: Self.result(response, body, error)))
    case .streaming(let buffer, _): buffer.finish(error.map { Self.error($0, after: response) })
    case .waiting, .over: break
    }
  }

  /// Ends the file, or takes it away when there is nothing to put into it.
  private func settleFile(for result: Result<ServerResponse, any Error>) -> Result<ServerResponse, any Error> {
    guard case .file(let file) = destination else { return result }
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
    if let error { return .failure(self.error(error, after: response)) }
    guard let response = response as? HTTPURLResponse else { return .failure(HTTPFailure.notHTTP) }
    return .success(ServerResponse(response, body: body))
  }

  private static func error(_ error: any Error, after response: URLResponse?) -> any Error {
    #if canImport(FoundationNetworking)
      // A response that broke off is an unknown error there, and a lost connection everywhere else.
      if let unknown = error as? URLError, unknown.code == .unknown, response != nil {
        return URLError(.networkConnectionLost, userInfo: unknown.userInfo)
      }
    #endif
    return error
  }

  private func run(
    _ request: URLRequest,
    for continuation: CheckedContinuation<ServerResponse, any Error>,
    in progress: inout Progress
  ) throws {
    let task = try session.session.task(for: request)
    #if canImport(FoundationNetworking)
      progress.sent = request
    #endif
    session.observer.follow(task, for: self, sending: request)
    progress.state = .running(continuation, task)
    task.resume()
  }
}

#if canImport(FoundationNetworking)
  extension Exchange {
    /// As many as URLSession follows.
    private static let redirectLimit = 20

    /// Sends what a response points to, in a task of its own.
    func redirect(_ task: URLSessionTask, to proposed: URLRequest, after response: HTTPURLResponse) {
      let location = response.value(forHTTPHeaderField: "Location")
      let sent = progress.withLock { $0.isRunning(task) ? $0.sent : nil }
      guard let following = sent?.redirected(to: proposed, location: location) else { return }
      // The app's closure may take its time, so it is not called within the lock.
      guard let next = session.hooks.redirects.next(response, following) else {
        return finish(task, response, error: nil)
      }
      let refused = progress.withLock { progress -> (CheckedContinuation<ServerResponse, any Error>, any Error)? in
        guard case .running(let continuation, let current) = progress.state, current === task else { return nil }
        do {
          guard next.isHTTP else { throw URLError(.unsupportedURL) }
          guard progress.redirects < Self.redirectLimit else { throw URLError(.httpTooManyRedirects) }
          // A stream that was read cannot be sent again, and half of it must not be.
          if next.httpBodyStream != nil, next.bodyFile == nil { throw URLError(.requestBodyStreamExhausted) }
          progress.redirects += 1
          progress.measurement?.redirectCount += 1
          progress.body = Data()
          var refusal: (any Error)?
          session.session.callFromDelegate {
            do { try run(next, for: continuation, in: &progress) } catch { refusal = error }
          }
          if let refusal { throw refusal }
          return nil
        } catch {
          progress.state = .over
          return (continuation, error)
        }
      }
      guard let (continuation, error) = refused else { return }
      reportMetrics(error)
      continuation.resume(throwing: error)
    }
  }

  extension URLRequest {
    /// Whether a redirect may lead there: not to a file of this machine.
    fileprivate var isHTTP: Bool { ["http", "https"].contains(url?.scheme?.lowercased()) }
  }
#endif
