import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request as it is sent to the server: method, URL, header fields and body.
///
/// The settings of the connection (time-out, cache policy, cookies) are not part of it, nor are the header fields that
/// `URLSession` adds. Its description shows no secrets: no query, no body, and no value of a secret header field.
public struct RecordedRequest: Sendable, Hashable {
  /// The HTTP method.
  public let method: String

  /// The whole address.
  public let url: URL?

  /// The header fields, spelled as they were set.
  public let headers: [String: String]

  /// The body; nil when there is none. A GET's body is not sent, so it is nil too.
  public let body: Data?

  /// Makes a recorded request, for a test.
  ///
  /// - Parameters:
  ///   - method: the HTTP method.
  ///   - url: the whole address.
  ///   - headers: the header fields.
  ///   - body: the body.
  public init(method: String = "GET", url: URL?, headers: [String: String] = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// Records a request. A body stream is read to its end, and can't be sent afterwards.
  ///
  /// - Parameter request: the request.
  public init(_ request: URLRequest) {
    let method = request.httpMethod ?? "GET"
    let body = method == "GET" ? nil : request.httpBody ?? request.withUnreadBodyFile.httpBodyStream?.contents
    self.init(method: method, url: request.url?.absoluteURL, headers: request.allHTTPHeaderFields ?? [:], body: body)
  }

  /// Returns the value of a header field.
  ///
  /// - Parameter name: the field's name, in any case.
  /// - Returns: the value, or nil when there is no such field.
  public func header(_ name: String) -> String? { headers.value(ofHeader: name) }
}

extension RecordedRequest: CustomStringConvertible, CustomReflectable {
  /// The method and the address, without its query: `POST https://example.com/purchase`.
  public var description: String { "\(method) \(address)" }

  /// The properties without the secrets.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "method": method, "url": address, "headers": headers.withoutSecrets, "bodyBytes": body?.count as Any,
      ],
      displayStyle: .struct)
  }

  private var address: String {
    (url?.textWithoutUser).map { String($0.prefix { !"?#".contains($0) }) } ?? "without an address"
  }
}

extension InputStream {
  /// All that the stream still has.
  fileprivate var contents: Data {
    open()
    defer { close() }
    var contents = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(&buffer, maxLength: buffer.count), count > 0 {
      contents.append(contentsOf: buffer[..<count])
    }
    return contents
  }
}
