import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A member that is not quite what a request or an endpoint may have works, or does not compile; it is never ignored.
@Suite struct NearMissTests {
  private static let accepted = [
    "", #"var body: HTTPBody? { .form(["a": "b"]) }"#, "let body: HTTPBody? = nil", "var timeout: TimeInterval? { 1 }",
    "var timeout: Double? { 1 }", "var parameters: [String: ParameterValue] { [:] }",
    #"var parameters: some ParametersConvertible { ["a": 1] }"#, #"let baseURL = URL(string: "https://example.test")"#,
    #"let headers = ["X-A": "b"]"#, "var method: HTTPClient.Method { .put }",
    "let cachePolicy: URLRequest.CachePolicy? = .reloadIgnoringLocalCacheData",
    "var decoding: any ResponseDecoding { JSONResponseDecoding() }",
    "var metadata: RequestMetadata { RequestMetadata(needsToken: false) }",
  ]

  private static let refusedPaths = [
    #"var path: EndpointPath { "v2/" + rawValue }"#, "var path: EndpointPath { rawValue }",
    #"var path: EndpointPath { "v2/\(Optional(rawValue))" }"#,
  ]

  private static let acceptedByEndpoints = [
    "", #"var root: URL? { URL(string: "https://example.test") }"#, #"var functionPath: EndpointPath { "search" }"#,
    #"var path: EndpointPath { "v2/\(rawValue)" }"#, #"var path: EndpointPath { "v2/\(verbatim: rawValue)" }"#,
    "var path: EndpointPath { EndpointPath(verbatim: rawValue) }", #"let path: EndpointPath = "a/\(7)""#,
  ]

  private static let imports = [
    "import Foundation", "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif",
    "import ModernClient",
  ]

  private static func request(_ member: String, named name: String, conformingTo kind: String = "HTTPPostRequest")
    -> String
  {
    let types = member.contains("response(") ? "typealias Response = Data; " : "typealias Response = Int; "
    let failure = member.contains("failure(") ? "typealias Failure = String; " : ""
    let endpoint = #"let endpoint: any HTTPEndpointConvertible = .path("a")"#
    return "struct \(name): \(kind) { \(types)\(failure)\(endpoint); \(member) }"
  }

  private static func endpoint(_ member: String, named name: String) -> String {
    member.hasPrefix("let")
      ? "struct \(name): HTTPEndpointConvertible { "
        + (member.hasPrefix("let path") ? "let id = 1" : "let path: EndpointPath = \"a\"") + "; \(member) }"
      : "enum \(name): String, HTTPEndpointConvertible { case a; \(member) }"
  }

  private static func authenticator(_ member: String, named name: String) -> String {
    "struct \(name): TokenAuthenticator { func authorize(_ request: inout URLRequest, with token: String) {}; "
      + "func refresh(_ token: String?, through transport: any ClientTransport) async throws -> String { \"\" }; "
      + "\(member) }"
  }

  private static func proxy(_ member: String, named name: String) -> String {
    "struct \(name)<Request: HTTPRequestRepresentation>: RequestProxy { let request: Request; \(member) }"
  }

  /// Each case must fail with its message, at its own line.
  private func expectRefused(_ cases: [NearMisses.Case], _ write: (String, String) -> String) async throws {
    let lines = Self.imports + cases.enumerated().map { write($1.member, "Case\($0)") }
    let errors = try await TypeChecker.errors(in: lines.joined(separator: "\n"))
    for (index, near) in cases.enumerated() {
      let found = errors[Self.imports.count + index + 1] ?? []
      #expect(found.contains { $0.hasSuffix(": " + near.message) }, "\(near.member)\n\(found.joined(separator: "\n"))")
    }
  }

  @Test func aRequestSaysWhichMemberIsWrongAndHowItIsWritten() async throws {
    #expect(NearMisses.ofRequests.count >= 40)
    try await expectRefused(NearMisses.ofRequests) { Self.request($0, named: $1) }
  }

  @Test func soDoRequestsWithOtherMethodsAndProxies() async throws {
    try await expectRefused(NearMisses.ofRequests.filter { !$0.member.contains("response(") }) {
      Self.request($0, named: $1, conformingTo: "HTTPDeleteRequest")
    }
    // A proxy may have any response, failure and parameters.
    let ofProxies = NearMisses.ofRequests.filter { near in
      !["response(", "failure("].contains { near.member.contains($0) }
    }
    try await expectRefused(ofProxies) { Self.proxy($0, named: $1) }
  }

  @Test func soDoEndpoints() async throws {
    try await expectRefused(NearMisses.ofEndpoints) { Self.endpoint($0, named: $1) }
  }

  @Test func soDoAuthenticators() async throws {
    try await expectRefused(NearMisses.ofAuthenticators) { Self.authenticator($0, named: $1) }
  }

  @Test func whatIsRightCompiles() async throws {
    let lines =
      Self.imports
      + Self.accepted.enumerated().map { Self.request($1, named: "Request\($0)") }
      + Self.accepted.enumerated().map { Self.proxy($1, named: "Proxy\($0)") }
      + Self.acceptedByEndpoints.enumerated().map { Self.endpoint($1, named: "Endpoint\($0)") }
    let errors = try await TypeChecker.errors(in: lines.joined(separator: "\n"))
    for (line, messages) in errors.sorted(by: { $0.key < $1.key }) { Issue.record("\(lines[line - 1])\n\(messages)") }
  }

  @Test func textIsNoPath() async throws {
    let lines =
      Self.imports + Self.refusedPaths.enumerated().map { Self.endpoint($1, named: "Endpoint\($0)") }
      + [#"let text: any HTTPEndpointConvertible = "users""#]
    let errors = try await TypeChecker.errors(in: lines.joined(separator: "\n"))
    for line in (Self.imports.count + 1)...lines.count { #expect(errors[line] != nil, "\(lines[line - 1])") }
  }

  /// A protocol of the app may have defaults of its own.
  @Test func aDefaultOfTheAppDoesNotHideAWrongType() async throws {
    let lines =
      Self.imports + [
        "protocol Shop: HTTPPostRequest {}",
        "extension Shop { var headers: [String: String] { [:] }; var timeout: TimeInterval? { 1 } }",
        Self.request("", named: "Right", conformingTo: "Shop"),
        Self.request("var headers: [String: String] { [:] }", named: "Own", conformingTo: "Shop"),
        Self.request("var headers: [String: Any] { [:] }", named: "Headers", conformingTo: "Shop"),
        Self.request("let timeout: TimeInterval = 1", named: "Timeout", conformingTo: "Shop"),
      ]
    let errors = try await TypeChecker.errors(in: lines.joined(separator: "\n"))
    #expect(errors.keys.sorted() == [lines.count - 1, lines.count])
  }

  private func client(_ transport: StubTransport) -> HTTPClient {
    HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
  }

  private struct Unreadable: Sendable {}

  private struct Buy: HTTPPostRequest {
    typealias Response = Unreadable

    let endpoint: any HTTPEndpointConvertible = .path("buy")
  }

  @Test func aResponseThatCannotBeReadIsNamedBeforeAnythingIsSent() async throws {
    let transport = StubTransport(body: "{}")
    let message =
      "Buy.Response is Unreadable, which is neither Decodable nor a collection of that: "
      + "write `func response(from response: ServerResponse) throws -> Response`."
    for request in [AnyRequest(Buy()), AnyRequest(AuthorizedRequest(request: Buy(), token: "t"))] {
      let error = await #expect(throws: HTTPClientError.self) { try await client(transport).call(request) }
      #expect(error?.message == message)
    }
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  private struct Reading: HTTPPostRequest {
    let endpoint: any HTTPEndpointConvertible = .path("buy")
    func response(from response: ServerResponse) throws -> Unreadable { Unreadable() }
  }

  private struct Replacing<Request: HTTPRequestRepresentation>: RequestProxy {
    let request: Request
    func response(from response: ServerResponse) throws -> Int { response.statusCode }
  }

  @Test func whoReadsTheResponseMayReadAnyType() async throws {
    _ = try await client(StubTransport(body: "{}")).call(Reading())
    _ = try await client(StubTransport(body: "{}")).call(AuthorizedRequest(request: Reading(), token: "t"))
    #expect(try await client(StubTransport(body: "{}")).call(Replacing(request: Buy())) == 200)
  }

  private struct Search: HTTPGetRequest {
    typealias Response = Void

    let endpoint: any HTTPEndpointConvertible = .path("search")
    var body: HTTPBody? { .json(["q": "swift"]) }
  }

  @Test func aGetWithABodyIsRefused() async throws {
    let transport = StubTransport(body: "{}")
    let error = await #expect(throws: HTTPClientError.self) { try await client(transport).call(Search()) }
    #expect(error?.message == "Search is a GET with a body, which URLSession can't send.")
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  private struct Keeping: ClientTransport {
    let downloads = Locked(0)

    func send(_ request: URLRequest) async throws -> ServerResponse { ServerResponse(statusCode: 500) }

    func download(_ request: URLRequest, to file: URL) async throws -> ServerResponse {
      downloads.withLock { $0 += 1 }
      try Data("own".utf8).write(to: file)
      return ServerResponse(statusCode: 200)
    }
  }

  @Test func aDownloadWithoutProgressIsUsed() async throws {
    let transport = Keeping()
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("file")
      let client = HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
      _ = try await client.download(Reading(), to: file)
      #expect(try Data(contentsOf: file) == Data("own".utf8))
    }
    #expect(transport.downloads.withLock { $0 } == 1)
  }
}
