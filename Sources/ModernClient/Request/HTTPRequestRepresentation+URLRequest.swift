import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPRequestRepresentation {
  /// The request as `URLSession` knows it.
  ///
  /// - Parameter baseURL: what ``uri`` is below, unless the request has a base URL of its own. The base's path stays:
  ///   `https://host/v1` and `users` make `https://host/v1/users`. Not needed when the URI is a whole address.
  /// - Returns: the request, with its time-out and cache policy where it has them.
  /// - Throws: `HTTPFailure.invalidURL` when the two make no address, or one that leads elsewhere (`..`, a missing value),
  ///   `.invalidHeader` for a field with a line break in it, ``HTTPClient/InvalidDecodingMember``, or what the encoder
  ///   of the parameters or of the body threw.
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
    request.httpMethod = method.rawValue
    if let timeout { request.timeoutInterval = timeout }
    if let cachePolicy { request.cachePolicy = cachePolicy }
    if let body {
      request.httpBody = try body.data()
      try request.setHeader("Content-Type", to: body.contentType)
    }
    for (name, value) in headers {
      try request.setHeader(name, to: value)
    }
    return request
  }
}
