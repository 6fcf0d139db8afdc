import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A typed request is streamed: its head passes the middlewares, its body follows.
@Suite struct ClientStreamTests {
  private struct Prices: HTTPGetRequest {
    typealias Response = Void

    let endpoint: any HTTPEndpointConvertible = .path("prices")
  }

  private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\nX-A: 1\r\n\r\n"

  private func withClient<Value>(
    past middlewares: [any Middleware] = [], _ script: @escaping RawServer.Script,
    _ body: (HTTPClient, RawServer) async throws -> Value
  ) async throws -> Value {
    try await withRawServer(script) { server in
      try await body(
        HTTPClient(
          configuration: .init(
            baseURL: server.url, transport: URLSessionTransport(configuration: .ephemeral, bodyLimit: 1_000),
            timeout: patience, middlewares: MiddlewareStack(middlewares))), server)
    }
  }

  private func text(of response: FullResponse<ResponseStream<Data>>) async throws -> String {
    var data = Data()
    for try await piece in response.value { data += piece }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func theBodyFollowsTheHead() async throws {
    let body = String(repeating: "0123456789", count: 1_000)
    try await withClient { _ in
      [.response(203, ["ETag": "7"], body: body)]
    } _: { client, _ in
      let response = try await client.stream(Prices(), options: .init(headers: ["Referer": "shop"]))
      #expect(response.statusCode == 203)
      #expect(response.header("etag") == "7")
      let text = try await text(of: response)
      #expect(text == body)
    }
  }

  @Test func anErrorStatusIsTheErrorOfTheCall() async throws {
    try await withClient { _ in
      [.response(404, body: #"{"status": {"error_code": 7, "message": "Gone"}}"#)]
    } _: { client, _ in
      let error = await #expect(throws: HTTPClientError.self) { try await client.stream(Prices()) }
      #expect(error?.message == "Gone")
      #expect(error?.statusCode == 404)
    }
  }

  @Test func aBodyThatBreaksOffIsAnErrorOfTheClient() async throws {
    try await withClient { _ in
      [.text(Self.head + "01234"), .close]
    } _: { client, _ in
      let response = try await client.stream(Prices())
      let error = await #expect(throws: HTTPClientError.self) { for try await _ in response.value.lines {} }
      #expect(error?.statusCode == 200)
      #expect(error?.method == .get)
      guard case .transport(URLError.networkConnectionLost)? = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func theHeadIsRetriedAndTheTokenRenewed() async throws {
    struct Tokens: TokenAuthenticator {
      func authorize(_ request: inout URLRequest, with token: String) {
        request.setValue(token, forHTTPHeaderField: "X-Token")
      }
      func isRefusal(_ response: ServerResponse) -> Bool { response.statusCode == 401 }
      func refresh(_ token: String?, through transport: any ClientTransport) async throws -> String {
        // A request of its own, which is no stream.
        let url = try #require(URL(string: "\(base.withLock { $0 })/token"))
        return String(decoding: try await transport.send(URLRequest(url: url)).body, as: UTF8.self)
      }
      let base: Locked<String>
    }
    let base = Locked("")
    let attempts = Locked(0)
    try await withClient(
      past: [
        TokenRefreshMiddleware(Tokens(base: base), token: "old"), DuplicateSubmissionMiddleware(),
        RetryMiddleware(limit: 2, firstDelay: 0.001), LoggingMiddleware(level: .bodies) { _ in },
      ]
    ) { request in
      if request.target == "/token" { return [.response(body: "new")] }
      if request.header("X-Token") == "old" { return [.response(401, body: "no")] }
      let attempt = attempts.withLock { attempts in
        attempts += 1
        return attempts
      }
      return attempt == 1 ? [.response(503)] : [.response(body: "streamed")]
    } _: { client, server in
      base.withLock { $0 = server.url.absoluteString }
      let text = try await text(of: client.stream(Prices()))
      #expect(text == "streamed")
      #expect(server.requests.map(\.target) == ["/prices", "/token", "/prices", "/prices"])
    }
  }

  @Test func aMiddlewareMayAnswerInstead() async throws {
    struct Stub: Middleware {
      let passesOn: Bool
      func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
        if passesOn { _ = try await next(request) }
        return ServerResponse(statusCode: 200, body: Data("stubbed".utf8))
      }
    }
    for passesOn in [false, true] {
      try await withClient(past: [Stub(passesOn: passesOn)]) { _ in
        [.text(Self.head + "01234"), .hold]
      } _: { client, server in
        let text = try await text(of: client.stream(Prices()))
        #expect(text == "stubbed")
        // What nobody reads is not kept open.
        if passesOn { try await server.hangUps(atLeast: 1) }
      }
    }
  }

  @Test func aClientBehindAnotherStreams() async throws {
    try await withClient { _ in
      [.text(Self.head + "one\n"), .hold]
    } _: { client, _ in
      let outer = HTTPClient(
        configuration: .init(
          baseURL: client.configuration.baseURL,
          transport: MiddlewareStack([NetworkActivityMiddleware()]).transport(over: client.transport),
          timeout: patience))
      var lines = try await outer.stream(Prices()).value.lines.makeAsyncIterator()
      let line = try await lines.next()
      #expect(line == "one")
    }
  }

  @Test func aTransportThatOnlySendsIsEnough() async throws {
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "http://127.0.0.1"), transport: StubTransport(body: "data: a\n\n")))
    var events: [ServerSentEvent] = []
    for try await event in try await client.stream(Prices()).value.events { events.append(event) }
    #expect(events == [.init(data: "a")])
  }

  @Test(arguments: [true, false], ["its type", "its task"]) func itIsCancelled(beforeTheHead: Bool, by way: String)
    async throws
  {
    try await withClient { _ in
      beforeTheHead ? [.hold] : [.text(Self.head + "01234"), .hold]
    } _: { client, server in
      let hasRead = Locked(false)
      let task = Task {
        for try await _ in try await client.stream(Prices()).value { hasRead.withLock { $0 = true } }
      }
      try await server.requests(atLeast: 1)
      try await eventually { beforeTheHead || hasRead.withLock { $0 } }
      if way == "its type" { client.cancelCalls(of: Prices.self) } else { task.cancel() }
      let error = await #expect(throws: HTTPClientError.self) { try await task.value }
      #expect(error?.isCancelled == true)
      try await server.hangUps(atLeast: 1)
      try await eventually { client.runningCalls.count == 0 }
    }
  }

  @Test func leavingTheLoopOrNeverBeginningItEndsIt() async throws {
    try await withClient { _ in
      [.text(Self.head + "01234"), .hold]
    } _: { client, server in
      _ = try await client.stream(Prices())
      try await server.hangUps(atLeast: 1)
      let response = try await client.stream(Prices())
      for try await _ in response.value { break }
      try await server.hangUps(atLeast: 2)
      try await eventually { client.runningCalls.count == 0 }
      withExtendedLifetime(response) {}
    }
  }
}
