import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// The status and the header fields come beside the value, without a `response(from:)`.
@Suite struct FullResponseTests {
  private struct Head: HTTPHeadRequest {
    let endpoint: any HTTPEndpointConvertible = .path("api/balance")
  }

  private func withBalance<Value>(_ body: (HTTPClient) async throws -> Value) async throws -> Value {
    try await withServer { request in
      ServerResponse(request.method == "HEAD" ? "" : #"{"coin": 7}"#, status: 203, headers: ["X-Version": request.path])
    } _: { baseURL in
      try await body(
        HTTPClient(
          configuration: .init(baseURL: baseURL, callbackQueue: DispatchQueue(label: "screen"), timeout: patience)))
    }
  }

  @Test func theyAreThereForAnyRequest() async throws {
    try await withBalance { (client: HTTPClient) async throws in
      let response = try await client.fullResponse(to: Diamond.Balance())
      #expect(response.value.coin == 7)
      #expect(response.statusCode == 203)
      #expect(response.header("x-version") == "/api/balance")
      #expect(response.url?.path == "/api/balance")
      #expect(try await client.fullResponse(to: Head()).header("X-Version") == "/api/balance")
      #expect(response.map { ($0.coin ?? 0) + 1 }.value == 8)
    }
  }

  @Test func aCompletionGetsThemToo() async throws {
    try await withBalance { (client: HTTPClient) async throws in
      let result = await withCheckedContinuation { done in
        client.fullResponse(to: Diamond.Balance()) { done.resume(returning: $0) }
      }
      #expect(try result.get().header("X-Version") == "/api/balance")
    }
  }

  @Test func anErrorIsTheOneThatACallThrows() async throws {
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"),
        transport: StubTransport(status: 404, body: #"{"status": {"error_code": 7, "message": "Gone"}}"#)))
    let error = await #expect(throws: HTTPClientError.self) { try await client.fullResponse(to: Diamond.Balance()) }
    #expect(error?.message == "Gone")
    #expect(error?.statusCode == 404)
  }
}
