import ClientStubs
import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct StubTests {
  private let network = StubTransport(body: #"{"coin": 99}"#)

  private func client(_ stubs: [RequestStub], rest: StubMiddleware.Rest = .isSent, clock: MiddlewareClock = .system)
    -> HTTPClient
  {
    Middleware.Stack([StubMiddleware(stubs, rest: rest, clock: clock)]).buildClient(
      configuration: .init(baseURL: URL(string: "https://example.test"), transport: network))
  }

  @Test func theTypeOfARequestPicksItsStub() async throws {
    let stub = RequestStub(Diamond.Balance.self, .json(#"{"coin": 5}"#))
    let client = client([RequestStub(Diamond.Products.self, .status(500)), stub])
    #expect(try await client.call(Diamond.Balance()).coin == 5)
    #expect(network.sent.withLock { $0.isEmpty })
    #expect(stub.useCount == 1)
    // Another type is sent, or fails.
    #expect(try await client.call(Diamond.Purchase()).coin == 99)
    #expect(network.sent.withLock { $0.count } == 1)
  }

  @Test(arguments: [
    (RequestStub(path: "/api/balance", .json(#"{"coin": 5}"#)), 5),
    (RequestStub(path: "/api/balance", method: .get, .json(#"{"coin": 5}"#)), 5),
    (RequestStub(path: "/api/balance", method: .post, .json(#"{"coin": 5}"#)), 99),
    (RequestStub(path: "/api", .json(#"{"coin": 5}"#)), 99),
    (RequestStub(where: { $0.urlRequest.url?.host == "example.test" }, .json(#"{"coin": 5}"#)), 5),
    (RequestStub(where: { !$0.isIdempotent }, .json(#"{"coin": 5}"#)), 99),
  ])
  func aMatcherPicksWhatItMatches(stub: RequestStub, coin: Int) async throws {
    #expect(try await client([stub]).call(Diamond.Balance()).coin == coin)
  }

  @Test func aSequenceIsGivenInOrderAndItsLastAgain() async throws {
    let client = client([
      RequestStub(Diamond.Balance.self, .failure(URLError(.timedOut)), .status(503), .json(#"{"coin": 1}"#))
    ])
    var outcomes: [String] = []
    for _ in 0..<4 {
      do {
        outcomes.append("\(try await client.call(Diamond.Balance()).coin ?? 0)")
      } catch {
        outcomes.append(error.isTimeout ? "timed out" : "\(error.statusCode ?? 0)")
      }
    }
    #expect(outcomes == ["timed out", "503", "1", "1"])
  }

  @Test func aResponseMayBeMadeOfTheRequest() async throws {
    let stub = RequestStub(
      Diamond.Balance.self,
      StubResponse { request in
        ServerResponse(statusCode: 200, body: Data(#"{"coin": \#(request.urlRequest.url?.path.count ?? 0)}"#.utf8))
      })
    #expect(try await client([stub]).call(Diamond.Balance()).coin == "/api/balance".count)
  }

  @Test func aDelayIsWaitedAndCanBeCancelled() async throws {
    let waits = Locked<[TimeInterval]>([])
    let clock = MiddlewareClock(sleep: { seconds in waits.withLock { $0.append(seconds) } })
    let stub = RequestStub(Diamond.Balance.self, .json(#"{"coin": 5}"#).after(2).after(0.5))
    #expect(try await client([stub], clock: clock).call(Diamond.Balance()).coin == 5)
    #expect(waits.withLock { $0 } == [2.5])

    let slow = client([RequestStub(Diamond.Balance.self, .json("{}").after(3000))])
    let call = Task { try await slow.call(Diamond.Balance()) }
    call.cancel()
    let error = await #expect(throws: HTTPClientError.self) { try await call.value }
    #expect(error?.isCancelled == true)
  }

  @Test func whatHasNoStubCanFail() async throws {
    let error = await #expect(throws: HTTPClientError.self) {
      try await client([], rest: .fails).call(Diamond.Balance())
    }
    #expect(error?.message == "There is no stub for GET https://example.test/api/balance.")
    #expect(network.sent.withLock { $0.isEmpty })
  }
}
