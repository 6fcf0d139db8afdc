import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// No way of putting clients behind each other ends in a call that never returns.
@Suite struct TransportLoopTests {
  private let request = Diamond.Balance()

  @Test func aClientKeepsItsTransportInPlaceOfItself() async throws {
    let transport = StubTransport(body: #"{"coin": 5}"#)
    let client = HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
    client.configuration.transport = client.transport
    #expect(try await client.call(request).coin == 5)
    #expect(try await client.transport.send(request.urlRequest(baseURL: client.configuration.baseURL)).isSuccess)
    #expect(transport.sent.withLock { $0.count } == 2)
  }

  @Test func clientsThatLeadToEachOtherFail() async throws {
    let first = HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test")))
    let second = HTTPClient(configuration: .init(transport: first.transport))
    first.configuration.transport = second.transport
    try await expectLoop(first)
  }

  @Test func aStackOverTheClientItselfFails() async throws {
    let client = HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test")))
    client.configuration.transport = MiddlewareStack([RetryMiddleware()]).transport(over: client.transport)
    try await expectLoop(client)
  }

  @Test func clientsBehindEachOtherSend() async throws {
    let transport = StubTransport(body: #"{"coin": 5}"#)
    var client = HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
    for _ in 0..<10 {
      client = HTTPClient(configuration: .init(baseURL: client.configuration.baseURL, transport: client.transport))
    }
    #expect(try await client.call(request).coin == 5)
  }

  private func expectLoop(_ client: HTTPClient) async throws {
    let error = await #expect(throws: HTTPClientError.self) { try await client.call(request) }
    guard case .transport(let cause) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause as? HTTPClient.Refusal == .transportLoop)
  }
}
