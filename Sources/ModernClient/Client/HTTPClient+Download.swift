import Foundation
import HTTPTransport

extension HTTPClient {
  /// Sends a request, and writes the body of a successful response to a file while it arrives, so it can be of any
  /// length.
  ///
  /// ```swift
  /// let response = try await client.download(Catalog(), to: folder.appendingPathComponent("catalog.zip"))
  /// print(response.header("ETag"))
  /// ```
  ///
  /// The request passes the middlewares, but not the interceptors. Its ``HTTPRequestRepresentation/Response`` is not
  /// used, so it can be `Void`. An existing file is replaced once the whole body has arrived, and otherwise stays as it
  /// is.
  ///
  /// With `resumes`, what has arrived is kept when the download breaks off or is cancelled, and the next call for the
  /// same request and file goes on from there, on all platforms, also after a restart of the app:
  ///
  /// - The parts are in hidden files beside the file, `.catalog.zip.partial` and `.catalog.zip.partial-info`.
  /// - They are kept only if the server names the version of its file, by a strong `ETag`, or by a `Last-Modified` at
  ///   least a second older than its response, and does not refuse ranges (`Accept-Ranges: none`).
  /// - The next call asks for the rest if the file is still the same (`Range` and `If-Range`; RFC 9110, 13.1.5 and 14).
  ///   If it is not, or the server sends all of it, the download starts anew.
  /// - The file is asked for without compression, because a range counts compressed bytes.
  /// - A ``RetryMiddleware`` does not see a body that breaks off: call again.
  /// - Two such downloads to one file must not run at once.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - file: the file for the body. Its folder must exist.
  ///   - resumes: whether to go on with a download that broke off, and to keep the parts of this one. The default is
  ///     no.
  ///   - options: further header fields, another time-out, and a closure for the progress, which is called on a queue of
  ///     the transport.
  /// - Returns: the file, with the status and the header fields.
  /// - Throws: the error of the call, as ``call(_:options:)`` does. If the file can't be written, the reason
  ///   is ``HTTPClientError/Reason/transport(_:)``.
  public func download<Request: HTTPRequestRepresentation>(
    _ request: Request, to file: URL, resumes: Bool = false, options: CallOptions = CallOptions()
  ) async throws(HTTPClientError) -> FullResponse<URL> {
    let call = Call(
      request: request, options: options, configuration: configuration,
      runningCalls: runningCalls)
    return try await call.running { () async throws(HTTPClientError) in
      resumes ? try await call.resumeDownload(to: file) : try await call.download(to: file)
    }
  }
}

extension Call {
  fileprivate func download(to file: URL) async throws(HTTPClientError) -> FullResponse<URL> {
    let part = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).download")
    defer { try? FileManager.default.removeItem(at: part) }
    var call = self
    call.destination = part
    let (response, outgoing) = try await call.send()
    try checkStatus(of: response, to: outgoing)
    do {
      _ = try response.written(to: part)
      try part.replaceFile(at: file)
    } catch {
      throw failure(.transport(error), of: outgoing, response: response)
    }
    return FullResponse(file, of: response)
  }
}

extension ServerResponse {
  /// Returns the response without its body, which is in the file. Writes the file if a middleware answered with a body.
  func written(to file: URL) throws -> ServerResponse {
    guard isSuccess else { return self }
    if !body.isEmpty || !FileManager.default.fileExists(atPath: file.path) { try body.write(to: file) }
    return withoutBody
  }
}

extension URL {
  /// Moves the file to a place where another may be, which is replaced at once. Moving by FileManager does not do that.
  package func replaceFile(at place: URL) throws {
    guard rename(path, place.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
