import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct DuplicateSubmissionTests {
  private let gate = Gate()
  private let cancelled = Locked(0)

  private var held: ClosureTransport {
    ClosureTransport { [gate, cancelled] request in
      do {
        try await gate.pass()
      } catch {
        cancelled.withLock { $0 += 1 }
        throw error
      }
      return ServerResponse(statusCode: 200, body: request.httpBody ?? Data())
    }
  }

  private let buy = urlRequest(method: "POST", headers: ["Authorization": "a"], body: "coin=5")

  @Test func theSameRequestIsSentOnceAndAnswersAll() async throws {
    let middleware = DuplicateSubmissionMiddleware(refusesSecond: false)
    let calls = (0..<100).map { _ in Task { [held, buy] in try await middleware.send(buy, over: held) } }
    try await eventually { middleware.waitingCount == 100 }
    gate.open()
    for call in calls { #expect(try await call.value.body == Data("coin=5".utf8)) }
    #expect(gate.arrivals == 1)
  }

  @Test func afterTheResponseItMayBeSentAgain() async throws {
    let middleware = DuplicateSubmissionMiddleware()
    gate.open()
    for _ in 0..<3 { _ = try await middleware.send(buy, over: held) }
    #expect(gate.arrivals == 3)
  }

  @Test(arguments: [
    urlRequest(method: "PUT", headers: ["Authorization": "a"], body: "coin=5"),
    urlRequest("/b", method: "POST", headers: ["Authorization": "a"], body: "coin=5"),
    urlRequest(method: "POST", headers: ["Authorization": "b"], body: "coin=5"),
    urlRequest(method: "POST", headers: ["Authorization": "a"], body: "coin=6"),
    {
      var request = urlRequest(method: "POST", headers: ["Authorization": "a"], body: "coin=5")
      request.timeoutInterval = 5
      return request
    }(),
  ])
  func whatDiffersIsNotTheSame(other: URLRequest) async throws {
    for refusesSecond in [false, true] {
      let gate = Gate()
      let transport = ClosureTransport { _ in
        try await gate.pass()
        return ServerResponse(statusCode: 200)
      }
      let middleware = DuplicateSubmissionMiddleware(refusesSecond: refusesSecond)
      let calls = [buy, other].map { request in Task { try await middleware.send(request, over: transport) } }
      try await eventually { gate.waiting == 2 }
      gate.open()
      for call in calls { #expect(try await call.value.statusCode == 200) }
    }
  }

  @Test func theSecondIsRefusedWhenSoWanted() async throws {
    let middleware = DuplicateSubmissionMiddleware(refusesSecond: true)
    let first = Task { [held, buy] in try await middleware.send(buy, over: held) }
    try await eventually { [gate] in gate.waiting == 1 }
    await #expect(throws: HTTPClient.Refusal.duplicateSubmission) { try await middleware.send(buy, over: held) }
    gate.open()
    #expect(try await first.value.statusCode == 200)
    #expect(try await middleware.send(buy, over: held).statusCode == 200)
    #expect(gate.arrivals == 2)
  }

  @Test func ofManyAtOnceExactlyOneIsNotRefused() async throws {
    let middleware = DuplicateSubmissionMiddleware(refusesSecond: true)
    let refused = Locked(0)
    let calls = (0..<200).map { _ in
      Task { [held, buy] in
        do {
          _ = try await middleware.send(buy, over: held)
        } catch {
          refused.withLock { $0 += error as? HTTPClient.Refusal == .duplicateSubmission ? 1 : 0 }
        }
      }
    }
    try await eventually { refused.withLock { $0 } == 199 }
    gate.open()
    for call in calls { await call.value }
    #expect(gate.arrivals == 1)
  }

  @Test func aRefusedOrCancelledOneLeavesNothingBehind() async throws {
    for refusesSecond in [false, true] {
      let gate = Gate()
      let transport = ClosureTransport { _ in
        try await gate.pass()
        return ServerResponse(statusCode: 200)
      }
      let middleware = DuplicateSubmissionMiddleware(refusesSecond: refusesSecond)
      let first = Task { [buy] in try await middleware.send(buy, over: transport) }
      try await eventually { gate.waiting == 1 }
      first.cancel()
      await #expect(throws: CancellationError.self) { try await first.value }
      try await eventually { gate.waiting == 0 }
      gate.open()
      #expect(try await middleware.send(buy, over: transport).statusCode == 200)
    }
  }

  @Test func whoWasFirstMayGoWithoutHarmToTheOthers() async throws {
    let middleware = DuplicateSubmissionMiddleware()
    let first = Task { [held, buy] in try await middleware.send(buy, over: held) }
    try await eventually { [gate] in gate.waiting == 1 }
    let others = (0..<3).map { _ in Task { [held, buy] in try await middleware.send(buy, over: held) } }
    try await eventually { middleware.waitingCount == 4 }
    first.cancel()
    others[1].cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    await #expect(throws: CancellationError.self) { try await others[1].value }
    #expect(cancelled.withLock { $0 } == 0)
    gate.open()
    #expect(try await others[0].value.statusCode == 200)
    #expect(try await others[2].value.statusCode == 200)
  }

  @Test func anErrorIsEveryonesAndTheNextIsSentAgain() async throws {
    let gate = gate
    let failing = ClosureTransport { _ in
      try await gate.pass()
      throw URLError(.timedOut)
    }
    let middleware = DuplicateSubmissionMiddleware()
    let calls = (0..<3).map { _ in Task { [buy] in try await middleware.send(buy, over: failing) } }
    try await eventually { gate.waiting == 1 }
    gate.open()
    for call in calls { await #expect(throws: URLError(.timedOut)) { try await call.value } }
    #expect(try await middleware.send(buy, over: StubTransport(body: "")).statusCode == 200)
  }

  @Test func someCanBeLeftAlone() async throws {
    let middleware = DuplicateSubmissionMiddleware(refusesSecond: true) { $0.urlRequest.httpMethod == "POST" }
    let calls = (0..<2).map { _ in Task { [held] in try await middleware.send(urlRequest(), over: held) } }
    try await eventually { [gate] in gate.waiting == 2 }
    gate.open()
    for call in calls { #expect(try await call.value.statusCode == 200) }
  }

  @Test(arguments: [false, true])
  func aReadAfterAWriteGetsAResponseOfItsOwn(refusesSecond: Bool) async throws {
    let middleware = DuplicateSubmissionMiddleware(refusesSecond: refusesSecond) { $0.urlRequest.httpMethod == "GET" }
    let before = Task { [held] in try await middleware.send(urlRequest(), over: held) }
    try await eventually { [gate] in gate.waiting == 1 }
    _ = try await middleware.send(urlRequest(method: "DELETE"), over: StubTransport(body: ""))
    let after = Task { [held] in try await middleware.send(urlRequest(), over: held) }
    try await eventually { [gate] in gate.waiting == 2 }
    gate.open()
    for call in [before, after] { #expect(try await call.value.statusCode == 200) }
  }

  @Test func aReadDuringAWriteIsNoneForThoseWhoReadAfterIt() async throws {
    let middleware = DuplicateSubmissionMiddleware()
    let writing = Gate()
    let write = Task { [buy] in
      try await middleware.send(
        buy,
        over: ClosureTransport { _ in
          try await writing.pass()
          return ServerResponse(statusCode: 200)
        })
    }
    try await eventually { writing.waiting == 1 }
    let during = Task { [held] in try await middleware.send(urlRequest(), over: held) }
    try await eventually { [gate] in gate.waiting == 1 }
    writing.open()
    #expect(try await write.value.statusCode == 200)
    let after = Task { [held] in try await middleware.send(urlRequest(), over: held) }
    try await eventually { [gate] in gate.waiting == 2 }
    gate.open()
    for call in [during, after] { #expect(try await call.value.statusCode == 200) }
  }

  @Test func aFormThatIsMadeAnewIsTheSameRequest() async throws {
    struct Upload: HTTPPostRequest {
      typealias Response = Void

      let endpoint: any HTTPEndpointConvertible = .path("photos")
      var body: HTTPBody? { .multipart([.field("title", "Cat"), .file("photo", data: Data([1]), fileName: "a.jpg")]) }
    }
    let middleware = DuplicateSubmissionMiddleware(refusesSecond: true)
    let base = URL(string: "https://example.test")
    let first = Task { [held] in try await middleware.send(Upload().urlRequest(baseURL: base), over: held) }
    try await eventually { [gate] in gate.waiting == 1 }
    await #expect(throws: HTTPClient.Refusal.duplicateSubmission) {
      try await middleware.send(Upload().urlRequest(baseURL: base), over: held)
    }
    gate.open()
    _ = try await first.value
  }
}
