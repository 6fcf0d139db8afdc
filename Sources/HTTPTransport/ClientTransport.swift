import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends a request and brings back what the server said.
///
/// This is the only place where the old requests and the new client touch the network, so it is where a test puts a
/// stub, a recorder listens in, or another HTTP library takes over:
///
/// ```swift
/// struct MaintenanceStub: ClientTransport {
///   func send(_ request: URLRequest) async throws -> HTTPAnswer {
///     HTTPAnswer(statusCode: 503, headers: ["Retry-After": "120"], body: Data("{}".utf8), url: request.url)
///   }
/// }
///
/// HTTPClient.shared.configuration.transport = MaintenanceStub()
/// ```
public protocol ClientTransport: Sendable {
  /// Sends `request`, and returns once the whole body has arrived.
  ///
  /// An answer with an error status is an answer: it is returned, not thrown.
  ///
  /// - Parameter request: what to send; its URL is absolute.
  /// - Returns: the server's final answer, after redirects.
  /// - Throws: whatever kept an answer from arriving: `URLError`, `HTTPFailure`, or `CancellationError` when the task
  ///   that awaits was cancelled.
  func send(_ request: URLRequest) async throws -> HTTPAnswer

  /// Sends `request`, and tells how far its body and the answer's have come.
  ///
  /// By default the same as ``send(_:)``, and nothing is told.
  ///
  /// - Parameters:
  ///   - request: what to send; its URL is absolute.
  ///   - progress: hears of the bodies' progress, in order, until this returns or throws.
  /// - Returns: the server's final answer, after redirects.
  /// - Throws: as ``send(_:)``.
  func send(_ request: URLRequest, progress: TransferProgress.Handler?) async throws -> HTTPAnswer

  /// Sends `request`, and writes the body of a successful answer into a file.
  ///
  /// By default the body is taken by ``send(_:progress:)``, in memory. ``URLSessionTransport`` writes it as it comes.
  ///
  /// - Parameters:
  ///   - request: what to send; its URL is absolute.
  ///   - file: the file, which is made or overwritten; its folder is there. It is gone when this throws.
  ///   - progress: hears of the bodies' progress, in order, until this returns or throws.
  /// - Returns: the server's final answer, after redirects: without a body when it is in the file; with its body, and no file,
  ///   for an error status.
  /// - Throws: as ``send(_:)``, and when the file cannot be written.
  func download(_ request: URLRequest, to file: URL, progress: TransferProgress.Handler?) async throws -> HTTPAnswer
}

extension ClientTransport {
  public func send(_ request: URLRequest, progress: TransferProgress.Handler?) async throws -> HTTPAnswer {
    try await send(request)
  }

  public func download(
    _ request: URLRequest, to file: URL, progress: TransferProgress.Handler?
  ) async throws -> HTTPAnswer {
    let answer = try await send(request, progress: progress)
    guard answer.isSuccess else { return answer }
    try answer.body.write(to: file)
    return HTTPAnswer(statusCode: answer.statusCode, headers: answer.headers, url: answer.url)
  }
}
