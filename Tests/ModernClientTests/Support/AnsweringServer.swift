import FlyingFox
import Foundation
import HTTPTransport
import TestSupport

/// What a server was sent.
struct Received: Sendable, Equatable {
  var method = "GET"
  var path: String
  /// The items in their order, unescaped: `a=1`.
  var query: [String] = []
  var headers: [String: String] = [:]
  var body = ""

  func header(_ name: String) -> String? { headers[name.lowercased()] }

  func queryItem(_ name: String) -> String? {
    query.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}

/// A real server on a free port of this machine, which runs while `body` does.
///
/// In a file of its own, because FlyingFox and ModernClient both have an `HTTPMethod` and an `HTTPResponse`.
///
/// - Parameters:
///   - response: what the server says to a request.
///   - body: gets the address that the server listens on.
func withServer<Value>(
  response: @escaping @Sendable (Received) -> ServerResponse, _ body: (_ baseURL: URL) async throws -> Value
) async throws -> Value {
  try await withServer { server in
    await server.appendRoute("*") { request in
      var headers: [String: String] = [:]
      for (name, value) in request.headers { headers[name.rawValue.lowercased()] = value }
      let answer = response(
        Received(
          method: request.method.rawValue, path: request.path, query: request.query.map { "\($0.name)=\($0.value)" },
          headers: headers, body: String(decoding: try await request.bodyData, as: UTF8.self)))
      var fields: HTTPHeaders = [:]
      for (name, value) in answer.headers { fields[HTTPHeader(name)] = value }
      return HTTPResponse(
        statusCode: HTTPStatusCode(answer.statusCode, phrase: "Told"), headers: fields, body: answer.body)
    }
  } _: {
    try await body($0)
  }
}

extension ServerResponse {
  /// A response with a text for a body.
  init(_ body: String, status: Int = 200, headers: [String: String] = [:]) {
    self.init(statusCode: status, headers: headers, body: Data(body.utf8))
  }
}
