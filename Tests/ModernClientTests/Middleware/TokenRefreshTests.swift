import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct TokenRefreshTests {
  /// Tokens are texts; the server knows which one holds.
  private struct Texts: TokenAuthenticator {
    var isExpired: @Sendable (String) -> Bool = { _ in false }
    let next: @Sendable (String?, any ClientTransport) async throws -> String

    func authorize(_ request: inout URLRequest, with token: String) {
      request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
    }

    func refresh(_ token: String?, through transport: any ClientTransport) async throws -> String {
      try await next(token, transport)
    }

    func isExpired(_ token: String, at now: Date) -> Bool { isExpired(token) }
  }

  private struct Offline: Error, Equatable {}

  /// Accepts one token, and refuses all others.
  private final class Server: Sendable {
    let accepted = Locked("new")
    let seen = Locked<[String]>([])

    var transport: ClosureTransport {
      ClosureTransport { [self] request in
        let token = request.value(forHTTPHeaderField: "Authorization") ?? "none"
        seen.withLock { $0.append(token) }
        return ServerResponse(statusCode: token == "Bearer " + accepted.withLock { $0 } ? 200 : 401)
      }
    }

    func transport(behind gate: Gate) -> ClosureTransport {
      ClosureTransport { [transport] request in
        try await gate.pass()
        return try await transport.send(request)
      }
    }
  }

  private let server = Server()
  private let refreshes = Locked<[String?]>([])

  /// Gets `new`, and counts.
  private func tokens(_ token: String? = "old", gate: Gate? = nil) -> TokenRefreshMiddleware<Texts> {
    TokenRefreshMiddleware(
      Texts { [refreshes] old, _ in
        refreshes.withLock { $0.append(old) }
        try await gate?.pass()
        return "new"
      }, token: token)
  }

  @Test func aTokenThatHoldsIsSent() async throws {
    let middleware = tokens("new")
    #expect(try await middleware.send(urlRequest(), over: server.transport).statusCode == 200)
    #expect(server.seen.withLock { $0 } == ["Bearer new"])
    #expect(refreshes.withLock { $0.isEmpty })
  }

  @Test func aRefusedTokenIsRenewedAndTheRequestSentAgain() async throws {
    let middleware = tokens()
    #expect(try await middleware.send(urlRequest(method: "POST", body: "5"), over: server.transport).statusCode == 200)
    #expect(server.seen.withLock { $0 } == ["Bearer old", "Bearer new"])
    #expect(refreshes.withLock { $0 } == ["old"])
    #expect(middleware.token == "new")
  }

  @Test func withoutATokenOneIsAskedForFirst() async throws {
    #expect(try await tokens(nil).send(urlRequest(), over: server.transport).statusCode == 200)
    #expect(server.seen.withLock { $0 } == ["Bearer new"])
    #expect(refreshes.withLock { $0 } == [nil])
  }

  @Test func aTokenThatIsKnownToBeExpiredIsNotTried() async throws {
    let refreshes = refreshes
    var texts = Texts { old, _ in
      refreshes.withLock { $0.append(old) }
      return "new"
    }
    texts.isExpired = { $0 == "old" }
    let middleware = TokenRefreshMiddleware(texts, token: "old")
    #expect(try await middleware.send(urlRequest(), over: server.transport).statusCode == 200)
    #expect(server.seen.withLock { $0 } == ["Bearer new"])
    #expect(refreshes.withLock { $0 } == ["old"])
  }

  @Test func aRefusalOfTheNewTokenIsTheResponse() async throws {
    server.accepted.withLock { $0 = "another" }
    #expect(try await tokens().send(urlRequest(), over: server.transport).statusCode == 401)
    #expect(server.seen.withLock { $0 } == ["Bearer old", "Bearer new"])
    #expect(refreshes.withLock { $0.count } == 1)
  }

  @Test func otherResponsesAndErrorsPass() async throws {
    let middleware = tokens()
    #expect(try await middleware.send(urlRequest(), over: StubTransport(status: 403, body: "")).statusCode == 403)
    let failing = StubTransport { _ in throw URLError(.timedOut) }
    await #expect(throws: URLError(.timedOut)) { try await middleware.send(urlRequest(), over: failing) }
    #expect(refreshes.withLock { $0.isEmpty })
  }

  @Test func aRequestThatNeedsNoTokenGetsNone() async throws {
    let request = OutgoingRequest(urlRequest(), metadata: RequestMetadata(needsToken: false))
    let response = try await tokens().intercept(request, next: MiddlewareNext(server.transport))
    #expect(response.statusCode == 401)
    #expect(server.seen.withLock { $0 } == ["none"])
    #expect(refreshes.withLock { $0.isEmpty })
  }

  @Test func aStreamIsNotSentTwice() async throws {
    var request = urlRequest(method: "POST")
    request.httpBodyStream = InputStream(data: Data("once".utf8))
    #expect(try await tokens().send(request, over: server.transport).statusCode == 401)
    #expect(server.seen.withLock { $0.count } == 1)
  }

  @Test func aLateRefusalOfTheOldTokenDoesNotRefresh() async throws {
    let gate = Gate()
    let server = server
    let slow = ClosureTransport { request in
      let response = try await server.transport.send(request)
      // Its refusal arrives after the others' refresh.
      if request.url?.path == "/slow", response.statusCode == 401 { try await gate.pass() }
      return response
    }
    let middleware = tokens()
    let late = Task { try await middleware.send(urlRequest("/slow"), over: slow) }
    try await eventually { gate.waiting == 1 }
    #expect(try await middleware.send(urlRequest(), over: slow).statusCode == 200)
    gate.open()
    #expect(try await late.value.statusCode == 200)
    #expect(refreshes.withLock { $0 } == ["old"])
  }

  @Test func aFailedRefreshFailsAllWhoWaitAndTheNextNewCallTriesAgain() async throws {
    let gate = Gate()
    let attempts = Locked(0)
    let middleware = TokenRefreshMiddleware(
      Texts { _, _ in
        let isFirst = attempts.withLock { attempts in
          attempts += 1
          return attempts == 1
        }
        try await gate.pass()
        if isFirst { throw Offline() }
        return "new"
      }, token: "old")
    let late = Gate()
    let server = server
    let slow = ClosureTransport { request in
      let response = try await server.transport.send(request)
      try await late.pass()
      return response
    }

    let calls = (0..<50).map { _ in Task { try await middleware.send(urlRequest(), over: server.transport) } }
    let straggler = Task { try await middleware.send(urlRequest(), over: slow) }
    try await eventually { late.waiting == 1 && server.seen.withLock { $0.count } == 51 }
    gate.open()
    for call in calls { await #expect(throws: Offline()) { try await call.value } }
    // It was under way with the same token: its refusal comes after the refresh has failed.
    late.open()
    await #expect(throws: Offline()) { try await straggler.value }
    #expect(attempts.withLock { $0 } == 1)
    // None was sent again.
    #expect(server.seen.withLock { $0.count } == 51)

    #expect(try await middleware.send(urlRequest(), over: server.transport).statusCode == 200)
    #expect(attempts.withLock { $0 } == 2)
  }

  @Test func whoWaitsMayGoWithoutHarmToTheOthers() async throws {
    let gate = Gate()
    let middleware = tokens(gate: gate)
    let server = server
    let calls = (0..<10).map { _ in Task { try await middleware.send(urlRequest(), over: server.transport) } }
    try await eventually { gate.waiting == 1 && server.seen.withLock { $0.count } == 10 }
    // The one that began the refresh is among them, whichever it was.
    for call in calls[..<9] { call.cancel() }
    for call in calls[..<9] { await #expect(throws: CancellationError.self) { try await call.value } }
    gate.open()
    #expect(try await calls[9].value.statusCode == 200)
    #expect(refreshes.withLock { $0.count } == 1)
  }

  @Test func aRefreshThatNobodyWaitsForKeepsItsToken() async throws {
    let gate = Gate()
    let middleware = tokens(gate: gate)
    let call = Task { [server] in try await middleware.send(urlRequest(), over: server.transport) }
    try await eventually { gate.waiting == 1 }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    gate.open()
    try await eventually { middleware.token == "new" }
    #expect(try await middleware.send(urlRequest(), over: server.transport).statusCode == 200)
    #expect(refreshes.withLock { $0.count } == 1)
  }

  @Test func refreshesInQuickSuccessionEnd() async throws {
    let now = Locked(Date(timeIntervalSince1970: 1_700_000_000))
    let refreshes = refreshes
    let middleware = TokenRefreshMiddleware(
      Texts { old, _ in
        refreshes.withLock { $0.append(old) }
        return "useless"
      }, token: "old", refreshLimit: 5, window: 30, clock: MiddlewareClock(now: { now.withLock { $0 } }))
    for _ in 0..<5 {
      #expect(try await middleware.send(urlRequest(), over: server.transport).statusCode == 401)
    }
    await #expect(throws: HTTPClient.Refusal.tooManyRefreshes(count: 5, seconds: 30)) {
      try await middleware.send(urlRequest(), over: server.transport)
    }
    #expect(refreshes.withLock { $0.count } == 5)
    now.withLock { $0 += 30 }
    #expect(try await middleware.send(urlRequest(), over: server.transport).statusCode == 401)
    #expect(refreshes.withLock { $0.count } == 6)
  }

  @Test func aRefreshThroughTheSameClientDoesNotWaitForItself() async throws {
    let server = server
    let client = HTTPClient(
      configuration: .init(baseURL: URL(string: "https://example.test"), transport: server.transport))
    let sent = Locked<[Int]>([])
    let middleware = TokenRefreshMiddleware(
      Texts { _, transport in
        // Neither way passes the middleware, or this would never end.
        let around = try await transport.send(urlRequest("/token"))
        let through = try await client.transport.send(urlRequest("/token"))
        sent.withLock { $0 = [around.statusCode, through.statusCode] }
        return "new"
      }, token: "old")
    client.configuration.middlewares = Middleware.Stack([middleware])
    #expect(try await client.transport.send(urlRequest()).statusCode == 200)
    #expect(sent.withLock { $0 } == [401, 401])
    #expect(server.seen.withLock { $0 } == ["Bearer old", "none", "none", "Bearer new"])
  }

  @Test(arguments: ["given", nil]) func aTokenThatIsSetOverridesARefresh(set: String?) async throws {
    server.accepted.withLock { $0 = "given" }
    let gate = Gate()
    let middleware = tokens(gate: gate)
    let call = Task { [server] in try await middleware.send(urlRequest(), over: server.transport) }
    try await eventually { gate.waiting == 1 }
    middleware.token = set
    switch set {
    case .some: #expect(try await call.value.statusCode == 200)
    case nil: await #expect(throws: HTTPClient.Refusal.signedOut) { try await call.value }
    }
    gate.open()
    try await Task.sleep(nanoseconds: 50_000_000)
    #expect(middleware.token == set)
  }

  /// A request that is under way while the user signs out, and perhaps someone else in, does not become theirs.
  @Test(arguments: ["given", nil]) func aRefusalAfterTheUserSignedOutIsNotSentAgain(next: String?) async throws {
    server.accepted.withLock { $0 = "given" }
    let gate = Gate()
    let middleware = tokens()
    let call = Task { [server] in
      try await middleware.send(urlRequest(), over: server.transport(behind: gate))
    }
    try await eventually { gate.waiting == 1 }
    middleware.token = nil
    middleware.token = next
    gate.open()
    await #expect(throws: HTTPClient.Refusal.signedOut) { try await call.value }
    #expect(server.seen.withLock { $0 } == ["Bearer old"])
    #expect(refreshes.withLock { $0.isEmpty })
  }

  /// A refresh failed while a request was under way, then the user signed in again, and that token expired too.
  @Test func anOldFailureSaysNothingOfANewToken() async throws {
    let gate = Gate()
    let refreshes = refreshes
    let middleware = TokenRefreshMiddleware(
      Texts { old, _ in
        refreshes.withLock { $0.append(old) }
        if old == "old" { throw Offline() }
        return "new"
      }, token: "old")
    let server = server
    let slow = Task {
      try await middleware.send(urlRequest(), over: server.transport(behind: gate))
    }
    try await eventually { gate.waiting == 1 }
    await #expect(throws: Offline()) { try await middleware.send(urlRequest(), over: server.transport) }
    middleware.token = "second"
    gate.open()
    #expect(try await slow.value.statusCode == 200)
    #expect(refreshes.withLock { $0 } == ["old", "second"])
  }

  @Test(arguments: [false, true]) func aThousandCallsMakeOneRefresh(isKnownToBeExpired: Bool) async throws {
    let refreshes = refreshes
    var texts = Texts { old, _ in
      refreshes.withLock { $0.append(old) }
      try await Task.sleep(nanoseconds: 100_000_000)
      return "new"
    }
    texts.isExpired = { isKnownToBeExpired && $0 == "old" }
    let middleware = TokenRefreshMiddleware(texts, token: "old")
    let server = server
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<1000 {
        group.addTask { try await middleware.send(urlRequest(), over: server.transport).statusCode }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 1000))
    #expect(refreshes.withLock { $0 } == ["old"])
  }
}
