import FlyingFox
import Foundation

/// A real server on a free port of this machine, which runs while `body` does: it answers with what it was sent.
///
/// - Parameter body: gets the address that the server listens on.
func withLocalServer<Value>(_ body: (_ baseURL: URL) async throws -> Value) async throws -> Value {
  let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
  await server.appendRoute("*") { request in
    let body = String(decoding: try await request.bodyData, as: UTF8.self)
    let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    let seen = [
      request.method.rawValue, request.path, query, body, request.headers[.contentType] ?? "",
      request.headers[HTTPHeader("Referer")] ?? "",
    ]
    return HTTPResponse(statusCode: .ok, body: try JSONEncoder().encode(["names": seen]))
  }
  let running = Task { try await server.run() }
  defer { running.cancel() }
  try await server.waitUntilListening()
  guard case .ip4(_, let port) = await server.listeningAddress, let url = URL(string: "http://127.0.0.1:\(port)") else {
    throw URLError(.cannotFindHost)
  }
  return try await body(url)
}
