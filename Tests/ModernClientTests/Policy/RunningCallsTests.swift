import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// Calls are given up by the type of their request, or all at once.
@Suite struct RunningCallsTests {
  private let gate = Gate()

  private func client() -> HTTPClient {
    HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), callbackQueue: DispatchQueue(label: "screen"),
        transport: ClosureTransport { [gate] _ in
          try await gate.pass()
          return ServerResponse(#"{"coin": 7, "status": {}, "product_ids": []}"#)
        }))
  }

  /// Whether a call was cancelled.
  private func isCancelled(_ call: () async throws(HTTPClientError) -> some Sendable) async -> Bool {
    do throws(HTTPClientError) {
      _ = try await call()
      return false
    } catch {
      return error.isCancelled
    }
  }

  @Test func thoseOfOneTypeEndAndOthersGoOn() async throws {
    let client = client()
    async let balance = isCancelled { () async throws(HTTPClientError) in try await client.call(Diamond.Balance()) }
    async let other = isCancelled { () async throws(HTTPClientError) in
      try await client.fullResponse(to: AuthorizedRequest(request: Diamond.Balance(), token: "t")).value
    }
    async let products = isCancelled { () async throws(HTTPClientError) in try await client.call(Diamond.Products()) }
    try await eventually { [gate] in gate.waiting == 3 }
    client.cancelCalls(of: Diamond.Balance.self)
    #expect(await balance)
    #expect(await other)
    #expect(gate.waiting == 1)
    gate.open()
    #expect(await products == false)
  }

  @Test func allEndAndLaterOnesDoNot() async throws {
    let client = client()
    let other = self.client()
    let completions = Locked<[Bool]>([])
    client.call(Diamond.Products()) { result in
      if case .failure(let error) = result { completions.withLock { $0.append(error.isCancelled) } }
    }
    async let balance = isCancelled { () async throws(HTTPClientError) in try await client.call(Diamond.Balance()) }
    async let elsewhere = isCancelled { () async throws(HTTPClientError) in try await other.call(Diamond.Balance()) }
    try await eventually { [gate] in gate.waiting == 3 }
    client.cancelAllCalls()
    #expect(await balance)
    try await eventually { completions.withLock { $0 == [true] } }
    gate.open()
    #expect(await elsewhere == false)
    #expect(try await client.call(Diamond.Balance()).coin == 7)
  }

  @Test func aCallThatIsOverIsForgotten() async throws {
    let client = client()
    gate.open()
    for _ in 0..<100 { _ = try await client.call(Diamond.Balance()) }
    client.cancelAllCalls()
    #expect(client.runningCalls.count == 0)
  }

  @Test func theWaitingTaskStillCancelsItsCall() async throws {
    let client = client()
    let task = Task { try await client.call(Diamond.Balance()) }
    try await eventually { [gate] in gate.waiting == 1 }
    task.cancel()
    let error = await #expect(throws: HTTPClientError.self) { try await task.value }
    #expect(error?.isCancelled == true)
  }
}
