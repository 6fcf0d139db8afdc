import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What `print` and `dump` show of a client holds no secret.
@Suite struct ShownSecretsTests {
  private struct Bearer: TokenAuthenticator {
    let clientSecret = "SECRET"

    func authorize(_ request: inout URLRequest, with token: String) {}
    func refresh(_ token: String?, through transport: any ClientTransport) async throws -> String { "SECRET" }
  }

  private let configuration = HTTPClient.Configuration(
    baseURL: URL(string: "https://me:SECRET@example.test/v1"),
    headers: ["Authorization": "Bearer SECRET", "X-Api-Key": "SECRET", "X-App": "7"],
    middlewares: MiddlewareStack([TokenRefreshMiddleware(Bearer(), token: "SECRET")]),
    credentialOrigins: [URL(string: "https://me:SECRET@other.test")].compactMap(\.self))

  private func shown(_ value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(reflecting: value), dumped]
  }

  @Test func aConfigurationShowsTheRest() {
    for text in shown(configuration) {
      #expect(!text.contains("SECRET"))
      #expect(text.contains("X-App"))
      #expect(text.contains("https://example.test/v1"))
    }
  }

  @Test func norDoesWhatHoldsIt() {
    let client = HTTPClient(configuration: configuration)
    for value in [client, client.transport, configuration.middlewares] as [Any] {
      for text in shown(value) { #expect(!text.contains("SECRET")) }
    }
    #expect(shown(client).last?.contains("https://example.test/v1") == true)
  }
}
