import FlyingFox
import Foundation
import TestSupport

/// A real server on a free port of this machine, which runs while `body` does.
///
/// - Parameter body: gets the address that the server listens on.
func withLocalServer<Value>(_ body: (_ baseURL: URL) async throws -> Value) async throws -> Value {
  try await withServer { server in
    await server.appendRoute("/echo/*") { try await echo($0) }
    await server.appendRoute("/never") { _ in try await untilCancelled() }
    await server.appendRoute("/basic") { _ in
      HTTPResponse(
        statusCode: .unauthorized,
        headers: [HTTPHeader("WWW-Authenticate"): #"Basic realm="members""#],
        body: Data("members only".utf8)
      )
    }
    await server.appendRoute("/bearer") { _ in
      HTTPResponse(
        statusCode: .unauthorized,
        headers: [HTTPHeader("WWW-Authenticate"): "Bearer"],
        body: Data("token please".utf8)
      )
    }
    await server.appendRoute("/unavailable") { _ in
      HTTPResponse(
        statusCode: .serviceUnavailable,
        headers: [.contentType: "text/html"],
        body: Data("<html>later</html>".utf8)
      )
    }
    await server.appendRoute("/empty") { _ in HTTPResponse(statusCode: .noContent) }
    await server.appendRoute("/moved") { _ in redirect(.found, to: "/echo/new") }
    await server.appendRoute("POST /kept") { _ in redirect(.temporaryRedirect, to: "/echo/kept") }
    await server.appendRoute("/elsewhere") { request in
      // The same server under another name is another origin.
      let host = request.headers[.host] ?? ""
      return redirect(.found, to: "http://" + host.replacingOccurrences(of: "127.0.0.1", with: "localhost") + "/echo/e")
    }
    await server.appendRoute("/circle") { _ in redirect(.found, to: "/circle") }
  } _: {
    try await body($0)
  }
}

/// What the server saw of a request.
struct Echo: Codable {
  var method: String
  var path: String
  var headers: [String: String]
  var body: String
}

private func echo(_ request: HTTPRequest) async throws -> HTTPResponse {
  let headers = request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }
  let seen = Echo(
    method: request.method.rawValue,
    path: request.path,
    headers: Dictionary(headers) { first, _ in first },
    body: String(decoding: try await request.bodyData, as: UTF8.self)
  )
  return HTTPResponse(
    statusCode: .ok,
    headers: [.contentType: "application/json"],
    body: try JSONEncoder().encode(seen)
  )
}

private func redirect(_ status: HTTPStatusCode, to location: String) -> HTTPResponse {
  HTTPResponse(statusCode: status, headers: [.location: location], body: Data("moved".utf8))
}
