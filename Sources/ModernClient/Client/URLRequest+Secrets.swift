import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// This request without what it would be harmful to keep: the body is gone, and so are the values of header fields and
  /// of the address that a log must not show.
  ///
  /// - Parameter redaction: knows what is secret.
  func without(secretsOf redaction: Redaction) -> URLRequest {
    var request = self
    request.httpBody = nil
    request.httpBodyStream = nil
    request.url = url.flatMap { URL(string: redaction.url($0.absoluteString).inASCII(redaction)) }
    for (name, value) in allHTTPHeaderFields ?? [:] {
      request.setValue(redaction.header(name, value).inASCII(redaction), forHTTPHeaderField: name)
    }
    return request
  }
}

extension String {
  /// This text with asterisks for secrets: an address and a header hold nothing but ASCII.
  fileprivate func inASCII(_ redaction: Redaction) -> String {
    replacingOccurrences(of: redaction.replacement, with: "***")
  }
}
