import FlyingFox
import Foundation

/// A server on this machine that answers searches as GitHub does, from a few recorded results.
///
/// In a file of its own, because FlyingFox and ModernClient both have an `HTTPResponse`.
enum RecordedServer {
  /// Runs the server on a free port while `body` does.
  ///
  /// - Parameter body: gets the address that the server listens on.
  static func run<Value>(_ body: (_ address: URL) async throws -> Value) async throws -> Value {
    let search = RecordedSearch(
      results: ["repositories": try recorded("repositories"), "users": try recorded("users")])
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), timeout: Self.patience, logger: .disabled)
    await server.appendRoute("GET /search/*") { request in
      let query = Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first }
      let response = try search.response(
        to: String(request.path.dropFirst("/search/".count)), query: query,
        address: "http://\(request.headers[.host] ?? "127.0.0.1")\(request.path)")
      var headers: HTTPHeaders = [.contentType: "application/json; charset=utf-8"]
      if let link = response.link { headers[HTTPHeader("Link")] = link }
      return HTTPResponse(
        statusCode: HTTPStatusCode(response.status, phrase: "Recorded"), headers: headers, body: response.body)
    }
    let running = Task { try await server.run() }
    defer { running.cancel() }
    try await server.waitUntilListening(timeout: Self.patience)
    guard case .ip4(_, let port) = await server.listeningAddress, let url = URL(string: "http://127.0.0.1:\(port)")
    else { throw URLError(.cannotFindHost) }
    return try await body(url)
  }

  /// No machine is so busy that it takes an hour.
  private static let patience: TimeInterval = 3_600

  private static func recorded(_ name: String) throws -> Data {
    guard let file = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Responses") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try Data(contentsOf: file)
  }
}
