import Foundation
import HTTPTransport
import LegacyRequests
import Testing

/// What a server that others wrote makes of the requests: method, path, query, body, content type, referer.
@Suite struct OverTheNetworkTests {
  private static let requests: [(Method, ContentType, String, String, String)] = [
    (.get, .none, "id=5&note=a&b", "", ""), (.delete, .none, "id=5&note=a&b", "", ""), (.post, .none, "", "", ""),
    (.post, .json, "", #"{"id":5,"note":"a&b"}"#, "application/json"),
    (.put, .json, "", #"{"id":5,"note":"a&b"}"#, "application/json"),
    (.delete, .json, "", #"{"id":5,"note":"a&b"}"#, "application/json"),
    (.post, .form, "", "id=5&note=a%26b", "application/x-www-form-urlencoded"),
    (.put, .form, "", "id=5&note=a%26b", "application/x-www-form-urlencoded"),
  ]

  @Test(arguments: requests) func aRequestArrivesAsItWasMeant(
    method: Method, contentType: ContentType, query: String, body: String, header: String
  ) async throws {
    try await withLocalServer { server in
      let params = Params(url: "\(server)/api/buy", params: ["id": 5, "note": "a&b"], contentType: contentType)
      let outcome = await method.request(params, referer: "shop").outcome()
      #expect(outcome.names == [method.rawValue, "/api/buy", query, body, header, "shop"])
      #expect(outcome.error == nil)
    }
  }
}
