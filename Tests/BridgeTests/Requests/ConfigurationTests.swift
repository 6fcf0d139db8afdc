import Bridge
import Foundation
import HTTPTransport
import LegacyRequests
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.usesSharedConfiguration) struct ConfigurationTests {
  @Test func aClientGoesWhereTheOldRequestsGo() {
    let queue = DispatchQueue(label: "old")
    let transport = URLSessionTransport()
    let legacy = APIConfiguration(
      baseURL: URL(string: "https://example.test"), headers: ["X-App": "7"], destructiveErrorCodes: [9],
      callbackQueue: queue, transport: transport, timeout: 3
    )
    let configuration = HTTPClient.Configuration(following: legacy, destructiveErrorMessage: "Cannot connect")
    #expect(configuration.baseURL == legacy.baseURL)
    #expect(configuration.headers == ["X-App": "7"])
    #expect(configuration.destructiveErrorCodes == [9])
    #expect(configuration.destructiveErrorMessage == "Cannot connect")
    #expect(configuration.callbackQueue === queue)
    #expect(configuration.transport as? URLSessionTransport === transport)
    #expect(configuration.timeout == 3)
  }

  @Test func aClientThatOldRequestsGoThroughMayFollowTheirConfiguration() async throws {
    let transport = StubTransport(body: #"{"coin": 5}"#)
    let client = HTTPClient(configuration: .init(transport: transport))
    APIUtil.configuration = APIConfiguration(baseURL: URL(string: "https://example.test"), transport: client.transport)
    client.configuration = .init(following: APIUtil.configuration)
    let request = URLRequest(url: try #require(URL(string: "https://example.test/coin")))
    #expect(try await APIUtil.configuration.transport.send(request).body == Data(#"{"coin": 5}"#.utf8))
    #expect(transport.sent.withLock { $0.count } == 1)
  }
}
