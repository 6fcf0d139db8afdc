import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client's credentials are sent to no server that they were not meant for.
@Suite struct CredentialTests {
  private struct Get: HTTPGetRequest {
    typealias Response = Void

    var endpoint: any HTTPEndpointConvertible
    var headers: [String: String] = [:]
  }

  private struct Rooted: HTTPEndpointConvertible {
    let root: URL?
    let path: EndpointPath = "a"
  }

  private struct Bearer: TokenAuthenticator {
    func authorize(_ request: inout URLRequest, with token: String) {
      request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
    }

    func refresh(_ token: String?, through transport: any ClientTransport) async throws -> String { "renewed" }
  }

  private let transport = StubTransport(body: "{}")

  private func client(base: String?, origins: [String] = [], token: String? = nil) -> HTTPClient {
    HTTPClient(
      configuration: .init(
        baseURL: base.flatMap(URL.init), headers: ["X-API-Key": "SECRET", "Cookie": "id=SECRET", "X-App": "7"],
        transport: transport,
        middlewares: MiddlewareStack(token.map { [TokenRefreshMiddleware(Bearer(), token: $0)] } ?? []),
        credentialOrigins: origins.compactMap(URL.init)))
  }

  private func sent() throws -> URLRequest { try #require(transport.sent.withLock { $0.last }) }

  @Test(
    arguments: [
      ("https://a.test/v1", "b", [], true), ("https://a.test/v1", "HTTPS://A.test:443/other", [], true),
      ("https://a.test/v1", "https://b.test/c", [], false), ("https://a.test/v1", "http://a.test/v1", [], false),
      ("https://a.test", "https://a.test:8443/", [], false), ("https://a.test", "https://a.test.b.test/", [], false),
      ("https://a.test", "https://a.test@b.test/", [], false),
      ("https://a.test", "https://b.test/c", ["https://b.test"], true),
      (nil, "https://a.test/b", [], false), (nil, "https://a.test/b", ["https://a.test/other"], true),
    ] as [(String?, String, [String], Bool)]) func theyStayWithTheBaseURLAndWithWhatIsListed(
      base: String?, path: String, origins: [String], areSent: Bool
    ) async throws
  {
    let client = client(base: base, origins: origins, token: "SECRET")
    try await client.call(Get(endpoint: EndpointPath(verbatim: path)))
    let sent = try sent()
    #expect(sent.value(forHTTPHeaderField: "X-API-Key") == (areSent ? "SECRET" : nil))
    #expect(sent.value(forHTTPHeaderField: "Cookie") == (areSent ? "id=SECRET" : nil))
    #expect(sent.value(forHTTPHeaderField: "Authorization") == (areSent ? "Bearer SECRET" : nil))
    #expect(sent.value(forHTTPHeaderField: "X-App") == "7")
  }

  @Test(arguments: [(nil, true), ("https://a.test", false), ("https://b.test/v1", true)] as [(String?, Bool)])
  func anEndpointsRootIsTheBaseWhereThereIsNoOther(base: String?, areSent: Bool) async throws {
    try await client(base: base).call(Get(endpoint: Rooted(root: URL(string: "https://b.test"))))
    #expect(try sent().value(forHTTPHeaderField: "X-API-Key") == (areSent ? "SECRET" : nil))
  }

  @Test func whatARequestHasItselfIsSentWhereverItGoes() async throws {
    let request = Get(endpoint: .path("https://b.test/c"), headers: ["Authorization": "own"])
    try await client(base: "https://a.test", token: "SECRET").call(request)
    #expect(try sent().value(forHTTPHeaderField: "Authorization") == "own")
  }

  @Test func oldRequestsGetATokenForTheSameServersOnly() async throws {
    let client = client(base: "https://a.test", token: "SECRET")
    for (address, token) in [("https://a.test/b", "Bearer SECRET"), ("https://b.test/c", nil)] {
      _ = try await client.transport.send(URLRequest(url: try #require(URL(string: address))))
      #expect(try sent().value(forHTTPHeaderField: "Authorization") == token)
    }
  }
}
