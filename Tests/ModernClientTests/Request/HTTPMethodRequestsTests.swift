import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPMethodRequestsTests {
  private struct Item: Codable, Sendable, Equatable {
    var itemName: String
  }

  private struct Replace: HTTPPutRequest {
    typealias Response = String
    let endpoint: any HTTPEndpointConvertible = .path("items/1")
    var body: HTTPBody? { .json(Item(itemName: "a")) }
  }

  private struct Change: HTTPPatchRequest {
    typealias Response = String
    let endpoint: any HTTPEndpointConvertible = .path("items/1")
    var body: HTTPBody? { .text("b") }
  }

  private struct Create: HTTPPostRequest {
    typealias Response = String
    let endpoint: any HTTPEndpointConvertible = .path("items")
    var body: HTTPBody? { .data(Data("raw".utf8), contentType: "application/x-own") }
  }

  private struct Remove: HTTPDeleteRequest {
    let endpoint: any HTTPEndpointConvertible = .path("items/1")
  }

  private struct Check: HTTPHeadRequest {
    let endpoint: any HTTPEndpointConvertible = .path("items/1")
  }

  @Test func eachArrivesWithItsMethodAndBody() async throws {
    let received = Locked<[Received]>([])
    try await withServer { request in
      received.withLock { $0.append(request) }
      return ServerResponse("", status: request.method == "DELETE" ? 204 : 200)
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      _ = try await client.call(Create())
      _ = try await client.call(Replace())
      _ = try await client.call(Change())
      try await client.call(Remove())
      try await client.call(Check())
    }
    let all = received.withLock { $0 }
    #expect(all.map(\.method) == ["POST", "PUT", "PATCH", "DELETE", "HEAD"])
    #expect(all.map(\.path) == ["/items", "/items/1", "/items/1", "/items/1", "/items/1"])
    #expect(all.map(\.body) == ["raw", #"{"item_name":"a"}"#, "b", "", ""])
    #expect(
      all.prefix(3).map { $0.header("Content-Type") } == [
        "application/x-own", "application/json", "text/plain; charset=utf-8",
      ])
  }

  private struct Patient: HTTPGetRequest {
    typealias Response = String
    let endpoint: any HTTPEndpointConvertible = .path("items")
    var timeout: TimeInterval? = 7
    var cachePolicy: URLRequest.CachePolicy? = .reloadIgnoringLocalCacheData
  }

  @Test func timeoutAndCachePolicyAreTheRequestsOwn() throws {
    let request = try Patient().urlRequest(baseURL: URL(string: "https://example.test"))
    #expect(request.timeoutInterval == 7)
    #expect(request.cachePolicy == .reloadIgnoringLocalCacheData)
    let usual = try Patient(timeout: nil, cachePolicy: nil).urlRequest(baseURL: URL(string: "https://example.test"))
    #expect(usual.timeoutInterval == 60)
    #expect(usual.cachePolicy == .useProtocolCachePolicy)
  }
}
