import Foundation
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct OverTheNetworkTests {
  private struct Echo: Codable, Sendable, Equatable {
    var method: String
    var path: String
    var query: String = ""
    var body: String = ""
    var contentType: String?
    var referer: String?
  }

  private struct Search: HTTPGetRequest {
    typealias Response = Echo

    let endpoint: any HTTPEndpointConvertible = .path("api/search")
    var parameters: [String: String] { ["word": "a b", "page": "2"] }
  }

  private struct Buy: HTTPPostRequest {
    typealias Response = Echo

    let endpoint: any HTTPEndpointConvertible = .path("api/buy")
    let productID: Int
    let quantity = 2.5
    var body: HTTPBody? { .json(["product_id": productID, "quantity": quantity]) }
  }

  private struct BuyByForm: HTTPPostRequest {
    typealias Response = Echo

    let endpoint: any HTTPEndpointConvertible = .path("api/buy")
    var body: HTTPBody? { .form(["id": "5", "note": "a&b"]) }
  }

  private struct Unanswered: HTTPGetRequest {
    typealias Response = Echo

    let endpoint: any HTTPEndpointConvertible = .path("never")
  }

  @Test func aGetArrivesAsItWasMeant() async throws {
    try await withClient { client in
      let echo = try await client.call(Search(), referer: "shop")
      #expect(echo == Echo(method: "GET", path: "/api/search", query: "page=2&word=a b", referer: "shop"))
    }
  }

  @Test func aJSONPostArrivesAsItWasMeant() async throws {
    try await withClient { client in
      let echo = try await client.call(Buy(productID: 5))
      #expect(
        echo
          == Echo(
            method: "POST", path: "/api/buy", body: #"{"product_id":5,"quantity":2.5}"#, contentType: "application/json"
          )
      )
    }
  }

  @Test func aFormPostArrivesAsItWasMeant() async throws {
    try await withClient { client in
      let echo = try await client.call(BuyByForm())
      #expect(
        echo
          == Echo(
            method: "POST", path: "/api/buy", body: "id=5&note=a%26b",
            contentType: "application/x-www-form-urlencoded"
          )
      )
    }
  }

  @Test func aServerThatTakesTooLongIsATimeOut() async throws {
    try await withClient { client in
      client.configuration.timeout = 1
      let error = await #expect(throws: HTTPClientError.self) { try await client.call(Unanswered()) }
      #expect(error?.isTimeout == true)
      #expect(error?.statusCode == nil)
    }
  }

  @Test func givingUpEndsTheWait() async throws {
    try await withRawServer { _ in
      [.hold]
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
      let task = Task { try await client.call(Unanswered()) }
      try await server.requests(atLeast: 1)
      task.cancel()
      let error = await #expect(throws: HTTPClientError.self) { try await task.value }
      #expect(error?.isCancelled == true)
      try await server.hangUps(atLeast: 1)
    }
  }

  @Test func aRefusedConnectionIsATransportFailure() async throws {
    let client = HTTPClient(configuration: .init(baseURL: URL(string: "http://127.0.0.1:1")))
    let error = try #require(await #expect(throws: HTTPClientError.self) { try await client.call(Search()) })
    guard case .transport(let cause) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect((cause as? URLError)?.code == .cannotConnectToHost)
    #expect(error.message == cause.localizedDescription)
  }

  private func withClient(_ body: (HTTPClient) async throws -> Void) async throws {
    try await withLocalServer { try await body(HTTPClient(configuration: .init(baseURL: $0, timeout: patience))) }
  }
}
