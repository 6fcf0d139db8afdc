import Foundation
import HTTPTransport
import LegacyJSON
import TestSupport
import Testing

@testable import LegacyRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// However and whenever a request is given up, its completion is called exactly once.
@Suite struct CancellationTests {
  /// Counts what completions got.
  private final class Completions: Sendable {
    private let outcomes = Locked<[Outcome]>([])

    var all: [Outcome] { outcomes.withLock { $0 } }
    var areCancelled: Bool {
      all.allSatisfy { $0.names == nil && ($0.error as? URLError)?.code == .cancelled && $0.message == nil }
    }

    func add(_ response: Products?, _ error: (any Error)?) {
      let outcome = Outcome(response, error)
      outcomes.withLock { $0.append(outcome) }
    }

    /// Waits for so many, and a little longer for those that must not come.
    func wait(for count: Int, on queue: DispatchQueue) async throws {
      try await eventually { all.count >= count }
      try await Task.sleep(nanoseconds: 50_000_000)
      await withCheckedContinuation { done in queue.async { done.resume() } }
    }
  }

  private let queue = DispatchQueue(label: "old")
  private let completions = Completions()

  private var configuration: APIConfiguration { APIConfiguration(callbackQueue: queue, timeout: patience) }

  @Test(arguments: Method.allCases) func aRequestThatWasCancelledBeforeSendsNothing(method: Method) async throws {
    let transport = StubTransport(body: "{}")
    let request = method.request(Params())
    request.cancel()
    let configuration = APIConfiguration(callbackQueue: queue, transport: transport)
    for _ in 0..<2 { #expect(request.execute(with: configuration, completions.add).isCancelled) }
    try await completions.wait(for: 2, on: queue)
    #expect(completions.all.count == 2)
    #expect(completions.areCancelled)
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  @Test func aCallThatIsCancelledAtOnceCallsBackOnce() async throws {
    try await withRawServer { _ in
      [.hold]
    } _: { server in
      let call = Method.get.request(Params(url: "\(server.url)")).execute(with: configuration, completions.add)
      call.cancel()
      call.cancel()
      #expect(call.isCancelled)
      try await completions.wait(for: 1, on: queue)
      #expect(completions.all.count == 1)
      #expect(completions.areCancelled)
    }
  }

  @Test(arguments: Method.allCases, [[RawStep.hold], [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"), .hold]])
  func cancellingMeanwhileHangsUp(method: Method, steps: [RawStep]) async throws {
    try await withRawServer { _ in
      steps
    } _: { server in
      let call = method.request(Params(url: "\(server.url)")).execute(with: configuration, completions.add)
      try await server.requests(atLeast: 1)
      #expect(completions.all.isEmpty)
      call.cancel()
      try await completions.wait(for: 1, on: queue)
      try await server.hangUps(atLeast: 1)
      #expect(completions.all.count == 1)
      #expect(completions.areCancelled)
    }
  }

  @Test func cancellingARequestCancelsAllItsCallsAndNoOthers() async throws {
    try await withRawServer { request in
      request.target == "/other" ? [.pause(0.5), .response(body: #"{"names": ["other"]}"#)] : [.hold]
    } _: { server in
      let request = Method.get.request(Params(url: "\(server.url)/held"))
      let calls = (0..<3).map { _ in request.execute(with: configuration, completions.add) }
      let others = Completions()
      let other = Method.get.request(Params(url: "\(server.url)/other")).execute(with: configuration, others.add)
      try await server.requests(atLeast: 4)
      request.cancel()
      try await completions.wait(for: 3, on: queue)
      try await others.wait(for: 1, on: queue)
      #expect(completions.all.count == 3)
      #expect(completions.areCancelled)
      #expect(calls.map(\.isCancelled) == [true, true, true])
      #expect(others.all.map(\.names) == [["other"]])
      #expect(!other.isCancelled)
    }
  }

  @Test func cancellingAfterwardsDoesNothing() async throws {
    let configuration = APIConfiguration(callbackQueue: queue, transport: StubTransport(body: #"{"names": ["a"]}"#))
    let request = Method.get.request(Params())
    let call = request.execute(with: configuration, completions.add)
    try await completions.wait(for: 1, on: queue)
    call.cancel()
    request.cancel()
    try await completions.wait(for: 1, on: queue)
    #expect(!call.isCancelled)
    #expect(completions.all.map(\.names) == [["a"]])
  }

  @Test func cancellingWithinTheCompletionDoesNothing() async throws {
    let configuration = APIConfiguration(callbackQueue: queue, transport: StubTransport(body: #"{"names": ["a"]}"#))
    let call = Locked<APICall?>(nil)
    queue.sync {
      let started = Method.get.request(Params()).execute(with: configuration) { [completions] response, error in
        call.withLock { $0 }?.cancel()
        completions.add(response, error)
      }
      call.withLock { $0 = started }
    }
    try await completions.wait(for: 1, on: queue)
    #expect(completions.all.map(\.names) == [["a"]])
    #expect(call.withLock { $0?.isCancelled } == false)
  }

  /// A screen that is left on the main queue must not hear of the response that is on its way there.
  @Test func aResponseThatIsOnItsWayToTheQueueIsNotDeliveredAfterCancelling() async throws {
    let sent = Locked(false)
    let configuration = APIConfiguration(
      callbackQueue: queue,
      transport: StubTransport { request in
        sent.withLock { $0 = true }
        return ServerResponse(statusCode: 200, body: Data(#"{"names": ["a"]}"#.utf8), url: request.url)
      })
    queue.suspend()
    let call = Method.get.request(Params()).execute(with: configuration, completions.add)
    try await eventually { sent.withLock { $0 } }
    // Time for the response to be read and to be queued.
    try await Task.sleep(nanoseconds: 100_000_000)
    call.cancel()
    queue.resume()
    try await completions.wait(for: 1, on: queue)
    #expect(completions.all.count == 1)
    #expect(completions.areCancelled)
  }

  @Test func aTransportThatHearsNothingOfItIsNotWaitedFor() async throws {
    struct Deaf: ClientTransport {
      let serverResponse = DispatchSemaphore(value: 0)

      func send(_ request: URLRequest) async throws -> ServerResponse {
        await withCheckedContinuation { done in
          DispatchQueue.global().async {
            serverResponse.wait()
            done.resume()
          }
        }
        return ServerResponse(statusCode: 200, body: Data("{}".utf8))
      }
    }
    let transport = Deaf()
    let configuration = APIConfiguration(callbackQueue: queue, transport: transport)
    let call = Method.get.request(Params()).execute(with: configuration, completions.add)
    call.cancel()
    try await completions.wait(for: 1, on: queue)
    transport.serverResponse.signal()
    try await completions.wait(for: 1, on: queue)
    #expect(completions.all.count == 1)
    #expect(completions.areCancelled)
  }

  @Test func nothingIsHeldOnceTheCompletionWasCalled() async throws {
    weak var held: Completions?
    let configuration = APIConfiguration(callbackQueue: queue, transport: StubTransport(body: "{}"))
    let request = Method.get.request(Params())
    var calls: [APICall] = []
    do {
      let captured = Completions()
      held = captured
      calls.append(request.execute(with: configuration) { captured.add($0, $1) })
      calls.append(request.execute(with: configuration) { captured.add($0, $1) })
      calls[1].cancel()
      try await captured.wait(for: 2, on: queue)
      #expect(captured.all.count == 2)
    }
    try await eventually { held == nil }
    #expect(calls.map(\.isCancelled) == [false, true])
  }
}
