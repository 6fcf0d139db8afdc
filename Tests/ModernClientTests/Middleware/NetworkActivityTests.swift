import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct NetworkActivityTests {
  private let counter = NetworkActivityMiddleware.separate()
  private let gate = Gate()

  private var held: ClosureTransport {
    ClosureTransport { [gate] _ in
      try await gate.pass()
      return ServerResponse(statusCode: 200)
    }
  }

  @Test func countsWhatIsUnderWay() async throws {
    let middleware = counter
    let calls = (0..<20).map { _ in Task { [held] in try await middleware.send(urlRequest(), over: held) } }
    try await eventually { [gate] in gate.waiting == 20 }
    #expect(counter.count == 20)
    for call in calls[..<5] { call.cancel() }
    for call in calls[..<5] { _ = await call.result }
    #expect(counter.count == 15)
    gate.open()
    for call in calls { _ = await call.result }
    #expect(counter.count == 0)
  }

  @Test func aFailureCountsDownToo() async throws {
    let failing = StubTransport { _ in throw URLError(.timedOut) }
    await #expect(throws: URLError(.timedOut)) {
      try await counter.send(urlRequest(), over: failing)
    }
    #expect(counter.count == 0)
  }

  @Test func tellsEachChangeInOrder() async throws {
    let told = Locked<[Int]>([])
    let queue = DispatchQueue(label: "screen")
    counter.onChange(on: queue) { count in told.withLock { $0.append(count) } }
    let middleware = counter
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<300 {
        group.addTask {
          let call = Task { try await middleware.send(urlRequest(), over: StubTransport(body: "")) }
          if number % 3 == 0 { call.cancel() }
          _ = await call.result
        }
      }
    }
    await withCheckedContinuation { done in queue.async { done.resume() } }
    let counts = told.withLock { $0 }
    #expect(counts.count == 600)
    #expect(counts.last == 0)
    // One up or down at a time: none was told late or twice.
    #expect(zip([0] + counts, counts).allSatisfy { abs($0 - $1) == 1 })

    counter.onChange(on: queue, nil)
    _ = try await middleware.send(urlRequest(), over: StubTransport(body: ""))
    await withCheckedContinuation { done in queue.async { done.resume() } }
    #expect(told.withLock { $0.count } == 600)
  }
}
