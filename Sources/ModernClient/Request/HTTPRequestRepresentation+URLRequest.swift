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
  /// - Throws: `HTTPFailure.invalidURL` when the two make no address, or what the body's encoder threw.
  public func urlRequest(baseURL: URL? = nil) throws -> URLRequest {
    let uri = uri
    guard let url = RequestURL.make(uri, below: self.baseURL ?? baseURL) else { throw HTTPFailure.invalidURL(uri) }
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    if let timeout { request.timeoutInterval = timeout }
    if let cachePolicy { request.cachePolicy = cachePolicy }
    if let body {
      request.httpBody = try body.data()
      request.setValue(body.contentType, forHTTPHeaderField: "Content-Type")
    }
    for (name, value) in headers {
      request.setValue(value, forHTTPHeaderField: name)
    }
    return request
  }
}
