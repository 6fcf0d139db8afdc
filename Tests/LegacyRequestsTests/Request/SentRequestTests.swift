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

  @Test func everyTypeOfParameterHasAForm() async throws {
    let params: [String: Any] = [
      "bool": true, "double": 1.5, "list": ["a", 1] as [Any], "none": Optional<Int>.none as Any, "null": NSNull(),
      "number": NSNumber(value: 7), "outer": ["inner": "x"], "some": Optional(5) as Any,
    ]
    let sent = try await sent(by: Params(params: params))
    #expect(
      sent.url?.query
        == "bool=1&double=1.5&list%5B%5D=a&list%5B%5D=1&number=7&outer%5Binner%5D=x&some=5"
    )
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

  @Test(arguments: [ContentType.json, .form])
  func parametersThatCannotBeWrittenAreAnErrorAndNotATrap(contentType: ContentType) async {
    let transport = StubTransport(body: "{}")
    let params = Params(params: Date(), contentType: contentType)
    let outcome = await post(params, with: APIConfiguration(transport: transport))
    #expect(outcome.error is EncodingError)
    #expect(outcome.names == nil)
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  private func sent(by params: Params) async throws -> URLRequest {
    let transport = StubTransport(body: "{}")
    _ = await get(params, with: APIConfiguration(transport: transport))
    return try #require(transport.sent.withLock { $0.first })
  }
}
