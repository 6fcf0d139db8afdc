import FlyingFox
import Foundation

/// Runs a real server on a free port of this machine while `body` does.
///
/// - Parameters:
///   - addRoutes: tells the server what it answers.
///   - body: gets the address that the server listens on.
package func withServer<Value>(
  addRoutes: (HTTPServer) async -> Void, _ body: (_ baseURL: URL) async throws -> Value
) async throws -> Value {
  let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), timeout: patience, logger: .disabled)
  await addRoutes(server)
  let running = Task { try await server.run() }
  defer { running.cancel() }
  // All tests share a few threads, and some compute for long.
  try await server.waitUntilListening(timeout: patience)
  guard case .ip4(_, let port) = await server.listeningAddress, let url = URL(string: "http://127.0.0.1:\(port)") else {
    throw URLError(.cannotFindHost)
  }
  return try await body(url)
}
