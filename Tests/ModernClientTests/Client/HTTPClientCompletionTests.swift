import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPClientCompletionTests {
  /// A screen as apps have them: it belongs to no actor, and is not Sendable.
  private final class Screen {
    var coin: Int?
    var alert: String?
  }

  /// Never answers, but lets go when it is cancelled.
  private struct SilentTransport: ClientTransport {
    func send(_ request: URLRequest) async throws -> ServerResponse {
      try await untilCancelled()
    }
  }

  @Test func aPlainClosureMayCaptureWhatIsNotSendable() async {
    let client = client(StubTransport(body: #"{"coin": 5}"#))
    let (coin, alert) = await withCheckedContinuation { done in
      let screen = Screen()
      client.call(Diamond.Balance(), referer: "shop") { result in
        switch result {
        case .success(let balance): screen.coin = balance.coin
        case .failure(let error): screen.alert = error.message
        }
        done.resume(returning: (screen.coin, screen.alert))
      }
    }
    #expect(coin == 5)
    #expect(alert == nil)
  }

  @Test func callsBackOnTheMainQueueUnlessToldOtherwise() async {
    // Not Thread.isMainThread: under an async main on Linux, the main queue runs on another thread.
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let client = client(StubTransport(body: "{}"))
    let isMain = await withCheckedContinuation { done in
      client.call(Diamond.Balance()) { _ in
        done.resume(returning: DispatchQueue.getSpecific(key: key) == true)
      }
    }
    #expect(isMain)
  }

  @Test func callsBackOnTheConfiguredQueueOnceAndNotBeforeCallReturns() async {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "screen")
    queue.setSpecific(key: key, value: true)
    let events = Locked<[String]>([])
    // Without a base URL there is nothing to wait for, so this is the fastest that it can be.
    let client = HTTPClient(configuration: .init(callbackQueue: queue))
    await withCheckedContinuation { done in
      queue.async {
        client.call(Diamond.Balance()) { result in
          let isThere = DispatchQueue.getSpecific(key: key) == true
          events.withLock { $0.append((try? result.get()) == nil && isThere ? "failed" : "?") }
          queue.asyncAfter(deadline: .now() + 0.1) { done.resume() }
        }
        events.withLock { $0.append("returned") }
      }
    }
    #expect(events.withLock { $0 } == ["returned", "failed"])
  }

  @Test func aCallThatIsGivenUpCallsBackOnceWithACancellation() async throws {
    let client = client(SilentTransport())
    let calls = Locked<[Bool]>([])
    await withCheckedContinuation { done in
      let call = client.call(Diamond.Balance()) { result in
        if case .failure(let error) = result { calls.withLock { $0.append(error.isCancelled) } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { done.resume() }
      }
      call.cancel()
      call.cancel()
    }
    #expect(calls.withLock { $0 } == [true])
  }

  @Test func anAwaitingTaskThatIsCancelledGetsACancellation() async throws {
    let client = client(SilentTransport())
    let task = Task { try await client.call(Diamond.Balance()) }
    task.cancel()
    let error = await #expect(throws: HTTPClientError.self) { try await task.value }
    #expect(error?.isCancelled == true)
    #expect(error?.isTimeout == false)
  }

  private func client(_ transport: some ClientTransport) -> HTTPClient {
    HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
  }
}
