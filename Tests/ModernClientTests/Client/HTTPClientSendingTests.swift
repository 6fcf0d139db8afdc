import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPClientSendingTests {
  private struct Own: HTTPGetRequest {
    typealias Response = DiamondResponse.Balance

    let endpoint: any HTTPEndpointConvertible = .path("a")
    var headers: [String: String] { ["x-app": "own"] }
  }

  private struct Fixed: ResponseDecoding {
    func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
      try JSONDecoder().decode(type, from: Data(#"{"coin": 99}"#.utf8))
    }
  }

  private struct Exotic: HTTPGetRequest {
    struct Response: SelfDecodingResponse, Sendable {
      static var responseDecoding: any ResponseDecoding { Fixed() }
      let coin: Int
    }

    let endpoint: any HTTPEndpointConvertible = .path("a")
  }

  private let transport = StubTransport(body: #"{"coin": 1}"#)

  @Test func configuredHeadersRefererAndTimeOutAreSent() async throws {
    let client = client(headers: ["X-App": "7"], timeout: 3)
    _ = try await client.call(Diamond.Balance(), referer: "shop")
    let sent = try #require(transport.sent.withLock { $0.first })
    #expect(sent.value(forHTTPHeaderField: "X-App") == "7")
    #expect(sent.value(forHTTPHeaderField: "Referer") == "shop")
    #expect(sent.timeoutInterval == 3)
  }

  /// The old requests send none for an empty text either.
  @Test(arguments: [nil, ""]) func withoutARefererNoneIsSent(referer: String?) async throws {
    _ = try await client().call(Diamond.Balance(), referer: referer)
    let sent = try #require(transport.sent.withLock { $0.first })
    #expect(sent.value(forHTTPHeaderField: "Referer") == nil)
  }

  @Test func theRequestsOwnHeadersWinOverTheClients() async throws {
    _ = try await client(headers: ["X-App": "7"]).call(Own())
    let sent = try #require(transport.sent.withLock { $0.first })
    #expect(sent.value(forHTTPHeaderField: "X-App") == "own")
  }

  @Test func aHeaderThatCannotBeSentIsAnInvalidRequest() async throws {
    for (headers, referer) in [(["X-App\r\nX-Admin": "1"], nil), ([:], "shop\nX-Admin: 1")]
      as [([String: String], String?)]
    {
      let error = try #require(
        await #expect(throws: HTTPClientError.self) {
          try await client(headers: headers).call(Diamond.Balance(), referer: referer)
        })
      guard case .invalidRequest(let cause) = error.reason, case HTTPFailure.invalidHeader = cause else {
        Issue.record("\(error.reason)")
        continue
      }
    }
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  @Test func aTaskThatIsCancelledAlreadySendsNothing() async throws {
    let client = client()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.call(Diamond.Balance())
    }
    let error = try #require(await #expect(throws: HTTPClientError.self) { try await task.value })
    #expect(error.isCancelled)
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  @Test func aResponseDecodesItselfWhereItKnowsHow() async throws {
    #expect(try await client().call(Exotic()).coin == 99)
    #expect(try await client().call(Diamond.Balance()).coin == 1)
  }

  @Test func aChangedConfigurationHoldsForTheNextCall() async throws {
    let client = client()
    _ = try await client.call(Diamond.Balance())
    client.configuration.baseURL = URL(string: "https://other.test")
    _ = try await client.call(Diamond.Balance())
    let hosts = transport.sent.withLock { $0.compactMap { $0.url?.host } }
    #expect(hosts == ["example.test", "other.test"])
  }

  private func client(headers: [String: String] = [:], timeout: TimeInterval = 60) -> HTTPClient {
    HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), headers: headers, transport: transport, timeout: timeout
      )
    )
  }
}
