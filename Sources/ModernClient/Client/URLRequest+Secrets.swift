import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// Returns the request without sensitive data: it has no body, and secret values of header fields and of the URL are
  /// replaced.
  ///
  /// - Parameter redaction: the rules for secrets.
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
  /// Returns the text with asterisks for secrets, because URLs and headers may contain only ASCII.
  fileprivate func inASCII(_ redaction: Redaction) -> String {
    replacingOccurrences(of: redaction.replacement, with: "***")
  }
}
