import Foundation

/// What a server said: status, headers and the whole body.
public struct HTTPAnswer: Sendable, Hashable {
  /// The HTTP status code, such as 200 or 404.
  public let statusCode: Int

  /// The header fields, spelled as the server spelled them. To look one up, use ``header(_:)``.
  public let headers: [String: String]

  /// The body; empty when there was none.
  public let body: Data

  /// The address that answered, which after a redirect is not the one that was asked.
  public let url: URL?

  /// Makes an answer, as a stub or another transport does.
  public init(statusCode: Int, headers: [String: String] = [:], body: Data = Data(), url: URL? = nil) {
    self.statusCode = statusCode
    self.headers = headers
    self.body = body
    self.url = url
  }

  /// Whether the status code is one of 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(statusCode) }

  /// The value of a header field.
  ///
  /// - Parameter name: the field's name, in any case: `content-type` finds `Content-Type`.
  /// - Returns: the value, or nil when the answer has no such field.
  public func header(_ name: String) -> String? { headers.value(ofHeader: name) }
}

extension [String: String] {
  /// The value of a header field, whose name may be in any case.
  package func value(ofHeader name: String) -> String? {
    self[name] ?? first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
  }
}
