import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private protocol GitHubEndpoint: HTTPEndpointConvertible {}

extension GitHubEndpoint {
  var root: URL? { URL(string: "https://api.github.com") }
}

private enum GitHub {
  enum Search: String, GitHubEndpoint {
    case repositories, users
    var functionPath: EndpointPath { "search" }
  }
}

private enum Repository: GitHubEndpoint {
  case readme(owner: String, name: String)
  var functionPath: EndpointPath { "repos" }
  var path: EndpointPath {
    switch self {
    case .readme(let owner, let name): "\(owner)/\(name)/readme"
    }
  }
}

private enum Local: HTTPEndpointConvertible {
  case posts(of: String)
  var functionPath: EndpointPath { "echo" }
  var path: EndpointPath {
    switch self {
    case .posts(let user): "users/\(user)/posts"
    }
  }
}

@Suite struct EndpointTests {
  private struct Get: HTTPGetRequest {
    typealias Response = String

    let endpoint: any HTTPEndpointConvertible
  }

  private struct Nested: HTTPEndpointConvertible {
    var functionPath: EndpointPath
    var path: EndpointPath
  }

  private enum Section: String { case posts = "the posts" }

  @Test func rootFunctionAndCaseMakeTheAddress() throws {
    #expect(try address(GitHub.Search.users) == "https://api.github.com/search/users")
    #expect(try address(GitHub.Search.repositories) == "https://api.github.com/search/repositories")
  }

  @Test func anEndpointsRootWinsOverTheClientsBase() throws {
    let base = URL(string: "https://other.test")
    #expect(try address(GitHub.Search.users, base) == "https://api.github.com/search/users")
    #expect(try address(.path("users"), base) == "https://other.test/users")
  }

  @Test func pathParametersCannotLeaveTheirPlace() throws {
    #expect(
      try address(Repository.readme(owner: "a/b", name: "c?d#e%41 日"))
        == "https://api.github.com/repos/a%2Fb/c%3Fd%23e%2541%20%E6%97%A5/readme")
    #expect(try address(Repository.readme(owner: "a..", name: ".b")) == "https://api.github.com/repos/a../.b/readme")
  }

  @Test(arguments: [
    ("..", "a"), (".", "a"), ("a", ".."), ("", "a"), ("a", ""), ("..", ".."),
  ]) func aPathParameterThatCannotBeEscapedIsAnError(owner: String, name: String) {
    #expect(throws: HTTPFailure.invalidURL("repos/\(owner)/\(name)/readme")) {
      try address(Repository.readme(owner: owner, name: name))
    }
  }

  @Test(arguments: [
    "users/..", "../users", "users/../a", "./a", "a/.", "%2e%2E/a", "a/.%2e/b", "a//b", "//a", "a//", "/a/../b?c=d",
    "https://other.test/a/../b", "https://other.test/..?a=b",
  ]) func aPathThatLeadsElsewhereIsAnError(path: String) {
    #expect(throws: HTTPFailure.invalidURL(path)) {
      try address(EndpointPath(verbatim: path), URL(string: "https://example.test/v1"))
    }
  }

  @Test(arguments: [
    ("a/", "https://example.test/v1/a/"), ("/a", "https://example.test/v1/a"), ("/", "https://example.test/v1/"),
    ("a..b/c.", "https://example.test/v1/a..b/c."), ("a?b=../..//c", "https://example.test/v1/a?b=../..//c"),
    ("https://other.test//a?b=/../", "https://other.test//a?b=/../"), ("https://other.test", "https://other.test"),
  ]) func aPathThatStaysIsTakenAsItIs(path: String, address: String) throws {
    #expect(try self.address(EndpointPath(verbatim: path), URL(string: "https://example.test/v1")) == address)
  }

  @Test func aMissingValueIsNoRequestForTheCollection() throws {
    let id = ""
    let base = URL(string: "https://example.test")
    #expect(throws: HTTPFailure.invalidURL("users/")) { try address(.path("users/\(id)"), base) }
    #expect(throws: HTTPFailure.invalidURL("users/7")) { try address(.path("users/\(id)\(7)"), base) }
    #expect(try address(.path("users/"), base) == "https://example.test/users/")
  }

  @Test func aLiteralPathEscapesWhatIsPutIn() throws {
    let id = 7
    let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(EndpointPath("users/\(id)/\(Section.posts)/\(uuid)").text == "users/7/the%20posts/\(uuid.uuidString)")
    #expect(EndpointPath("a b/%41/\("x/y".dropFirst(0))").text == "a b/%41/x%2Fy")
    #expect(EndpointPath("plain").text == "plain")
  }

  @Test(arguments: [
    ("search", "users", "search/users"), ("search/", "/users", "search/users"), ("search", "", "search"),
    ("", "users", "users"), ("", "/users", "/users"), ("search", "https://a.test/b", "https://a.test/b"),
    ("v1/search", "a?b=1", "v1/search/a?b=1"),
  ])
  func functionAndPathAreJoined(function: String, path: String, full: String) {
    let endpoint = Nested(functionPath: EndpointPath(verbatim: function), path: EndpointPath(verbatim: path))
    #expect(endpoint.fullPath == full)
  }

  @Test func aFunctionEscapesItsValuesToo() throws {
    let endpoint = Nested(functionPath: "users/\("a#b/..")", path: "x")
    #expect(try address(endpoint, URL(string: "https://a.test")) == "https://a.test/users/a%23b%2F../x")
    for id in ["", "..", "."] {
      let endpoint = Nested(functionPath: "users/\(id)", path: "x")
      #expect(throws: HTTPFailure.self) { try address(endpoint, URL(string: "https://a.test")) }
    }
  }

  @Test func pathsAndVerbatimTextsArePutInAsTheyAre() {
    let base: EndpointPath = "users/\("a/b")"
    #expect(EndpointPath("v2/\(base)/\("c/d")").text == "v2/users/a%2Fb/c%2Fd")
    #expect(EndpointPath("v2/\(verbatim: "c/d?e")").text == "v2/c/d?e")
    #expect("\(base)" == "users/a%2Fb")
  }

  @Test(arguments: ["a#b", "a?b", "a/b", "a%2Fb", "a b", "a\\b", "日", "a\nb", "a\0b", "a..b"])
  func aValueInAnEnumsPathArrivesWhole(value: String) async throws {
    try await withServer {
      ServerResponse($0.path + "|" + $0.query.joined())
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      let text = try await client.call(Get(endpoint: Local.posts(of: value)))
      #expect(text == "/echo/users/\(value)/posts|")
    }
  }

  @Test func anEscapedParameterArrivesWhole() async throws {
    try await withServer {
      ServerResponse($0.path + "|" + $0.query.joined())
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      let text = try await client.call(Get(endpoint: .path("users/\("a?b=c d")/x")))
      #expect(text == "/users/a?b=c d/x|")
    }
  }

  private func address(_ endpoint: some HTTPEndpointConvertible, _ base: URL? = nil) throws -> String? {
    try Get(endpoint: endpoint).urlRequest(baseURL: base).url?.absoluteString
  }
}
