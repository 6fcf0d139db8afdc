#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  extension URLRequest {
    /// The request that a redirect asks for, made whole again.
    ///
    /// On Linux the proposed request has lost its body, and still has the credentials that were meant for another host.
    ///
    /// - Parameter proposed: what URLSession would send next.
    func redirected(to proposed: URLRequest) -> URLRequest {
      var next = proposed
      if proposed.httpMethod == httpMethod {
        next.httpBody = httpBody
      } else {
        // A POST that became a GET: nothing is left for these to describe.
        for name in ["Content-Type", "Content-Length"] { next.setValue(nil, forHTTPHeaderField: name) }
      }
      if proposed.url?.origin != url?.origin {
        for name in ["Authorization", "Cookie"] { next.setValue(nil, forHTTPHeaderField: name) }
      }
      return next
    }
  }

  extension URL {
    fileprivate var origin: [String?] { [scheme, host, port.map(String.init)] }
  }
#endif
