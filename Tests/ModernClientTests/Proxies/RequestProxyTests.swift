import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RequestProxyTests {
  /// Says something else than the default of everything that a request can say.
  private struct Full: HTTPPutRequest {
    struct Response: Sendable, Equatable {
      let text: String
    }

    struct Problem: Error, Equatable {
      let code: Int
    }

    let endpoint: any HTTPEndpointConvertible = .path("full")
    var baseURL: URL? { URL(string: "https://full.test/v1") }
    var parameters: [String: ParameterValue] { ["ids": [1, 2]] }
    var parameterEncoding: HTTPClient.ParameterEncoding { HTTPClient.ParameterEncoding(arrays: .comma) }
    var headers: [String: String] { ["X-Full": "1", "authorization": "old"] }
    var body: HTTPBody? { .text("body") }
    var decoding: any ResponseDecoding { PropertyListResponseDecoding() }
    var timeout: TimeInterval? { 7 }
    var cachePolicy: URLRequest.CachePolicy? { .reloadIgnoringLocalCacheData }
    var metadata: RequestMetadata { RequestMetadata(Self.self, isIdempotent: false, secretFields: ["shoe"]) }
    var uri: String { "own/uri?x=1" }

    func response(from response: ServerResponse) throws -> Response { Response(text: "read \(response.statusCode)") }

    func failure(from response: ServerResponse) -> Problem? { Problem(code: response.statusCode) }
  }

  private struct Plain<Request: HTTPRequestRepresentation>: RequestProxy {
    let request: Request
  }

  /// Of one request, and not generic.
  private struct OfOne: RequestProxy {
    let request = Search(parameters: ["q": "a"])
  }

  private struct Search: HTTPGetRequest {
    typealias Response = [String]

    let endpoint: any HTTPEndpointConvertible = .path("search")
    var parameters: [String: String]
  }

  /// As in the comment of `RequestProxy`.
  private struct TracedRequest<Request: HTTPRequestRepresentation>: RequestProxy {
    let request: Request
    let traceID: String

    var headers: [String: String] {
      request.headers.merging(["X-Trace": traceID]) { _, new in new }
    }
  }

  /// Makes something else of the response.
  private struct Counted<Request: HTTPRequestRepresentation>: RequestProxy where Request.Response: Collection {
    let request: Request

    func response(from response: ServerResponse) throws -> Int { try request.response(from: response).count }
  }

  /// Changes the parameters, in the type that they had or in another.
  private struct Limited<Request: HTTPRequestRepresentation>: RequestProxy {
    let request: Request

    var parameters: [String: ParameterValue] {
      request.parameters.parameterValues.merging(["limit": 5]) { _, new in new }
    }
  }

  private struct Elsewhere<Request: HTTPRequestRepresentation>: RequestProxy {
    let request: Request
    let endpoint: any HTTPEndpointConvertible = .path("elsewhere")
    var parameterEncoding: HTTPClient.ParameterEncoding { HTTPClient.ParameterEncoding(arrays: .brackets) }
  }

  private struct Rerooted<Request: HTTPRequestRepresentation>: RequestProxy {
    let request: Request
    let endpoint: any HTTPEndpointConvertible = Rooted.users
  }

  @Test func whatAProxyChangesIsInTheAddress() throws {
    #expect(Limited(request: Search(parameters: ["q": "a"])).uri == "search?limit=5&q=a")
    #expect(Limited(request: Limited(request: Search(parameters: [:]))).uri == "search?limit=5")
    #expect(Plain(request: Limited(request: Search(parameters: [:]))).uri == "search?limit=5")
    #expect(Limited(request: Full()).uri == "full?ids=1,2&limit=5")
    #expect(Elsewhere(request: Full()).uri == "elsewhere?ids%5B%5D=1&ids%5B%5D=2")
    #expect(Elsewhere(request: Full()).baseURL?.absoluteString == "https://full.test/v1")
    #expect(Rerooted(request: Full()).baseURL?.absoluteString == "https://production.test")
    #expect(AnyRequest(Limited(request: Search(parameters: [:]))).uri == "search?limit=5")
  }

  private func expectFull<Request: HTTPRequestRepresentation>(_ proxy: Request) throws {
    #expect(proxy.endpoint.path == "full")
    #expect(proxy.baseURL?.absoluteString == "https://full.test/v1")
    #expect(proxy.method == .put)
    #expect(proxy.parameters.parameterValues == ["ids": [1, 2]])
    #expect(proxy.parameterEncoding == HTTPClient.ParameterEncoding(arrays: .comma))
    #expect(proxy.headers == ["X-Full": "1", "authorization": "old"])
    #expect(try proxy.body?.data() == Data("body".utf8))
    #expect(proxy.decoding is PropertyListResponseDecoding)
    #expect(proxy.timeout == 7)
    #expect(proxy.cachePolicy == .reloadIgnoringLocalCacheData)
    #expect(proxy.metadata.requestType == Full.self)
    #expect(proxy.metadata.isIdempotent == false)
    #expect(proxy.metadata.secretFields == ["shoe"])
    #expect(proxy.uri == "own/uri?x=1")
    let response = ServerResponse("", status: 500)
    #expect(try proxy.response(from: response) as? Full.Response == Full.Response(text: "read 500"))
    #expect(proxy.failure(from: response) as? Full.Problem == Full.Problem(code: 500))
    let request = try proxy.urlRequest()
    #expect(request.url?.absoluteString == "https://full.test/v1/own/uri?x=1")
    #expect(request.timeoutInterval == 7)
  }

  @Test func aProxyForwardsEverything() throws {
    try expectFull(Full())
    try expectFull(Plain(request: Full()))
    try expectFull(Plain(request: Plain(request: Full())))
  }

  @Test func soDoesAnyRequest() throws {
    try expectFull(AnyRequest(Full()))
    try expectFull(AnyRequest(AnyRequest(Plain(request: Full()))))
    #expect(AnyRequest(Full()).base is Full)
  }

  @Test func aProxyOfOneRequestNeedsNothingElse() throws {
    #expect(OfOne().uri == "search?q=a")
    #expect(try OfOne().response(from: ServerResponse(#"["x"]"#)) == ["x"])
  }

  @Test func anAuthorizedRequestHasOneAuthorization() {
    #expect(
      AuthorizedRequest(request: Full(), token: "t").headers == ["X-Full": "1", "Authorization": "Bearer t"])
    #expect(
      AuthorizedRequest(request: Search(parameters: [:]), token: "t", scheme: "Basic").headers
        == ["Authorization": "Basic t"])
  }

  @Test func aTokenIsNotPrinted() {
    let request = AuthorizedRequest(request: Search(parameters: [:]), token: "hidden")
    var dumped = ""
    dump(request, to: &dumped)
    for text in ["\(request)", String(reflecting: request), dumped] {
      #expect(!text.contains("hidden"))
      #expect(text.contains("Search"))
    }
  }

  private enum Rooted: String, HTTPEndpointConvertible {
    case users
    var root: URL? { URL(string: "https://production.test") }
    var functionPath: EndpointPath { "v2" }
  }

  private struct Users: HTTPGetRequest {
    typealias Response = [String]

    let endpoint: any HTTPEndpointConvertible = Rooted.users
  }

  @Test func anInjectedBaseURLWinsOverRootAndClient() throws {
    let staging = try #require(URL(string: "https://staging.test/api"))
    let injected = BaseURLInjectableRequest(request: Users(), baseURL: staging)
    #expect(
      try injected.urlRequest(baseURL: URL(string: "https://client.test")).url?.absoluteString
        == "https://staging.test/api/v2/users")
    #expect(try Users().urlRequest().url?.absoluteString == "https://production.test/v2/users")
  }

  @Test func proxiesNestInAnyOrderOverTheNetwork() async throws {
    let received = Locked<[Received]>([])
    try await withServer { request in
      received.withLock { $0.append(request) }
      return ServerResponse(#"["a", "b"]"#)
    } _: { url in
      let client = HTTPClient(
        configuration: .init(baseURL: URL(string: "http://127.0.0.1:1"), timeout: patience))
      let first = try await client.call(
        AuthorizedRequest(
          request: BaseURLInjectableRequest(request: TracedRequest(request: Users(), traceID: "7"), baseURL: url),
          token: "t"))
      let second = try await client.call(
        TracedRequest(
          request: BaseURLInjectableRequest(request: AuthorizedRequest(request: Users(), token: "t"), baseURL: url),
          traceID: "7"))
      let third = try await client.call(
        AnyRequest(BaseURLInjectableRequest(request: AuthorizedRequest(request: Users(), token: "t"), baseURL: url)))
      let count = try await client.call(Counted(request: BaseURLInjectableRequest(request: Users(), baseURL: url)))
      #expect(first == ["a", "b"])
      #expect(second == first)
      #expect(third == first)
      #expect(count == 2)
    }
    let all = received.withLock { $0 }
    #expect(all.map(\.path) == ["/v2/users", "/v2/users", "/v2/users", "/v2/users"])
    #expect(all.map { $0.header("Authorization") } == ["Bearer t", "Bearer t", "Bearer t", nil])
    #expect(all.map { $0.header("X-Trace") } == ["7", "7", nil, nil])
  }

  @Test func requestsOfDifferentTypesFitInOneList() async throws {
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"),
        transport: StubTransport { ServerResponse(#"["\#($0.url?.path ?? "")"]"#) }
      ))
    let requests: [AnyRequest<[String]>] = [AnyRequest(Users()), AnyRequest(Search(parameters: ["q": "a"]))]
    var results: [[String]] = []
    for request in requests { results.append(try await client.call(request)) }
    #expect(results == [["/v2/users"], ["/search"]])
  }

  @Test func aFailureKeepsItsTypeBehindAnyRequest() async throws {
    let client = HTTPClient(
      configuration: .init(baseURL: nil, transport: StubTransport(status: 409, body: "")))
    let error = await #expect(throws: HTTPClientError.self) { _ = try await client.call(AnyRequest(Full())) }
    #expect(error?.failure(of: Full.self) == Full.Problem(code: 409))
  }
}
