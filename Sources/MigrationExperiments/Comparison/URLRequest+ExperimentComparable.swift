import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request is compared by everything that is sent. Its own `==` ignores the header fields and the body.
extension URLRequest: ExperimentComparable {
  /// The method, the URL, the header fields by their lower-case names, the body, and the settings. A body stream is
  /// left out, with a note.
  public var experimentValue: Any {
    (
      method: httpMethod ?? "GET", url: url,
      headers: Dictionary((allHTTPHeaderFields ?? [:]).map { ($0.key.lowercased(), $0.value) }) { first, _ in first },
      body: httpBody, bodyStream: httpBodyStream, timeout: timeoutInterval, cachePolicy: cachePolicy.rawValue,
      handlesCookies: httpShouldHandleCookies
    )
  }
}
