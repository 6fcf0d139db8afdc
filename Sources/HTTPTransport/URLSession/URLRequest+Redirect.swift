import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// This request without what identifies the user, unless it stays with the origin that was asked.
  ///
  /// Fetch drops `Authorization` on a redirect to another origin (scheme, host and port), and so does curl. A key or a
  /// cookie that the caller set by hand is meant for one server just as much: every field goes that ``SecretNames``
  /// contains. Cookies of the cookie storage are added later.
  ///
  /// - Parameter asked: the address whose response pointed here.
  func withoutCredentials(from asked: URL?) -> URLRequest {
    guard url?.origin != asked?.origin else { return self }
    var request = self
    for name in (allHTTPHeaderFields ?? [:]).keys where SecretNames.contains(name) {
      request.setValue(nil, forHTTPHeaderField: name)
    }
    return request
  }

  #if canImport(FoundationNetworking)
    /// The request that a redirect asks for, made whole again.
    ///
    /// On Linux the proposed request has lost its body, still has the credentials that were meant for another host, has a
    /// wrong address when the `Location` is a query alone or not HTTP, and turns a HEAD into a GET after a 303.
    ///
    /// - Parameters:
    ///   - proposed: what URLSession would send next.
    ///   - location: the response's `Location`, if it has one.
    func redirected(to proposed: URLRequest, location: String?) -> URLRequest {
      var next = proposed
      if let url = location.flatMap({ URL(string: $0, relativeTo: url) }) { next.url = url.absoluteURL }
      if httpMethod == "HEAD" { next.httpMethod = httpMethod }
      if next.httpMethod == httpMethod {
        if let bodyFile {
          next.bodyFile = bodyFile
        } else if let httpBodyStream {
          next.httpBodyStream = httpBodyStream
        } else {
          next.httpBody = httpBody
        }
      } else {
        // A POST that became a GET: nothing is left for these to describe.
        for name in ["Content-Type", "Content-Length"] { next.setValue(nil, forHTTPHeaderField: name) }
      }
      return next.withoutCredentials(from: url)
    }
  #endif
}
