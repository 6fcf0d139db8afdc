import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// An interceptor sees the typed request, and the response or error that the caller gets.
@Suite struct CallInterceptorTests {
  /// Notes what passes it.
  private struct Journal: CallInterceptor {
    let name: String
    let lines: Locked<[String]>

    func intercept<Request: HTTPRequestRepresentation>(
      _ request: Request, next: CallNext<Request>
    ) async throws(HTTPClientError) -> FullResponse<Request.Response> {
      lines.withLock { $0.append("\(name) \(Request.self)") }
      do {
        let response = try await next(request)
        lines.withLock { $0.append("\(name) \(response.statusCode) \(response.value)") }
        return response
      } catch {
        lines.withLock { $0.append("\(name) \(error.message)") }
        throw error.replacingMessage(error.message + "!")
      }
    }
  }

  /// Puts a value in place of an error, and changes one kind of request.
  private struct Rescue: CallInterceptor {
    func intercept<Request: HTTPRequestRepresentation>(
      _ request: Request, next: CallNext<Request>
    ) async throws(HTTPClientError) -> FullResponse<Request.Response> {
      guard var purchase = request as? Diamond.Purchase else { return try await next(request) }
      purchase.productID = 99
      guard let changed = purchase as? Request else { return try await next(request) }
      do {
        return try await next(changed)
      } catch {
        guard let value = DiamondResponse.Balance(coin: 0) as? Request.Response else { throw error }
        return FullResponse(value)
      }
    }
  }

  private func client(_ transport: StubTransport, _ interceptors: [any CallInterceptor]) -> HTTPClient {
    HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), callbackQueue: DispatchQueue(label: "screen"),
        transport: transport, interceptors: interceptors))
  }

  @Test func theFirstIsTheOutermost() async throws {
    let lines = Locked<[String]>([])
    let client = client(
      StubTransport(body: #"{"coin": 7}"#), [Journal(name: "a", lines: lines), Journal(name: "b", lines: lines)])
    _ = try await client.call(Diamond.Balance())
    #expect(
      lines.withLock { $0 } == [
        "a Balance", "b Balance", "b 200 Balance(coin: Optional(7))", "a 200 Balance(coin: Optional(7))",
      ])
  }

  @Test func anErrorIsTypedAndMayHaveAnotherText() async throws {
    let lines = Locked<[String]>([])
    let client = client(
      StubTransport(body: #"{"status": {"error_code": 7, "message": "Sold out"}, "product_ids": []}"#),
      [Journal(name: "a", lines: lines), Journal(name: "b", lines: lines)])
    let error = await #expect(throws: HTTPClientError.self) { try await client.call(Diamond.Products()) }
    #expect(error?.message == "Sold out!!")
    #expect(error?.status?.errorCode == 7)
    #expect(lines.withLock { $0 } == ["a Products", "b Products", "b Sold out", "a Sold out!"])
    let result = await withCheckedContinuation { done in
      client.call(Diamond.Products()) { done.resume(returning: $0) }
    }
    #expect(throws: HTTPClientError.self) { try result.get() }
    #expect(lines.withLock { $0.count } == 8)
  }

  @Test func aRequestMayBeChangedAndAnErrorReplaced() async throws {
    let transport = StubTransport(status: 500, body: "")
    #expect(try await client(transport, [Rescue()]).call(Diamond.Purchase()).coin == 0)
    let body = try #require(transport.sent.withLock { $0.first?.httpBody })
    #expect(String(decoding: body, as: UTF8.self).contains(#""product_id":99"#))
  }

  @Test func aCallThatWasGivenUpKeepsNoText() async throws {
    let stub = StubTransport { _ in throw CancellationError() }
    let error = await #expect(throws: HTTPClientError.self) {
      try await client(stub, [Journal(name: "a", lines: Locked([]))]).call(Diamond.Balance())
    }
    #expect(error?.isCancelled == true)
    #expect(error?.userMessage == nil)
  }
}
