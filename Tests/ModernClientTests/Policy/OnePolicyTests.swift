import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One policy reaches bodies, responses and parameters, and secrets are named once.
@Suite struct OnePolicyTests {
  private struct Search: Codable, Sendable, Equatable {
    var pageSize = 3
    var since = Date(timeIntervalSince1970: 0)
  }

  private struct Find: HTTPPostRequest {
    typealias Response = Search

    let endpoint: any HTTPEndpointConvertible = .path("find")
    let parameters = EncodedParameters(Search())
    var body: HTTPBody? { .json(Search()) }
  }

  private static func client(_ transport: StubTransport) -> HTTPClient {
    HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
  }

  @Test func aDateHasOneDefaultEverywhere() async throws {
    let transport = StubTransport(body: #"{"page_size":3,"since":"1970-01-01T00:00:00Z"}"#)
    #expect(try await Self.client(transport).call(Find()) == Search())
    let sent = try #require(transport.sent.withLock { $0.last })
    #expect(sent.url?.query == "page_size=3&since=1970-01-01T00%3A00%3A00Z")
    #expect(sent.httpBody == Data(#"{"page_size":3,"since":"1970-01-01T00:00:00Z"}"#.utf8))
  }

  @Test func aPolicyReachesParameters() async throws {
    let transport = StubTransport(body: #"{"pageSize":3,"since":0}"#)
    let client = Self.client(transport)
    client.configuration.useJSON(keys: .verbatim, dates: .secondsSince1970)
    #expect(try await client.call(Find()) == Search())
    let sent = try #require(transport.sent.withLock { $0.last })
    #expect(sent.url?.query == "pageSize=3&since=0")
    #expect(sent.httpBody == Data(#"{"pageSize":3,"since":0}"#.utf8))
  }

  @Test(arguments: [
    "Authentication", "Ocp-Apim-Subscription-Key", "X-Access", "X-Login", "X-Mirrativ-Uid", "X-User-Id", "X-Shop-Card",
  ]) func aSecretStaysWithTheClientsServer(name: String) async throws {
    let transport = StubTransport(body: "{}")
    let client = Self.client(transport)
    client.configuration.headers = [name: "SECRET"]
    client.configuration.secretFields = ["x_shop_card"]
    try await client.get("https://other.test/a", as: Void.self)
    #expect(transport.sent.withLock { $0.last?.value(forHTTPHeaderField: name) } == nil)
    try await client.get("a", as: Void.self)
    #expect(transport.sent.withLock { $0.last?.value(forHTTPHeaderField: name) } == "SECRET")
    client.configuration.baseURL = URL(string: "https://example.test?access_token=SECRET&x-shop-card=SECRET")
    var dumped = ""
    dump(client.configuration, to: &dumped)
    #expect(!dumped.contains("SECRET"))
    #expect(!"\(client.configuration)".contains("SECRET"))
  }

  @Test func changingTheConfigurationWithinAChangeDoesNotHang() {
    let client = HTTPClient()
    func change(_ configuration: inout HTTPClient.Configuration) {
      client.configuration.timeout = 3
      configuration.headers["z"] = "1"
    }
    change(&client.configuration)
    #expect(client.configuration.headers["z"] == "1")
    client.configuration.timeout = 4
    #expect(client.configuration.timeout == 4)
  }

  @Test func aStackTakesTypesAndMiddlewares() async throws {
    #expect(Middleware.Stack([]).middlewares.isEmpty)
    let stack = Middleware.Stack([LoggingMiddleware.self, RetryMiddleware(limit: 5)])
    #expect(stack.middlewares.map { "\(type(of: $0))" } == ["LoggingMiddleware", "RetryMiddleware"])
    #expect(Middleware.Stack([LoggingMiddleware.self, RetryMiddleware.self]).middlewares.count == 2)
    let transport = StubTransport(body: "{}")
    let wrong = Middleware.Stack([LoggingMiddleware.self, 5]).buildClient(configuration: .init(transport: transport))
    let error = await #expect(throws: HTTPClientError.self) { try await wrong.get("https://a.test/a", as: Void.self) }
    #expect(error?.message == "5 is in a stack, and is neither a middleware nor the type of a SelfContainedMiddleware.")
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  private struct Envelope<Content: Decodable & Sendable>: ResponseEnvelope {
    struct Refusal: Error, Equatable { let code: Int }

    let code: Int
    let content: Content?
    var result: Result<Content, Refusal> { content.map { .success($0) } ?? .failure(Refusal(code: code)) }
  }

  private struct Enveloped: HTTPGetRequest, EnvelopedRequest {
    typealias Response = Int
    typealias Envelope = OnePolicyTests.Envelope<Int>

    let endpoint: any HTTPEndpointConvertible = .path("a")
  }

  @Test func failuresAreTypedBehindProxies() async throws {
    typealias One = AuthorizedRequest<Enveloped>
    typealias Two = BaseURLInjectableRequest<One>
    let base = try #require(URL(string: "https://example.test"))
    let two = Two(request: One(request: Enveloped(), token: "t"), baseURL: base)
    let client = Self.client(StubTransport(body: #"{"code": 7}"#))
    let error = try #require(await #expect(throws: HTTPClientError.self) { try await client.call(two) })
    #expect(error.failure(of: Enveloped.self)?.code == 7)
    #expect(error.failure(of: One.self)?.code == 7)
    #expect(error.failure(of: Two.self)?.code == 7)
  }
}
