import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPRequestRepresentation {
  /// Returns the request as a `URLRequest`.
  ///
  /// - Parameter baseURL: the URL to which ``uri`` is appended, unless the request has its own base URL. The base's
  ///   path stays: `https://host/v1` and `users` give `https://host/v1/users`. Not needed if the URI is a complete URL.
  /// - Returns: the request, with its time-out and cache policy if it sets them.
  /// - Throws: `HTTPFailure.invalidURL` if the two make no URL, or one that leads elsewhere (`..`, a missing value);
  ///   `.invalidMethod`; `.invalidHeader` for a field with a line break; ``HTTPClient/InvalidDecodingMember``; or the encoder's error for
  ///   the parameters or the body.
  public func urlRequest(baseURL: URL? = nil) throws -> URLRequest {
    if let unusable = statedDecoding as? UnusableDecoding { throw unusable.reason }
    try checkParameters()
    let uri = uri
    guard !RequestURL.leavesItsPlace(uri), let url = RequestURL.make(uri, below: self.baseURL ?? baseURL) else {
      // It ends up in an alert or a log.
      let shown = uri.filter { $0 != RequestURL.emptyValue }
      throw HTTPFailure.invalidURL(Redaction.standard.adding(fields: metadata.secretFields).url(shown))
    }
    var request = URLRequest(url: url)
    try request.setMethod(method.rawValue)
    if let timeout { request.timeoutInterval = timeout }
    if let cachePolicy { request.cachePolicy = cachePolicy }
    if let body {
      try body.attach(to: &request)
      try request.setHeader("Content-Type", to: body.contentType)
    }
    for (name, value) in headers {
      try request.setHeader(name, to: value)
    }
    return request
  }
}
