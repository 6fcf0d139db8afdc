import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Logs requests and responses, without the secrets in them.
///
/// ```swift
/// let log = LoggingMiddleware(level: .bodies, redaction: .standard.adding(fields: ["device_number"])) { text in
///   logger.debug("\(text)")
/// }
/// let client = Middleware.Stack([log]).buildClient()
/// ```
///
/// The server can't forge log entries: the lines of a response's body are indented, and control characters are escaped.
/// From ``Level/headers`` on, a request is written as a `curl` command, which can be run again after filling in the
/// secrets.
public struct LoggingMiddleware: SelfContainedMiddleware {
  private let level: Level
  private let redaction: Redaction
  private let bodyLimit: Int
  private let clock: MiddlewareClock
  private let write: @Sendable (String) -> Void

  /// Creates a middleware that prints a line for each request and each response.
  public init() {
    self.init(level: .summary)
  }

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - level: the level of detail.
  ///   - redaction: the secrets to hide.
  ///   - bodyLimit: the largest number of characters of a body that are logged.
  ///   - clock: the clock that measures the time of responses.
  ///   - write: receives each entry. Called on the request's thread, possibly on several threads at once.
  public init(
    level: Level,
    redaction: Redaction = .standard,
    bodyLimit: Int = 4096,
    clock: MiddlewareClock = .system,
    write: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.level = level
    self.redaction = redaction
    self.bodyLimit = bodyLimit
    self.clock = clock
    self.write = write
  }

  /// Logs the request, and then its outcome.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    guard level > .off else { return try await next(request) }
    let redaction = redaction.adding(fields: request.metadata.secretFields)
    let line =
      "\(request.urlRequest.httpMethod ?? "GET") \(redaction.url(request.urlRequest.url?.absoluteString ?? ""))"
    if level >= .summary { write("→ " + text(of: request.urlRequest, line, redaction)) }
    let start = clock.now()
    do {
      let response = try await next(request)
      if level >= .summary || response.statusCode >= 400 {
        write("← " + text(of: response, to: line, since: start, redaction))
      }
      return response
    } catch {
      write("✗ " + text(of: error, to: line, since: start))
      throw error
    }
  }

  private func text(of request: URLRequest, _ line: String, _ redaction: Redaction) -> String {
    guard level >= .headers else { return line }
    return request.curlCommand(redaction: redaction, bodyLimit: level >= .bodies ? bodyLimit : nil)
  }

  private func text(of response: ServerResponse, to line: String, since start: Date, _ redaction: Redaction) -> String {
    var lines = ["\(response.statusCode) \(line) (\(duration(since: start)), \(response.body.count) bytes)"]
    if level >= .headers {
      for (name, value) in response.headers.sorted(by: { $0.key < $1.key }) {
        lines.append("\(name): \(redaction.header(name, value).onOneLine)")
      }
    }
    if level >= .bodies, !response.body.isEmpty {
      let body = redaction.body(response.body, contentType: response.header("Content-Type"), limit: bodyLimit).text
      // Indented, so that no line of a server's text looks like an entry.
      lines += body.split(whereSeparator: \.isNewline).map { "  " + String($0).onOneLine }
    }
    return lines.joined(separator: "\n")
  }

  private func text(of error: any Error, to line: String, since start: Date) -> String {
    let line = "\(line) (\(duration(since: start)))"
    // By its code: the description of a URLError may hold the address as it was sent.
    switch error {
    case is CancellationError: return "\(line) cancelled"
    case let error as URLError: return "\(line) failed: URLError \(error.code.rawValue)"
    default: return "\(line) failed: \(type(of: error))"
    }
  }

  /// Formats seconds with three digits. `String(format:)` would take longer than everything else here.
  private func duration(since start: Date) -> String {
    let seconds = clock.now().timeIntervalSince(start)
    // A clock that was set may have gone back.
    let milliseconds = Int(max(0, min(seconds, 1e9)) * 1000 + 0.5)
    return "\(milliseconds / 1000).\(String(milliseconds % 1000 + 1000).dropFirst()) s"
  }
}
