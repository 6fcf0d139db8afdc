import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An HTTP response as the transport received it: status, headers and the whole body.
///
/// A request's `Response` is the value that is decoded from it.
public struct ServerResponse: Sendable, Hashable {
  /// The HTTP status code, such as 200 or 404.
  public let statusCode: Int

  /// The header fields, spelled as the server sent them. Use ``header(_:)`` for a case-insensitive look-up.
  public let headers: [String: String]

  /// The body; empty when there is none.
  public let body: Data

  /// The URL of the response; after a redirect not the URL of the request.
  public let url: URL?

  /// Makes a response, for a stub or a transport of your own.
  public init(statusCode: Int, headers: [String: String] = [:], body: Data = Data(), url: URL? = nil) {
    self.statusCode = statusCode
    self.headers = headers
    self.body = body
    self.url = url
  }

  /// Whether the status code is one of 200 to 299.
  public var isSuccess: Bool { Self.successes.contains(statusCode) }

  /// The status codes of success.
  static let successes = 200..<300

  /// The response without its body, which is elsewhere.
  package var withoutBody: ServerResponse { ServerResponse(statusCode: statusCode, headers: headers, url: url) }

  /// Returns the value of a header field.
  ///
  /// - Parameter name: the field's name, in any case: `content-type` finds `Content-Type`.
  /// - Returns: the value, or nil when there is no such field.
  public func header(_ name: String) -> String? { headers.value(ofHeader: name) }
}

extension ServerResponse {
  /// Makes a response of URLSession's.
  init(_ response: HTTPURLResponse, body: Data = Data()) {
    let headers = response.allHeaderFields.compactMap { name, value in
      (name as? String).map { ($0, String(describing: value)) }
    }
    self.init(
      statusCode: response.statusCode, headers: Dictionary(headers) { first, _ in first }, body: body,
      url: response.url)
  }
}

extension [String: String] {
  /// Returns the value of a header field, whose name may be in any case.
  package func value(ofHeader name: String) -> String? {
    self[name] ?? first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
  }
}

extension HTTPURLResponse {
  /// As ``ServerResponse/isSuccess``.
  var isSuccess: Bool { ServerResponse.successes.contains(statusCode) }
}
