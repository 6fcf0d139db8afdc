import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct MiddlewareStackTests {
  /// Leaves a mark on the request as it passes, and one on the response.
  private struct Mark: Middleware {
    let name: String

    func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
      var request = request
      let seen = request.urlRequest.value(forHTTPHeaderField: "X-Seen") ?? ""
      request.urlRequest.setValue(seen + name, forHTTPHeaderField: "X-Seen")
      let response = try await next(request)
      let marks = (response.header("X-Marks") ?? "") + name
      return ServerResponse(statusCode: response.statusCode, headers: ["X-Marks": marks], body: response.body)
    }
  }

  private struct A: SelfContainedMiddleware {
    func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
      try await Mark(name: "A").intercept(request, next: next)
    }
  }

  private struct B: SelfContainedMiddleware {
    func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
      try await Mark(name: "B").intercept(request, next: next)
    }
  }

  private struct Seen: Middleware {
    let metadata = Locked<[RequestMetadata]>([])

    func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
      metadata.withLock { $0.append(request.metadata) }
      return try await next(request)
    }
  }

  private struct SignIn: HTTPPostRequest {
    typealias Response = DiamondResponse.Balance

    let endpoint: any HTTPEndpointConvertible = .path("a")
    var metadata: RequestMetadata { RequestMetadata(needsToken: false, secretFields: ["device_number"]) }
  }

  private let transport = StubTransport(body: "5")

  private func marks(_ stack: MiddlewareStack) async throws -> [String] {
    let response = try await stack.transport(over: transport).send(urlRequest())
    let sent = transport.sent.withLock { $0.last?.value(forHTTPHeaderField: "X-Seen") ?? "" }
    return [sent, response.header("X-Marks") ?? ""]
  }

  @Test func theFirstListedIsTheOutermost() async throws {
    #expect(try await marks(Middleware.Stack([A.self, B.self])) == ["AB", "BA"])
    #expect(try await marks(Middleware.Stack([Mark(name: "x"), Mark(name: "y"), A()])) == ["xyA", "Ayx"])
    #expect(try await marks(Middleware.Stack()) == ["", ""])
  }

  @Test func aClientIsBuiltAsTheArticleSpellsIt() async throws {
    let client = Middleware.Stack([A.self, B.self]).buildClient()
    client.configuration.baseURL = URL(string: "https://example.test")
    client.configuration.transport = StubTransport { request in
      let coin = request.value(forHTTPHeaderField: "X-Seen") == "AB" ? 1 : 0
      return ServerResponse(statusCode: 200, body: Data(#"{"coin": \#(coin)}"#.utf8))
    }
    #expect(try await client.call(Diamond.Balance()).coin == 1)
  }

  @Test(arguments: [true, false]) func conditionsDecideWhatIsInAStack(condition: Bool) async throws {
    let stack = Middleware.Stack {
      A.self
      if condition { Mark(name: "x") }
      if condition { B() } else { Mark(name: "y") }
      for name in ["1", "2"] { Mark(name: name) }
      Middleware.Stack([B.self])
    }
    #expect(try await marks(stack).first == (condition ? "AxB12B" : "Ay12B"))
  }

  @Test func someMayBeLeftOutAndOthersAdded() async throws {
    let stack = Middleware.Stack([A.self, B.self, A.self])
    #expect(try await marks(stack.without(A.self)).first == "B")
    #expect(try await marks(stack.appending(Middleware.Stack([Mark(name: "x")]))).first == "ABAx")
    #expect(stack.without((any Middleware).self).middlewares.isEmpty)
  }

  @Test func theDefaultStackHasWhatItsConditionsSay() {
    func names(_ stack: MiddlewareStack) -> [String] { stack.middlewares.map { "\(type(of: $0))" } }
    let activity = "NetworkActivityMiddleware"
    let base = [activity, "DuplicateSubmissionMiddleware"]
    #expect(names(.defaultStack()) == base + ["RetryMiddleware"])
    #expect(names(.defaultStack(logging: .summary, retries: false)) == base + ["LoggingMiddleware"])
    #expect(names(.defaultStack(tokens: A())) == [activity, "A", base[1], "RetryMiddleware"])
    #expect(names(.defaultStack().without(NetworkActivityMiddleware.self)) == Array(names(.defaultStack()).dropFirst()))
  }

  @Test func aMiddlewareKnowsTheTypedRequest() async throws {
    let seen = Seen()
    let inner = Middleware.Stack([seen]).transport(over: StubTransport(body: "{}"))
    // Also from inside a stack that is another one's transport.
    let client = Middleware.Stack([seen]).buildClient(
      configuration: .init(baseURL: URL(string: "https://example.test"), transport: inner))
    _ = try await client.call(SignIn())
    _ = try await client.call(Diamond.Balance())
    let metadata = seen.metadata.withLock { $0 }
    #expect(metadata.map { $0.requestType.map { "\($0)" } } == ["SignIn", "SignIn", "Balance", "Balance"])
    #expect(metadata.map(\.needsToken) == [false, false, true, true])
    #expect(metadata.first?.secretFields == ["device_number"])
  }

  @Test func aRequestOfAnotherKindPassesTheClientsMiddlewares() async throws {
    let seen = Seen()
    let client = Middleware.Stack([seen, A()]).buildClient(configuration: .init(transport: transport))
    let old = client.transport
    client.configuration.middlewares = Middleware.Stack([seen, B()])
    let response = try await old.send(urlRequest())
    #expect(response.header("X-Marks") == "B")
    #expect(seen.metadata.withLock { $0.count == 1 && $0[0].requestType == nil && $0[0].needsToken })
  }

  @Test func whatAMiddlewareThrowsIsTheReasonOfTheFailure() async throws {
    struct Refusing: Middleware {
      func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
        throw HTTPClient.Refusal.duplicateSubmission
      }
    }
    let client = Middleware.Stack([Refusing()]).buildClient(
      configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
    let error = await #expect(throws: HTTPClientError.self) { try await client.call(Diamond.Balance()) }
    guard case .middleware(let cause) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause as? HTTPClient.Refusal == HTTPClient.Refusal.duplicateSubmission)
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  @Test(arguments: [
    ("GET", [:], true), ("HEAD", [:], true), ("PUT", [:], true), ("DELETE", [:], true), ("OPTIONS", [:], true),
    ("TRACE", [:], true), ("POST", [:], false), ("PATCH", [:], false), ("POST", ["Idempotency-Key": "7"], true),
  ])
  func theMethodTellsWhatIsIdempotent(method: String, headers: [String: String], expected: Bool) {
    let request = urlRequest(method: method, headers: headers)
    #expect(OutgoingRequest(request).isIdempotent == expected)
    #expect(OutgoingRequest(request, metadata: RequestMetadata(isIdempotent: !expected)).isIdempotent == !expected)
  }
}
