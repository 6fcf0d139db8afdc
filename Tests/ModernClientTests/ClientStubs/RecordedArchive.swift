import ClientStubs
import Foundation
import HTTPTransport
import ModernClient
import TestSupport

/// A recording, as any reader of HTTP archives sees it.
struct RecordedArchive: Decodable {
  struct Log: Decodable {
    let version: String
    let creator: [String: String]
    let entries: [Entry]
  }

  struct Entry: Decodable {
    let startedDateTime: String
    let time: Double
    let request: Request
    let response: Response
    let cache: [String: String]
    let timings: [String: Double]
  }

  struct Request: Decodable {
    let method: String
    let url: String
    let httpVersion: String
    let cookies: [Field]
    let headers: [Field]
    let queryString: [Field]
    let postData: Body?
    let headersSize: Int
    let bodySize: Int
  }

  struct Response: Decodable {
    let status: Int
    let statusText: String
    let httpVersion: String
    let cookies: [Field]
    let headers: [Field]
    let content: Body
    let redirectURL: String
    let headersSize: Int
    let bodySize: Int

    func header(_ name: String) -> String? { headers.first { $0.name.lowercased() == name.lowercased() }?.value }
  }

  struct Body: Decodable {
    let mimeType: String
    let size: Int?
    let text: String?
    let comment: String?
  }

  struct Field: Decodable, Equatable {
    let name: String
    let value: String
  }

  let log: Log

  init(_ file: URL) throws {
    self = try JSONDecoder().decode(RecordedArchive.self, from: Data(contentsOf: file))
  }
}

/// Runs `body` with a recording in an empty folder, which has no other files.
///
/// - Parameter errors: receives those of the recording.
func withRecording<Value>(
  bodyLimit: Int = 1_000_000, fileLimit: Int = 50_000_000,
  errors: Locked<[any Error]> = Locked([]),
  _ body: (RecordingMiddleware) async throws -> Value
) async throws -> Value {
  try await withTemporaryFolder { folder in
    try await body(
      RecordingMiddleware(
        file: folder.appendingPathComponent("deep/er/shop.har"), bodyLimit: bodyLimit, fileLimit: fileLimit,
        onError: { error in errors.withLock { $0.append(error) } }))
  }
}

extension RecordingMiddleware {
  /// What was recorded so far.
  func entries() async throws -> [RecordedArchive.Entry] {
    await settled()
    return try RecordedArchive(file).log.entries
  }
}
