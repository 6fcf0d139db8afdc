import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPClientErrorTests {
  private let sold = #"{"status": {"error_code": 7, "message": "Sold out"}}"#

  @Test func aDestructiveErrorShowsTheConfiguredText() async throws {
    let error = try await failure(sold, destructive: [7], text: "Closed for maintenance")
    #expect(error.message == "Closed for maintenance")
    #expect(error.destructiveErrorCode == 7)
  }

  @Test func aDestructiveErrorWithoutConfiguredTextShowsTheServers() async throws {
    let error = try await failure(sold, destructive: [7], text: nil)
    #expect(error.message == "Sold out")
    #expect(error.destructiveErrorCode == 7)
  }

  @Test func anOrdinaryErrorDoesNotShowTheConfiguredText() async throws {
    let error = try await failure(sold, destructive: [9], text: "Closed for maintenance")
    #expect(error.message == "Sold out")
    #expect(error.destructiveErrorCode == nil)
  }

  @Test func theDescriptionIsTheMessage() async throws {
    #expect(try await failure(sold, destructive: [], text: nil).localizedDescription == "Sold out")
  }

  @Test func itNamesTheRequestButNoneOfItsHeaders() async throws {
    let transport = StubTransport { _ in throw URLError(.timedOut) }
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), headers: ["Authorization": "secret"], transport: transport
      )
    )
    let error = try #require(await #expect(throws: HTTPClientError.self) { try await client.call(Diamond.Purchase()) })
    #expect(error.method == .post)
    #expect(error.url?.absoluteString == "https://example.test/api/diamond/purchase")
    #expect(error.statusCode == nil)
    #expect(error.isTimeout)
    #expect(!error.isCancelled)
    #expect(error.message == URLError(.timedOut).localizedDescription)
    #expect(!String(reflecting: error).contains("secret"))
  }

  @Test func aRequestWithoutAddressIsInvalidAndNotSent() async throws {
    let transport = StubTransport(body: "{}")
    let client = HTTPClient(configuration: .init(transport: transport))
    let error = try #require(await #expect(throws: HTTPClientError.self) { try await client.call(Diamond.Balance()) })
    guard case .invalidRequest(let cause) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(cause as? HTTPFailure == .invalidURL("api/balance"))
    #expect(error.url == nil)
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  private func failure(_ body: String, destructive: Set<Int>, text: String?) async throws -> HTTPClientError {
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), destructiveErrorCodes: destructive, destructiveErrorMessage: text,
        transport: StubTransport(body: body)
      )
    )
    return try #require(await #expect(throws: HTTPClientError.self) { try await client.call(Diamond.Products()) })
  }
}
