import Foundation
import HTTPTransport
import LegacyRequests
import Testing

@Suite struct OverTheNetworkTests {
  @Test func aGetArrivesAsItWasMeant() async throws {
    try await withLocalServer { server in
      let params = Params(url: "\(server)/api/products", params: ["page": 2, "word": "a b"])
      let outcome = await get(params, referer: "shop", with: APIConfiguration())
      #expect(outcome.names == ["GET", "/api/products", "page=2&word=a b", "", "", "shop"])
      #expect(outcome.error == nil)
    }
  }

  @Test func aJSONPostArrivesAsItWasMeant() async throws {
    try await withLocalServer { server in
      let params = Params(url: "\(server)/api/buy", params: ["id": 5], contentType: .json)
      let outcome = await post(params, referer: "shop", with: APIConfiguration())
      #expect(outcome.names == ["POST", "/api/buy", "", #"{"id":5}"#, "application/json", "shop"])
    }
  }

  @Test func aFormPostArrivesAsItWasMeant() async throws {
    try await withLocalServer { server in
      let params = Params(url: "\(server)/api/buy", params: ["id": 5, "note": "a&b"], contentType: .form)
      let outcome = await post(params, with: APIConfiguration())
      #expect(
        outcome.names == ["POST", "/api/buy", "", "id=5&note=a%26b", "application/x-www-form-urlencoded", ""]
      )
    }
  }

  @Test func aRefusedConnectionIsTheTransportsError() async {
    let outcome = await get(Params(url: "http://127.0.0.1:1/"), with: APIConfiguration())
    #expect(outcome.names == nil)
    #expect((outcome.error as? URLError)?.code == .cannotConnectToHost)
    #expect(outcome.message == outcome.error?.localizedDescription)
  }
}
