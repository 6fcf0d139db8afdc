import Bridge
import Foundation
import HTTPTransport
import LegacyRequests
import ModernClient
import Testing

@Suite struct ConfigurationTests {
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
}
