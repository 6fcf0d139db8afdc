import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The examples of the doc comments, as they stand there.

private struct Timing: Middleware {
  let report: @Sendable (String, TimeInterval) -> Void

  func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    let start = Date()
    let response = try await next(request)
    report(request.urlRequest.url?.path ?? "", Date().timeIntervalSince(start))
    return response
  }
}

private struct ClientVersion: SelfContainedMiddleware {
  func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    var request = request
    request.urlRequest.setValue("7.1", forHTTPHeaderField: "X-Client-Version")
    return try await next(request)
  }
}

extension Middleware.Stack {
  fileprivate static func shopStack(isDebug: Bool) -> Middleware.Stack {
    Middleware.Stack {
      NetworkActivityMiddleware.self
      if isDebug { LoggingMiddleware(level: .bodies) }
      RetryMiddleware(limit: 5)
    }
  }
}

private struct SessionAuthenticator: TokenAuthenticator {
  struct Session: Codable, Sendable {
    let accessToken: String
    let refreshToken: String
  }

  struct Renew: HTTPPostRequest {
    typealias Response = Session

    let endpoint: any HTTPEndpointConvertible = .path("api/token")
    let refreshToken: String
    var body: HTTPBody? { .form(["refresh_token": refreshToken]) }
  }

  let baseURL: URL

  func authorize(_ request: inout URLRequest, with token: Session) {
    request.setValue("Bearer " + token.accessToken, forHTTPHeaderField: "Authorization")
  }

  func refresh(_ token: Session?, through transport: any ClientTransport) async throws -> Session {
    guard let token else { throw URLError(.userAuthenticationRequired) }
    let client = HTTPClient(configuration: .init(baseURL: baseURL, transport: transport, timeout: patience))
    return try await client.call(Renew(refreshToken: token.refreshToken))
  }
}

private struct MaintenanceStub: ClientTransport {
  func send(_ request: URLRequest) async throws -> ServerResponse {
    ServerResponse(statusCode: 503, headers: ["Retry-After": "120"], body: Data("{}".utf8), url: request.url)
  }
}

@Suite struct MiddlewareExamplesTests {
  private let url = URL(string: "https://example.test")

  @Test func timing() async throws {
    let times = Locked<[String]>([])
    let store: @Sendable (String, TimeInterval) -> Void = { path, _ in times.withLock { $0.append(path) } }
    let client = Middleware.Stack([Timing(report: store), RetryMiddleware()]).buildClient()
    client.configuration.baseURL = url
    client.configuration.transport = StubTransport(body: "{}")
    _ = try await client.call(Diamond.Balance())
    #expect(times.withLock { $0 } == ["/api/balance"])
  }

  @Test func clientVersion() async throws {
    let transport = StubTransport(body: "{}")
    let client = Middleware.Stack([ClientVersion.self, RetryMiddleware.self]).buildClient()
    client.configuration.baseURL = url
    client.configuration.transport = transport
    _ = try await client.call(Diamond.Balance())
    #expect(transport.sent.withLock { $0.first?.value(forHTTPHeaderField: "X-Client-Version") } == "7.1")
  }

  @Test func aStackOfOnesOwn() {
    #expect(Middleware.Stack.shopStack(isDebug: true).middlewares.count == 3)
    #expect(Middleware.Stack.shopStack(isDebug: false).without(RetryMiddleware.self).middlewares.count == 1)
  }

  @Test func sessionAuthenticator() async throws {
    let url = try #require(url)
    let transport = StubTransport { request in
      if request.url?.path == "/api/token" {
        return ServerResponse(statusCode: 200, body: Data(#"{"access_token": "b", "refresh_token": "2"}"#.utf8))
      }
      let isNew = request.value(forHTTPHeaderField: "Authorization") == "Bearer b"
      return ServerResponse(statusCode: isNew ? 200 : 401, body: Data(#"{"coin": 5}"#.utf8))
    }
    let stored = SessionAuthenticator.Session(accessToken: "a", refreshToken: "1")
    let tokens = TokenRefreshMiddleware(SessionAuthenticator(baseURL: url), token: stored)
    let client = Middleware.Stack([tokens]).buildClient()
    client.configuration.baseURL = url
    client.configuration.transport = transport
    #expect(try await client.call(Diamond.Balance()).coin == 5)
    #expect(tokens.token?.refreshToken == "2")
  }

  @Test func maintenanceStub() async {
    let client = HTTPClient(configuration: .init(baseURL: url, transport: MaintenanceStub(), timeout: patience))
    let error = await #expect(throws: HTTPClientError.self) { try await client.call(Diamond.Balance()) }
    #expect(error?.statusCode == 503)
  }

  @Test func middlewareClock() async throws {
    let waits = Locked<[TimeInterval]>([])
    let clock = MiddlewareClock(sleep: { seconds in waits.withLock { $0.append(seconds) } })
    let retry = RetryMiddleware(clock: clock)
    _ = try await retry.send(urlRequest(), over: StubTransport(status: 503, body: ""))
    #expect(waits.withLock { $0.count } == 2)
  }
}
