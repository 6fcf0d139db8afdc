import FlyingFox
import Foundation
import LegacyJSON
import TestSupport

/// A shop's server on a free port of this machine, which answers as a test tells it to and remembers what it was asked.
actor ShopServer {
  /// What the next request gets.
  struct Answer: Sendable {
    var status = 200
    var body = Data()
  }

  /// What the server saw of one request.
  struct Seen: Equatable, Sendable {
    let method: String
    let path: String
    let referer: String?
    let contentType: String?
    /// The body, without regard to the order of its keys.
    let body: JSON?
  }

  private var response = Answer()
  private var seen: [Seen] = []

  func prepare(_ response: Answer) {
    self.response = response
    seen = []
  }

  func requests() -> [Seen] { seen }

  /// Runs a server while `body` does.
  static func run(_ body: (_ server: ShopServer, _ baseURL: URL) async throws -> Void) async throws {
    let shop = ShopServer()
    try await withServer { server in
      await server.appendRoute("*") { try await shop.respond(to: $0) }
    } _: { url in
      try await body(shop, url)
    }
  }

  private func respond(to request: HTTPRequest) async throws -> HTTPResponse {
    let body = try await request.bodyData
    seen.append(
      Seen(
        method: request.method.rawValue, path: request.path, referer: request.headers[HTTPHeader("Referer")],
        contentType: request.headers[.contentType], body: try? JSON(data: body)))
    return HTTPResponse(
      statusCode: HTTPStatusCode(response.status, phrase: "Status"), headers: [.contentType: "application/json"],
      body: response.body)
  }
}
