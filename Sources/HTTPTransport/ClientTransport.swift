import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport: sends requests and returns the server's responses.
///
/// The old requests and the new client reach the network only through this protocol. Implement it to stub the network
/// in a test, to record requests, or to use another HTTP library:
///
/// ```swift
/// struct MaintenanceStub: ClientTransport {
///   func send(_ request: URLRequest) async throws -> ServerResponse {
///     ServerResponse(statusCode: 503, headers: ["Retry-After": "120"], body: Data("{}".utf8), url: request.url)
///   }
/// }
///
/// HTTPClient.shared.configuration.transport = MaintenanceStub()
/// ```
public protocol ClientTransport: Sendable {
  /// Sends `request`, and returns when the whole body has arrived.
  ///
  /// A response with an error status is returned, not thrown.
  ///
  /// - Parameter request: the request to send; its URL is absolute.
  /// - Returns: the server's final response, after redirects.
  /// - Throws: the reason why no response arrived: `URLError`, `HTTPFailure`, or `CancellationError` when the awaiting
  ///   task was cancelled.
  func send(_ request: URLRequest) async throws -> ServerResponse

  /// Sends `request`, and reports the progress of its body and of the response's.
  ///
  /// The default implementation calls ``send(_:)`` and reports no progress.
  ///
  /// - Parameters:
  ///   - request: the request to send; its URL is absolute.
  ///   - progress: receives the progress of the bodies, in order, until the method returns or throws.
  /// - Returns: the server's final response, after redirects.
  /// - Throws: as ``send(_:)``.
  func send(_ request: URLRequest, progress: TransferProgress.Handler?) async throws -> ServerResponse

  /// Sends `request`, and writes the body of a successful response to a file.
  ///
  /// The default implementation receives the body in memory, by ``send(_:progress:)``. ``URLSessionTransport`` writes
  /// it as it arrives.
  ///
  /// - Parameters:
  ///   - request: the request to send; its URL is absolute.
  ///   - file: the file, which is created or overwritten; its folder must exist. The file is removed when the method
  ///     throws.
  ///   - progress: receives the progress of the bodies, in order, until the method returns or throws.
  /// - Returns: the server's final response, after redirects. A successful one has no body, as that is in the file; one
  ///   with an error status has its body, and there is no file.
  /// - Throws: the errors of ``send(_:)``, and an error when the file can't be written.
  func download(_ request: URLRequest, to file: URL, progress: TransferProgress.Handler?) async throws -> ServerResponse

  /// Sends `request`, and returns when the head of the response has arrived. The body follows piece by piece.
  ///
  /// The default implementation receives the body in memory, by ``send(_:progress:)``, and returns it as one piece.
  /// ``URLSessionTransport`` returns the pieces as they arrive.
  ///
  /// - Parameters:
  ///   - request: the request to send; its URL is absolute.
  ///   - progress: receives the progress of the bodies, in order, until the stream ends.
  /// - Returns: the server's final response, after redirects, and the stream of its body. A successful response has no
  ///   body itself; one with an error status has its body, and the stream is empty.
  /// - Throws: the errors of ``send(_:)``. Those that come after the head are thrown by the stream.
  func stream(
    _ request: URLRequest, progress: TransferProgress.Handler?
  ) async throws -> (response: ServerResponse, body: ResponseStream<Data>)

  /// Sends `request`, and writes the body of a successful response to a file, for a transport that reports no progress.
  ///
  /// Implement this one or ``download(_:to:progress:)``, whose default implementation calls it. Call the other one.
  ///
  /// - Parameters:
  ///   - request: the request to send; its URL is absolute.
  ///   - file: the file.
  /// - Returns: as ``download(_:to:progress:)``.
  /// - Throws: as ``download(_:to:progress:)``.
  func download(_ request: URLRequest, to file: URL) async throws -> ServerResponse
}

/// The progress handler of the download that the current task runs, for the default implementation in memory.
private enum DownloadProgress {
  @TaskLocal static var handler: TransferProgress.Handler?
}

extension ClientTransport {
  public func send(_ request: URLRequest, progress: TransferProgress.Handler?) async throws -> ServerResponse {
    try await send(request)
  }

  public func download(
    _ request: URLRequest, to file: URL, progress: TransferProgress.Handler?
  ) async throws -> ServerResponse {
    try await DownloadProgress.$handler.withValue(progress) { try await download(request, to: file) }
  }

  public func download(_ request: URLRequest, to file: URL) async throws -> ServerResponse {
    let response = try await send(request, progress: DownloadProgress.handler)
    guard response.isSuccess else { return response }
    try response.body.write(to: file)
    return response.withoutBody
  }

  public func stream(
    _ request: URLRequest, progress: TransferProgress.Handler?
  ) async throws -> (response: ServerResponse, body: ResponseStream<Data>) {
    let response = try await send(request, progress: progress)
    guard response.isSuccess else { return (response, ResponseStream([])) }
    return (response.withoutBody, ResponseStream(body: response.body))
  }
}
