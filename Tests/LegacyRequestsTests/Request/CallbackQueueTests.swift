import Foundation
import HTTPTransport
import TestSupport
import Testing

@testable import LegacyRequests

@Suite struct CallbackQueueTests {
  @Test func callsBackOnTheMainQueueUnlessToldOtherwise() async {
    // Not Thread.isMainThread: under an async main on Linux, the main queue runs on another thread.
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let configuration = APIConfiguration(transport: StubTransport(body: "{}"))
    let isMain = await withCheckedContinuation { done in
      GetRequest<Products>(params: Params(), referer: "").execute(with: configuration) { _, _ in
        done.resume(returning: DispatchQueue.getSpecific(key: key) == true)
      }
    }
    #expect(isMain)
  }

  @Test func callsBackOnTheConfiguredQueue() async {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "old")
    queue.setSpecific(key: key, value: true)
    let configuration = APIConfiguration(callbackQueue: queue, transport: StubTransport(body: "{}"))
    let isThere = await withCheckedContinuation { done in
      PostRequest<Products>(params: Params(), referer: "").execute(with: configuration) { _, _ in
        done.resume(returning: DispatchQueue.getSpecific(key: key) == true)
      }
    }
    #expect(isThere)
  }

  @Test(arguments: Method.allCases, [true, false]) func aCancelledRequestCallsBackThereToo(
    method: Method, before: Bool
  ) async {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "old")
    queue.setSpecific(key: key, value: true)
    let configuration = APIConfiguration(callbackQueue: queue, transport: StubTransport(body: "{}"))
    let isThere = await withCheckedContinuation { done in
      let request = method.request(Params())
      if before { request.cancel() }
      request.execute(with: configuration) { _, _ in
        done.resume(returning: DispatchQueue.getSpecific(key: key) == true)
      }
      request.cancel()
    }
    #expect(isThere)
  }

  @Test func callsBackOnceAndNotBeforeExecuteReturns() async {
    let queue = DispatchQueue(label: "old")
    let events = Locked<[String]>([])
    // Without an address there is nothing to wait for, so this is the fastest that it can be.
    let configuration = APIConfiguration(callbackQueue: queue)
    await withCheckedContinuation { done in
      queue.async {
        GetRequest<Products>(params: Params(url: nil), referer: "").execute(with: configuration) { _, _ in
          events.withLock { $0.append("called back") }
          queue.asyncAfter(deadline: .now() + 0.1) { done.resume() }
        }
        events.withLock { $0.append("returned") }
      }
    }
    #expect(events.withLock { $0 } == ["returned", "called back"])
  }
}
