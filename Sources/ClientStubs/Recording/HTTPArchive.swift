import Foundation
import ModernClient

/// An HTTP archive (HAR 1.2), as far as recordings need it. What others may leave out is optional.
struct HTTPArchive: Decodable {
  struct Log: Decodable {
    let entries: [Entry]
  }

  struct Entry: Codable {
    let startedDateTime: String?
    let time: Double?
    let request: Request
    let response: Response
    let cache: [String: String]?
    let timings: [String: Double]?

    private enum CodingKeys: String, CodingKey {
      case startedDateTime, time, request, response, cache, timings
    }
  }

  struct Request: Codable {
    let method: String
    let url: String
    var httpVersion: String? = "unknown"
    var cookies: [Field]? = []
    let headers: [Field]?
    let queryString: [Field]?
    let postData: Body?
    var headersSize: Int? = -1
    let bodySize: Int?
  }

  struct Response: Codable {
    let status: Int
    var statusText: String? = ""
    var httpVersion: String? = "unknown"
    var cookies: [Field]? = []
    let headers: [Field]?
    let content: Body
    let redirectURL: String?
    var headersSize: Int? = -1
    let bodySize: Int?
  }

  /// The body of a response (`content`) or of a request (`postData`).
  struct Body: Codable {
    /// The number of bytes. Negative if it is not known.
    var size: Int?
    var mimeType: String?
    var text: String?
    var encoding: String?
    var comment: String?
  }

  /// A header field, or an item of a query.
  struct Field: Codable {
    let name: String
    let value: String
  }

  let log: Log

  /// The text before the entries, and the text after them. Each entry has a line of its own.
  static let frame = (
    start: #"{"log":{"version":"1.2","creator":{"name":"ModernClient","version":"1"},"entries":["#, end: "\n]}}\n"
  )

  /// A time in ISO 8601 with milliseconds, in UTC.
  static func text(of date: Date) -> String {
    Date.ISO8601FormatStyle(includingFractionalSeconds: true).format(date)
  }
}
