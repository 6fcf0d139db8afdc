import Foundation
import HTTPTransport
import LegacyRequests
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct SentRequestTests {
  @Test func parametersOfAGetGoBehindTheQueryThatIsThere() async throws {
    let sent = try await sent(by: Params(url: "http://example.test/a?lang=ja", params: ["b": 1, "a": "x&y"]))
    #expect(sent.httpMethod == "GET")
    #expect(sent.url?.absoluteString == "http://example.test/a?lang=ja&a=x%26y&b=1")
    #expect(sent.httpBody == nil)
  }

  @Test func parametersThatAreNoDictionaryAreLeftOutOfAGet() async throws {
    let sent = try await sent(by: Params(params: [1, 2]))
    #expect(sent.url?.absoluteString == "http://example.test/products")
  }

  @Test func configuredHeadersRefererAndTimeOutAreSent() async throws {
    let transport = StubTransport(body: "{}")
    let configuration = APIConfiguration(headers: ["X-App": "7"], transport: transport, timeout: 3)
    _ = await get(referer: "shop", with: configuration)
    let sent = try #require(transport.sent.withLock { $0.first })
    #expect(sent.value(forHTTPHeaderField: "X-App") == "7")
    #expect(sent.value(forHTTPHeaderField: "Referer") == "shop")
    #expect(sent.timeoutInterval == 3)
  }

  @Test func theRequestsOwnHeadersAndTimeOutWin() async throws {
    let transport = StubTransport(body: "{}")
    let configuration = APIConfiguration(
      headers: ["X-App": "7", "x-lang": "ja", "Content-Type": "text/plain", "Referer": "home"], transport: transport,
      timeout: 3)
    let request = Method.post.request(
      Params(params: [1], contentType: .json), headers: ["X-Lang": "en", "X-Own": "1", "Referer": "own"], timeout: 9)
    _ = await request.outcome(with: configuration)
    let sent = try #require(transport.sent.withLock { $0.first })
    #expect(
      sent.allHTTPHeaderFields?.mapKeys { $0.lowercased() } == [
        "x-app": "7", "x-lang": "en", "x-own": "1", "content-type": "application/json", "referer": "own",
      ])
    #expect(sent.timeoutInterval == 9)
  }

  @Test(arguments: [(ContentType.json, "application/vnd.api+json"), (.form, "application/vnd.api+json")])
  func theContentTypeMayBeNamedMoreClosely(contentType: ContentType, name: String) async throws {
    let sent = try await sent(by: Params(contentType: contentType), .post, headers: ["content-type": name])
    #expect(sent.value(forHTTPHeaderField: "Content-Type") == name)
  }

  @Test func aMultipartBodyKeepsItsBoundary() async throws {
    let sent = try await sent(
      by: Params(contentType: .multipart), .post, headers: ["Content-Type": "multipart/form-data"])
    let contentType = try #require(sent.value(forHTTPHeaderField: "Content-Type"))
    #expect(contentType.hasPrefix("multipart/form-data; boundary="))
  }

  @Test func aJSONBodyHasTheSameBytesEveryTime() async throws {
    let params: [String: Any] = [
      "c": Optional(5) as Any, "a": Optional<Int>.none as Any, "b": [true, 1.5, "x"] as [Any], "d": NSNull(),
    ]
    let sent = try await sent(by: Params(params: params, contentType: .json), .put)
    #expect(sent.httpBody == Data(#"{"a":null,"b":[true,1.5,"x"],"c":5,"d":null}"#.utf8))
  }

  @Test func anEmptyRefererIsNotSent() async throws {
    #expect(try await sent(by: Params()).value(forHTTPHeaderField: "Referer") == nil)
  }

  @Test func aPostWithoutContentTypeHasNoBody() async throws {
    let transport = StubTransport(body: "{}")
    _ = await post(Params(params: ["id": 5]), with: APIConfiguration(transport: transport))
    let sent = try #require(transport.sent.withLock { $0.first })
    #expect(sent.httpMethod == "POST")
    #expect(sent.httpBody == nil)
    #expect(sent.url?.query == nil)
  }

  @Test func aJSONPostMaySendAnArray() async throws {
    let transport = StubTransport(body: "{}")
    _ = await post(Params(params: [1, 2], contentType: .json), with: APIConfiguration(transport: transport))
    #expect(transport.sent.withLock { $0.first?.httpBody } == Data("[1,2]".utf8))
  }

  @Test(arguments: [Method.post, .put, .delete], [ContentType.json, .form, .multipart])
  func parametersThatCannotBeWrittenAreAnErrorAndNotATrap(method: Method, contentType: ContentType) async {
    let transport = StubTransport(body: "{}")
    for params in [Date(), ["at": Date()], 5, [1: "a"]] as [Any] {
      let outcome = await method.request(Params(params: params, contentType: contentType))
        .outcome(with: APIConfiguration(transport: transport))
      #expect(outcome.error is EncodingError)
      #expect(outcome.names == nil)
    }
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  private func sent(
    by params: Params, _ method: Method = .get, headers: [String: String] = [:]
  ) async throws -> URLRequest {
    let transport = StubTransport(body: "{}")
    _ = await method.request(params, headers: headers).outcome(with: APIConfiguration(transport: transport))
    return try #require(transport.sent.withLock { $0.first })
  }
}

extension Dictionary {
  fileprivate func mapKeys<NewKey>(_ transform: (Key) -> NewKey) -> [NewKey: Value] {
    [NewKey: Value](map { (transform($0.key), $0.value) }) { first, _ in first }
  }
}
