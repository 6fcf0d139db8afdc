import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPRequestRepresentation {
  public var uri: String {
    let query = PercentEncoding.fields(parameters.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    return PercentEncoding.append(query: query, to: endpoint.path)
  }

  /// The request as `URLSession` knows it.
  ///
  /// - Parameter baseURL: what ``uri`` is below; its own path stays: `https://host/v1` and `users` make
  ///   `https://host/v1/users`. Not needed when the URI is a whole address.
  /// - Throws: `HTTPFailure.invalidURL` when the two make no address, or what the body's encoder threw.
  public func urlRequest(baseURL: URL?) throws -> URLRequest {
    guard let url = RequestURL.make(uri, below: baseURL) else { throw HTTPFailure.invalidURL(uri) }
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
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
