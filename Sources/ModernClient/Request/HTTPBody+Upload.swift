import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPBody {
  /// Creates a body with the contents of a file, which is sent without being kept in memory.
  ///
  /// ```swift
  /// var body: HTTPBody? { .file(video, contentType: "video/mp4") }
  /// ```
  ///
  /// It is read when it is sent, and read again for another attempt, for a redirect with status 307 or 308, and after a
  /// new token. It must stay as it is until the response has arrived: an upload whose file becomes shorter meanwhile
  /// fails.
  ///
  /// - Parameters:
  ///   - file: the file. If there is none, the call fails before it sends anything.
  ///   - contentType: the content type.
  public static func file(_ file: URL, contentType: String = "application/octet-stream") -> HTTPBody {
    HTTPBody(contentType: contentType, content: .file(file))
  }

  /// Creates a body from a sequence of data, which is never in memory as a whole.
  ///
  /// ```swift
  /// var body: HTTPBody? { .stream(contentType: "text/csv") { database.rows.map { Data($0.csv.utf8) } } }
  /// ```
  ///
  /// The whole sequence is first written to a temporary file. So the server gets its length, and it can be sent again
  /// for another attempt, a redirect with status 307 or 308, or a new token. It also means that sending begins only
  /// when the sequence ends.
  ///
  /// - Parameters:
  ///   - contentType: the content type.
  ///   - pieces: returns the sequence. It is called once for a call; a ``CallInterceptor`` that calls again needs a new
  ///     sequence every time. If it throws, the call fails before it sends anything.
  public static func stream<Pieces: AsyncSequence>(
    contentType: String = "application/octet-stream", _ pieces: @escaping @Sendable () async throws -> Pieces
  ) -> HTTPBody where Pieces.Element == Data, Pieces: SendableMetatype, Pieces.AsyncIterator: SendableMetatype {
    HTTPBody(
      contentType: contentType,
      content: .written(
        { file in
          for try await piece in try await pieces() { try file.write(contentsOf: piece) }
        }, inMemory: { throw URLError(.requestBodyStreamExhausted) }))
  }

  /// The body of the request that a call is building, if it has to be written to a file first.
  @TaskLocal static var pending: Locked<HTTPBody?>?

  /// Gives a request this body.
  func attach(to request: inout URLRequest) throws {
    switch content {
    case .data(let data): request.httpBody = try data()
    case .file(let file):
      guard FileManager.default.isReadableFile(atPath: file.path) else { throw CocoaError(.fileReadNoSuchFile) }
      request.bodyFile = file
    case .written(_, let data):
      if let pending = Self.pending {
        pending.withLock { $0 = self }
      } else {
        request.httpBody = try data()
      }
    }
  }

  /// Writes the body to a temporary file, if it has to be.
  func spooled() async throws -> SpooledBody? {
    guard case .written(let write, _) = content else { return nil }
    let spool = try SpooledBody()
    do {
      let handle = try FileHandle(forWritingTo: spool.file)
      defer { try? handle.close() }
      try await write(handle)
      // A sequence may end early when its task is cancelled, and half of it must not be sent.
      try Task.checkCancellation()
      return spool
    } catch {
      spool.remove()
      throw error
    }
  }
}

/// A body in a temporary file, which only this user can read.
struct SpooledBody: Sendable {
  let file: URL

  init() throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).upload")
    guard
      FileManager.default.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown) }
  }

  func remove() {
    try? FileManager.default.removeItem(at: file)
  }
}
