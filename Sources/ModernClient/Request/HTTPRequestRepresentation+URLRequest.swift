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
  ///   `.invalidMethod`; `.invalidHeader` for a field with a line break; the encoder's error for the parameters or
  ///   the body; or the error of ``adapt(_:)``.
  public func urlRequest(baseURL: URL? = nil) throws -> URLRequest {
    var request = try unadaptedURLRequest(baseURL: baseURL)
    try adapt(&request)
    return request
  }

  /// Returns the request as a `URLRequest`, before ``adapt(_:)``.
  func unadaptedURLRequest(baseURL: URL?) throws -> URLRequest {
    try checkParameters()
    try checkResponse()
    let uri = uri
    guard let url = RequestURL.makeInPlace(uri, below: self.baseURL ?? baseURL) else {
      // It ends up in an alert or a log.
      let shown = uri.filter { $0 != RequestURL.emptyValue }
      throw HTTPFailure.invalidURL(Redaction.standard.adding(fields: metadata.secretFields).url(shown))
    }
    var request = URLRequest(url: url)
    try request.setMethod(method.rawValue)
    if let timeout { request.timeoutInterval = timeout }
    if let cachePolicy { request.cachePolicy = cachePolicy }
    if let body {
      guard method != .get else {
        throw InvalidRequest("\(Self.self) is a GET with a body, which URLSession can't send.")
      }
      try body.attach(to: &request)
      try request.setHeader("Content-Type", to: body.contentType)
    }
    for (name, value) in headers {
      try request.setHeader(name, to: value)
    }
    return request
  }
}

extension HTTPRequestRepresentation {
  /// Throws an error if the response of the request, or of one that it wraps, can't be read, before anything is sent.
  fileprivate func checkResponse() throws {
    if let proxy = self as? any TypeHidingRequest { return try proxy.base.checkResponse() }
    // A function of the request's own may read any type.
    guard ResponseFunction.self == Never.self else { return }
    if let proxy = self as? any RequestProxy { return try proxy.request.checkResponse() }
    guard !(self is any EnvelopedRequest), !ResponseReading.canRead(Response.self) else { return }
    throw InvalidRequest(
      "\(Self.self).Response is \(Response.self), which is neither Decodable nor a collection of that: "
        + "write `func response(from response: ServerResponse) throws -> Response`.")
  }
}

/// An error for a request that is written in a way that can't work.
struct InvalidRequest: LocalizedError {
  let errorDescription: String?

  init(_ text: String) {
    errorDescription = text
  }
}
