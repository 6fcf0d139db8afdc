import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One call may have its own settings, and needs no request type.
@Suite struct CallOptionsTests {
  private struct Get: HTTPGetRequest {
    typealias Response = [String: Int]

    let endpoint: any HTTPEndpointConvertible = .path("a")
    var headers: [String: String] { ["X-Own": "1", "X-Both": "request"] }
    var timeout: TimeInterval? { 5 }
    func adapt(_ request: inout URLRequest) throws {
      request.networkServiceType = .background
      request.setValue(request.value(forHTTPHeaderField: "X-Both"), forHTTPHeaderField: "X-Seen")
    }
  }

  private let transport = StubTransport(body: #"{"a": 1}"#)

  private var client: HTTPClient {
    HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
  }

  private func sent() throws -> URLRequest { try #require(transport.sent.withLock { $0.last }) }

  @Test func aCallHasHeadersAndATimeout() async throws {
    _ = try await client.call(Get(), options: .init(headers: ["x-both": "call", "X-New": "2"], timeout: 9))
    let sent = try sent()
    #expect(sent.value(forHTTPHeaderField: "X-Own") == "1")
    #expect(sent.value(forHTTPHeaderField: "X-Both") == "call")
    #expect(sent.value(forHTTPHeaderField: "X-New") == "2")
    #expect(sent.timeoutInterval == 9)
  }

  @Test func aRequestAdaptsWhatIsSentAlsoBehindProxies() async throws {
    for request in [AnyRequest(Get()), AnyRequest(AuthorizedRequest(request: Get(), token: "t"))] {
      _ = try await client.call(request, options: .init(headers: ["X-Both": "call"]))
      #expect(try sent().networkServiceType == .background)
      #expect(try sent().value(forHTTPHeaderField: "X-Seen") == "call")
    }
  }

  @Test func aPathNeedsNoRequestType() async throws {
    let id = "a/b"
    let read = try await client.get("users/\(id)", as: [String: Int].self, parameters: ["page": 2])
    #expect(read == ["a": 1])
    #expect(try sent().url?.absoluteString == "https://example.test/users/a%2Fb?page=2")
    let inferred: [String: Int] = try await client.get("users")
    #expect(inferred == read)
    try await client.post("users", .json(["name": "Ann"]))
    #expect(try sent().httpMethod == "POST")
    #expect(try sent().httpBody == Data(#"{"name":"Ann"}"#.utf8))
    #expect(try await client.put("users", .json([1]), as: [String: Int].self) == read)
    #expect(try sent().httpMethod == "PUT")
    try await client.patch("users", .json([1]))
    #expect(try sent().httpMethod == "PATCH")
    try await client.delete("users/1")
    #expect(try sent().httpMethod == "DELETE")
    #expect(try await client.head("users").statusCode == 200)
    #expect(try sent().httpMethod == "HEAD")
  }

  @Test func whatTrailsIsACompletion() async throws {
    let failing = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), callbackQueue: .global(),
        transport: StubTransport(status: 500, body: "")))
    let outcome = await withCheckedContinuation { done in
      failing.call(Get()) { done.resume(returning: $0) }
    }
    #expect(throws: HTTPClientError.self) { try outcome.get() }
    let source = """
      import ModernClient
      func buy(
        _ client: HTTPClient, _ request: some HTTPRequestRepresentation, _ finished: @escaping () -> Void
      ) async throws {
        client.call(request) { result in if case .failure(let error) = result { print(error.message) }; finished() }
        client.fullResponse(to: request) { result in if case .failure(let error) = result { print(error.message) } }
      }
      """
    #expect(try await TypeChecker.errors(in: source).isEmpty)
  }

  @Test func errorsOfPagesAreTyped() async throws {
    struct List: HTTPGetRequest {
      typealias Response = [Int]

      let endpoint: any HTTPEndpointConvertible = .path("a")
    }
    let pages = List().pagedByHeader(sending: "page", receiving: "next")
    do throws(HTTPClientError) {
      for try await number in client.elements(of: pages) { Issue.record("\(number)") }
    } catch {
      #expect(error.message.isEmpty == false)
    }
  }
}
