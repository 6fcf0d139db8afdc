import Foundation
import HTTPTransport
import Testing

@Suite struct CallbackTests {
  /// Not Sendable, as the classes of old code are.
  private final class Response {
    var number = 0
  }

  private final class Marker: Sendable {
    let released: @Sendable () -> Void
    init(released: @escaping @Sendable () -> Void) { self.released = released }
    deinit { released() }
  }

  @Test func isCalledOnItsQueueAndOnce() async {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "callback")
    queue.setSpecific(key: key, value: true)
    let calls = Locked<[Bool]>([])
    let callback = Callback<Response>(on: queue) { _ in
      calls.withLock { $0.append(DispatchQueue.getSpecific(key: key) == true) }
    }
    callback.deliver(Response())
    callback.deliver(Response())
    await withCheckedContinuation { done in queue.async { done.resume() } }
    #expect(calls.withLock { $0 } == [true])
  }

  @Test func letsGoOfWhatItCapturedOnItsQueue() async {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "callback")
    queue.setSpecific(key: key, value: true)
    let releases = Locked<[Bool]>([])
    var marker: Marker? = Marker { releases.withLock { $0.append(DispatchQueue.getSpecific(key: key) == true) } }
    let callback = Callback<Int>(on: queue) { [marker] _ in withExtendedLifetime(marker) {} }
    marker = nil
    callback.deliver(1)
    await withCheckedContinuation { done in queue.async { done.resume() } }
    #expect(releases.withLock { $0 } == [true])
  }
}
