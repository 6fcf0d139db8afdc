import Foundation
import HTTPTransport
import ModernClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Records what the server answers to a file, without the secrets in it.
///
/// ```swift
/// let recording = RecordingMiddleware(folder: URL(fileURLWithPath: "recordings"))
/// let client = MiddlewareStack { RetryMiddleware.self; recording }.buildClient()
/// print("recorded to \(recording.file.path)")
/// ```
///
/// The file is an HTTP archive (HAR 1.2), which browsers and proxies show. `migrate-tool migrate --evidence recordings` and
/// `migrate-tool migrate --verify --payloads recordings` read it, and ``StubMiddleware/init(recording:rest:clock:)``
/// answers from it.
///
/// - **Secrets** are removed as in a log (`Redaction`), with the secret fields of the request and of the configuration:
///   in URLs, header fields, and bodies of requests and responses. A secret in JSON keeps its type, so that the recording
///   can still be decoded: a text becomes `•••`, a number 0, and the fields of an object stay, with their values removed.
///   All other JSON stays as the server wrote it. Nothing tells a secret in a path from another value, unless it is a
///   JSON Web Token.
/// - **Bodies** that can't be checked for secrets are left out: binary ones, multipart forms, broken JSON, and any text
///   that mentions a secret. So are those above the limit, those of downloads and streams, which go to their reader
///   alone, and request bodies from files and streams. The rest of such an exchange is recorded.
/// - **The file** is written on a queue of its own, as a whole, and then replaces the former one, so it is never half
///   written. Only its owner may read it. What `file` named before is replaced by the first response.
/// - **A call** is never changed, delayed or failed by its recording. A request without a response is not recorded.
///
/// Place it last, where it sees each attempt as the server answered it. Use one middleware for one file.
public struct RecordingMiddleware: Middleware {
  /// The recording. The file is there after the first response was written.
  public let file: URL

  private let redaction: Redaction
  private let recording: RecordingFile

  /// Creates a middleware that records to one file, which each run replaces.
  ///
  /// - Parameters:
  ///   - file: the file, whose name ends in `.har`. Folders that are missing are created.
  ///   - redaction: the secrets to remove, besides those of each request and of the configuration. The default is the
  ///     standard ones.
  ///   - bodyLimit: the largest number of bytes of a body that is recorded. The default is 1 MB.
  ///   - fileLimit: the number of bytes of all that is recorded, about, after which nothing more is. They are kept in
  ///     memory, too. The default is 50 MB.
  ///   - onError: receives the reason if the file can't be written, and once if it is full. It is called on a queue of the
  ///     recording. The default prints it.
  public init(
    file: URL, redaction: Redaction = .standard, bodyLimit: Int = 1_000_000, fileLimit: Int = 50_000_000,
    onError: @escaping @Sendable (any Error) -> Void = { print("Recording: \($0.localizedDescription)") }
  ) {
    self.file = file
    self.redaction = redaction
    recording = RecordingFile(file, bodyLimit: bodyLimit, fileLimit: fileLimit, onError: onError)
  }

  /// Creates a middleware that records to a new file in a folder, so that each run adds one.
  ///
  /// - Parameters:
  ///   - folder: the folder. It is created if it is missing. The file's name begins with the current time in UTC, so
  ///     that the names are in the order of the runs.
  ///   - redaction: the secrets to remove, as for ``init(file:redaction:bodyLimit:fileLimit:onError:)``.
  ///   - bodyLimit: the largest number of bytes of a body that is recorded. The default is 1 MB.
  ///   - fileLimit: the number of bytes of all that is recorded, about, after which nothing more is. The default is
  ///     50 MB.
  ///   - onError: receives the reason if the file can't be written, and once if it is full. The default prints it.
  public init(
    folder: URL, redaction: Redaction = .standard, bodyLimit: Int = 1_000_000, fileLimit: Int = 50_000_000,
    onError: @escaping @Sendable (any Error) -> Void = { print("Recording: \($0.localizedDescription)") }
  ) {
    let time = HTTPArchive.text(of: Date()).replacingOccurrences(of: ":", with: "-")
    // Two processes may begin at the same time.
    let name = "\(time)-\(UUID().uuidString.prefix(8).lowercased()).har"
    self.init(
      file: folder.appendingPathComponent(name), redaction: redaction, bodyLimit: bodyLimit, fileLimit: fileLimit,
      onError: onError)
  }

  /// Passes every request on, and records its response.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    let start = Date()
    let response = try await next(request)
    recording.add(
      RecordedExchange(
        request, response, redaction: redaction.adding(fields: request.metadata.secretFields), start: start,
        duration: Date().timeIntervalSince(start)))
    return response
  }

  /// Waits until all responses so far are in the file, or could not be written. Call it before a test or a process ends.
  public func settled() async {
    await recording.settled()
  }
}
