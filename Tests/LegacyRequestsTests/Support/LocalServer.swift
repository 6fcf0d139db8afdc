import FlyingFox
import Foundation
import TestSupport

/// A real server on a free port of this machine, which runs while `body` does: it answers with what it was sent.
///
/// - Parameter body: gets the address that the server listens on.
func withLocalServer<Value>(_ body: (_ baseURL: URL) async throws -> Value) async throws -> Value {
  try await withServer { server in
    await server.appendRoute("*") { request in
      let body = String(decoding: try await request.bodyData, as: UTF8.self)
      let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
      let seen = [
        request.method.rawValue, request.path, query, body, request.headers[.contentType] ?? "",
        request.headers[HTTPHeader("Referer")] ?? "",
      ]
      return HTTPResponse(statusCode: .ok, body: try JSONEncoder().encode(["names": seen]))
    }
  } _: {
    try await body($0)
  }
}
