import Foundation
import HTTPTransport
import ModernClient
import TestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request below the server's root, made in place.
func urlRequest(
  _ path: String = "/a",
  method: String = "GET",
  headers: [String: String] = [:],
  body: String? = nil,
  server: URL? = URL(string: "https://example.test")
) -> URLRequest {
  var request = URLRequest(
    url: URL(string: path, relativeTo: server)?.absoluteURL ?? URL(fileURLWithPath: "/"), timeoutInterval: patience)
  request.httpMethod = method
  for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
  request.httpBody = body.map { Data($0.utf8) }
  return request
}

extension Middleware {
  /// Sends a request through this middleware alone.
  func send(_ request: URLRequest, over transport: some ClientTransport) async throws -> ServerResponse {
    try await intercept(OutgoingRequest(request), next: MiddlewareNext(transport))
  }
}
