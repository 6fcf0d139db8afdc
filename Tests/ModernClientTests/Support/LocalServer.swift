import FlyingFox
import Foundation
import TestSupport

/// A real server on a free port of this machine, which runs while `body` does: `/never` never answers, everything else
/// answers with what it was sent.
///
/// In a file of its own, because FlyingFox and ModernClient both have an `HTTPMethod` and an `HTTPResponse`.
///
/// - Parameter body: gets the address that the server listens on.
func withLocalServer<Value>(_ body: (_ baseURL: URL) async throws -> Value) async throws -> Value {
  try await withServer { server in
    await server.appendRoute("/never") { _ in try await untilCancelled() }
    await server.appendRoute("*") { request in
      let seen: [String: String?] = [
        "method": request.method.rawValue,
        "path": request.path,
        "query": request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&"),
        "body": String(decoding: try await request.bodyData, as: UTF8.self),
        "content_type": request.headers[.contentType],
        "referer": request.headers[HTTPHeader("Referer")],
      ]
      return HTTPResponse(statusCode: .ok, body: try JSONEncoder().encode(seen.compactMapValues { $0 }))
    }
  } _: {
    try await body($0)
  }
}
