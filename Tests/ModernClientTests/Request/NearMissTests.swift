import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// A member that is not quite what a request or an endpoint may have works, or does not compile; it is never ignored.
@Suite struct NearMissTests {
  private static let refused = [
    #"var body: HTTPBody { .form(["a": "b"]) }"#, "let body = Data()", #"var body: [String: String] { [:] }"#,
    "let timeout: TimeInterval = 1", "let timeout = 1", "var timeout: Int? { 1 }",
    "var parameters: [String: Any] { [:] }", "var parameters: [String: String?] { [:] }",
    "var parameters: [String: String]? { nil }",
    #"let baseURL = URL(string: "https://example.test")!"#, #"let baseURL: String? = "https://example.test""#,
    "var headers: [String: String?] { [:] }", "var headers: [String: Any] { [:] }",
    "var headers: [String: String]? { nil }",
    #"var method: String { "GET" }"#, "var method: HTTPClient.Method? { .get }",
    "let cachePolicy: URLRequest.CachePolicy = .reloadIgnoringLocalCacheData",
    "var parameterEncoding: HTTPClient.ParameterEncoding? { nil }", "var metadata: RequestMetadata? { nil }",
  ]

  private static let accepted = [
    "", #"var body: HTTPBody? { .form(["a": "b"]) }"#, "let body: HTTPBody? = nil", "var timeout: TimeInterval? { 1 }",
    "var timeout: Double? { 1 }", "var parameters: [String: ParameterValue] { [:] }",
    #"var parameters: some ParametersConvertible { ["a": 1] }"#, #"let baseURL = URL(string: "https://example.test")"#,
    #"let headers = ["X-A": "b"]"#, "var method: HTTPClient.Method { .put }",
    "let cachePolicy: URLRequest.CachePolicy? = .reloadIgnoringLocalCacheData",
    "let decoding = PropertyListResponseDecoding()", "var decoding: any ResponseDecoding { JSONResponseDecoding() }",
    "var metadata: RequestMetadata { RequestMetadata(needsToken: false) }",
  ]

  private static let refusedByEndpoints = [
    #"let root = URL(string: "https://example.test")!"#, #"var root: String? { "https://example.test" }"#,
    #"var functionPath: EndpointPath? { "search" }"#, #"var functionPath: String { "search" }"#,
    "var functionPath: URL? { nil }", #"var path: String { "v2/\(rawValue)" }"#, #"var path: String? { "users" }"#,
    "var path: URL? { nil }", #"var path: EndpointPath { "v2/" + rawValue }"#, "var path: EndpointPath { rawValue }",
    #"var path: EndpointPath { "v2/\(Optional(rawValue))" }"#, #"let path = "a""#, #"let path: String = "a/\(7)""#,
  ]

  private static let acceptedByEndpoints = [
    "", #"var root: URL? { URL(string: "https://example.test") }"#, #"var functionPath: EndpointPath { "search" }"#,
    #"var path: EndpointPath { "v2/\(rawValue)" }"#, #"var path: EndpointPath { "v2/\(verbatim: rawValue)" }"#,
    "var path: EndpointPath { EndpointPath(verbatim: rawValue) }", #"let path: EndpointPath = "a/\(7)""#,
  ]

  @Test func whatIsNotTakenDoesNotCompile() async throws {
    let requests = (Self.refused + Self.accepted).enumerated().map { index, member in
      "struct Request\(index): HTTPPostRequest { typealias Response = Void; "
        + "let endpoint: any HTTPEndpointConvertible = .path(\"a\"); \(member) }"
    }
    let endpoints = (Self.refusedByEndpoints + Self.acceptedByEndpoints).enumerated().map { index, member in
      member.hasPrefix("let")
        ? "struct Endpoint\(index): HTTPEndpointConvertible { "
          + (member.hasPrefix("let path") ? "let id = 1" : "let path: EndpointPath = \"a\"") + "; \(member) }"
        : "enum Endpoint\(index): String, HTTPEndpointConvertible { case a; \(member) }"
    }
    let texts = [#"let text: any HTTPEndpointConvertible = "users""#]
    let imports = ["import Foundation", "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif"]
    let lines = imports + ["import ModernClient"] + requests + endpoints + texts
    let refused = Set(Self.refused + Self.refusedByEndpoints)
    let errors = try await TypeChecker.errors(in: lines.joined(separator: "\n"))
    for (index, line) in lines.enumerated() {
      let isRefused = refused.contains { line.contains("; \($0) }") } || texts.contains(line)
      #expect((errors[index + 1] != nil) == isRefused, "\(line)\n\(errors[index + 1] ?? [])")
    }
  }

  private struct Typed: HTTPGetRequest {
    typealias Response = [String: Int]

    let endpoint: any HTTPEndpointConvertible = .path("a")
    let decoding = PropertyListResponseDecoding()
  }

  private struct Undecodable: HTTPGetRequest {
    typealias Response = [String: Int]

    let endpoint: any HTTPEndpointConvertible = .path("a")
    let decoding = 5
  }

  private func client(_ transport: StubTransport) -> HTTPClient {
    HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
  }

  @Test func rulesOfAKnownTypeAreFollowedAlsoByProxies() async throws {
    let body = try PropertyListEncoder().encode(["a": 1])
    let client = client(StubTransport { _ in ServerResponse(statusCode: 200, body: body) })
    #expect(try await client.call(Typed()) == ["a": 1])
    #expect(try await client.call(AuthorizedRequest(request: Typed(), token: "t")) == ["a": 1])
    #expect(try await client.call(AnyRequest(Typed())) == ["a": 1])
  }

  @Test func whatIsNoDecodingIsNamedBeforeAnythingIsSent() async throws {
    let transport = StubTransport(body: "{}")
    for request in [AnyRequest(Undecodable()), AnyRequest(AuthorizedRequest(request: Undecodable(), token: "t"))] {
      let error = await #expect(throws: HTTPClientError.self) { try await client(transport).call(request) }
      #expect(error?.message == "Undecodable.decoding is a Int, which is no ResponseDecoding.")
    }
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  @Test func aResponseThatCannotBeReadIsNamed() async throws {
    struct Unreadable: Sendable {}
    struct Get: HTTPGetRequest {
      typealias Response = Unreadable

      let endpoint: any HTTPEndpointConvertible = .path("a")
    }
    let error = await #expect(throws: HTTPClientError.self) {
      _ = try await client(StubTransport(body: "{}")).call(Get())
    }
    #expect(error?.description.contains("Unreadable is neither Decodable nor a collection of that") == true)
  }
}
