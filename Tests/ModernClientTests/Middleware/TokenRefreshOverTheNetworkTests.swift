import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Typed calls, a real server that refuses old tokens, and a refresh that is a call itself.
@Suite struct TokenRefreshOverTheNetworkTests {
  private struct Session: TokenAuthenticator {
    struct Renew: HTTPPostRequest {
      struct Response: Codable, Sendable { let token: String }

      let endpoint: any HTTPEndpointConvertible = .path("token")
      let old: String
      var body: HTTPBody? { .form(["refresh_token": old]) }
    }

    let server: URL

    func authorize(_ request: inout URLRequest, with token: String) {
      request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
    }

    func refresh(_ token: String?, through transport: any ClientTransport) async throws -> String {
      let client = HTTPClient(configuration: .init(baseURL: server, transport: transport, timeout: patience))
      return try await client.call(Renew(old: token ?? "")).token
    }
  }

  /// A server that ends a refresh only when so many calls are under way.
  private static func responses(after calls: Int) -> RawServer.Script {
    let arrived = Locked(0)
    return { request in
      switch (request.target, request.header("Authorization")) {
      case ("/token", _):
        while arrived.withLock({ $0 }) < calls { usleep(1_000) }
        return request.text == "refresh_token=old"
          ? [.response(body: #"{"token": "new"}"#)] : [.response(500, body: #"{"status": {"error_code": 9}}"#)]
      case (_, "Bearer new"): return [.response(body: #"{"coin": 5}"#)]
      default:
        arrived.withLock { $0 += 1 }
        return [.response(401, ["WWW-Authenticate": "Bearer"], body: "{}")]
      }
    }
  }

  private func client(_ server: URL, token: String) -> HTTPClient {
    let tokens = TokenRefreshMiddleware(Session(server: server), token: token)
    return Middleware.Stack([tokens]).buildClient(configuration: .init(baseURL: server, timeout: patience))
  }

  @Test func aThousandCallsMakeOneRefreshAndAllSucceed() async throws {
    try await withRawServer(Self.responses(after: 1000)) { server in
      let client = client(server.url, token: "old")
      let coins = try await withThrowingTaskGroup(of: Int?.self) { group in
        for _ in 0..<1000 { group.addTask { try await client.call(Diamond.Balance()).coin } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(coins == Array(repeating: 5, count: 1000))
      #expect(server.requests.filter { $0.target == "/token" }.count == 1)
    }
  }

  @Test func whenTheRefreshFailsAllFailWithItsErrorAndTheNextCallTriesAgain() async throws {
    try await withRawServer(Self.responses(after: 100)) { server in
      let client = client(server.url, token: "unknown")
      let failures = await withTaskGroup(of: Int?.self) { group in
        for _ in 0..<100 {
          group.addTask {
            do throws(HTTPClientError) {
              _ = try await client.call(Diamond.Balance())
              return nil
            } catch {
              guard case .middleware(let cause as HTTPClientError) = error.reason,
                case .server(let status) = cause.reason
              else { return nil }
              return status.errorCode
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(failures == Array(repeating: 9, count: 100))
      #expect(server.requests.filter { $0.target == "/token" }.count == 1)
      await #expect(throws: HTTPClientError.self) { try await client.call(Diamond.Balance()) }
      #expect(server.requests.filter { $0.target == "/token" }.count == 2)
    }
  }
}
