import ClientStubs
import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The events of a client tell its observers what happens to every call, and cost nothing without them.
@Suite struct ClientEventTests {
  private struct File: HTTPGetRequest {
    typealias Response = Void

    let endpoint: any HTTPEndpointConvertible = .path("file")
  }

  /// Collects events until so many calls have finished.
  private func finished(_ events: AsyncStream<HTTPClient.Event>, _ count: Int = 1) async -> [HTTPClient.Event] {
    var seen: [HTTPClient.Event] = []
    var rest = count
    for await event in events {
      seen.append(event)
      if case .finished = event.kind { rest -= 1 }
      if rest == 0 { break }
    }
    return seen
  }

  private func names(_ events: [HTTPClient.Event]) -> [String] {
    events.map {
      switch $0.kind {
      case .started: "started"
      case .resent: "resent"
      case .finished(nil): "finished"
      case .finished: "failed"
      }
    }
  }

  private func client(
    _ transport: any ClientTransport, past middlewares: [any Middleware] = [],
    _ interceptors: [any CallInterceptor] = []
  ) -> HTTPClient {
    HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test/v1"), callbackQueue: DispatchQueue(label: "screen"),
        transport: transport, middlewares: MiddlewareStack(middlewares), interceptors: interceptors))
  }

  private func error(of event: HTTPClient.Event?) -> HTTPClientError? {
    guard case .finished(let error)? = event?.kind else { return nil }
    return error
  }

  // MARK: Forms of a call

  @Test func aCallHasABeginningAndAnEnd() async throws {
    try await withServer { _ in
      ServerResponse(#"{"coin": 5}"#, status: 201)
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server, timeout: patience))
      let events = client.events()
      _ = try await client.call(Diamond.Purchase())
      let seen = await finished(events)
      #expect(names(seen) == ["started", "finished"])
      #expect(Set(seen.map(\.call)).count == 1)
      for event in seen {
        #expect(event.requestType == "Purchase")
        #expect(event.method == .post)
        #expect(event.url?.absoluteString == "\(server.absoluteString)/api/diamond/purchase")
        #expect(event.duration >= 0)
      }
      #expect(seen.first?.statusCode == nil)
      #expect(seen.first?.attempts == 0)
      #expect(seen.last?.statusCode == 201)
      #expect(seen.last?.attempts == 1)
      #expect(seen.last?.receivedBytes == 11)
      #expect(seen.last?.sentBytes == Int64(#"{"note":null,"product_id":5,"quantity":1.5,"tags":["a"]}"#.utf8.count))
      let text = try #require(seen.last?.description)
      #expect(text.contains(/^finished: POST http:.*\/purchase \(Purchase\), status 201, .* s, 1 attempt, 11 bytes$/))
    }
  }

  @Test func completionsPathsAndResponsesAreSeen() async throws {
    let client = client(StubTransport(body: #"{"coin": 5}"#))
    let events = client.events()
    _ = await withCheckedContinuation { done in client.call(Diamond.Balance()) { done.resume(returning: $0) } }
    _ = await withCheckedContinuation { done in
      client.fullResponse(to: Diamond.Balance()) { done.resume(returning: $0) }
    }
    _ = try await client.fullResponse(to: Diamond.Balance())
    _ = try await client.get("balance", as: DiamondResponse.Balance.self)
    _ = try await client.call(AnyRequest(AuthorizedRequest(request: Diamond.Balance(), token: "a")))
    let seen = await finished(events, 5)
    #expect(names(seen) == Array(repeating: ["started", "finished"], count: 5).flatMap { $0 })
    #expect(Set(seen.map(\.call)).count == 5)
    #expect(seen.filter { $0.requestType == "Balance" }.count == 8)
  }

  @Test(arguments: [true, false]) func aDownloadHasTheBytesOfItsFile(resumes: Bool) async throws {
    let body = String(repeating: "a", count: 100_000)
    try await withServer { request in
      request.path == "/file" ? ServerResponse(body) : ServerResponse("gone", status: 404)
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server, timeout: patience))
      let events = client.events()
      try await withTemporaryFolder { folder in
        let file = folder.appendingPathComponent("file")
        _ = try await client.download(File(), to: file, resumes: resumes)
        await #expect(throws: HTTPClientError.self) {
          try await client.download(Diamond.Balance(), to: file, resumes: resumes)
        }
      }
      let seen = await finished(events, 2)
      #expect(names(seen) == ["started", "finished", "started", "failed"])
      #expect(seen.filter { if case .finished = $0.kind { true } else { false } }.map(\.receivedBytes) == [100_000, 4])
      #expect(seen.last?.statusCode == 404)
    }
  }

  @Test func aStreamIsFinishedWithItsLastPiece() async throws {
    let goOn = DispatchSemaphore(value: 0)
    try await withRawServer { _ in
      [
        .text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"), .note { goOn.wait() }, .text("56789"),
      ]
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
      let events = client.events()
      let response = try await client.stream(File())
      #expect(client.runningCalls.count == 1)
      goOn.signal()
      var count = 0
      for try await piece in response.value { count += piece.count }
      #expect(count == 10)
      let seen = await finished(events)
      #expect(names(seen) == ["started", "finished"])
      #expect(seen.last?.receivedBytes == 10)
      #expect(seen.last?.statusCode == 200)
    }
  }

  @Test func aStreamThatIsLeftHasEndedWell() async throws {
    try await withRawServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"), .hold]
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
      let events = client.events()
      for try await _ in try await client.stream(File()).value { break }
      let seen = await finished(events)
      #expect(names(seen) == ["started", "finished"])
      #expect((seen.last?.receivedBytes ?? 0) > 0)
    }
  }

  @Test func aStreamThatBreaksOffHasFailed() async throws {
    try await withRawServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"), .close]
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
      let events = client.events()
      await #expect(throws: HTTPClientError.self) {
        for try await _ in try await client.stream(File()).value {}
      }
      let seen = await finished(events)
      #expect(names(seen) == ["started", "failed"])
      #expect(seen.last?.statusCode == 200)
    }
  }

  @Test func anErrorStatusOfAStreamIsItsError() async throws {
    let client = client(StubTransport(status: 404, body: "gone"))
    let events = client.events()
    await #expect(throws: HTTPClientError.self) { try await client.stream(File()) }
    let seen = await finished(events)
    #expect(names(seen) == ["started", "failed"])
    #expect(seen.last?.statusCode == 404)
    #expect(seen.last?.receivedBytes == 4)
  }

  @Test(arguments: [true, false]) func whatIsCancelledSaysSo(isStream: Bool) async throws {
    try await withRawServer { _ in
      isStream ? [.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"), .hold] : [.hold]
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
      let events = client.events()
      let hasBegun = Locked(false)
      let task = Task {
        guard isStream else { return try await client.call(File()) }
        for try await _ in try await client.stream(File()).value { hasBegun.withLock { $0 = true } }
      }
      try await server.requests(atLeast: 1)
      try await eventually { !isStream || hasBegun.withLock { $0 } }
      client.cancelCalls(of: File.self)
      await #expect(throws: HTTPClientError.self) { try await task.value }
      let seen = await finished(events)
      #expect(names(seen) == ["started", "failed"])
      #expect(error(of: seen.last)?.isCancelled == true)
    }
  }

  // MARK: Attempts and errors

  @Test func eachFurtherAttemptIsSeen() async throws {
    let count = Locked(0)
    let transport = StubTransport { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number == 1 { throw URLError(.timedOut) }
      return ServerResponse(number == 2 ? "" : #"{"coin": 5}"#, status: number == 2 ? 503 : 200)
    }
    let client = client(transport, past: [RetryMiddleware(firstDelay: 0)])
    let events = client.events()
    _ = try await client.call(Diamond.Balance())
    let seen = await finished(events)
    #expect(names(seen) == ["started", "resent", "resent", "finished"])
    #expect(seen.map(\.attempts) == [0, 2, 3, 3])
    #expect(seen.last?.statusCode == 200)
  }

  @Test func aStubIsNoAttempt() async throws {
    let client = client(
      StubTransport(body: ""), past: [StubMiddleware([.init(path: "/v1/api/balance", .json(#"{"coin": 5}"#))])])
    let events = client.events()
    _ = try await client.call(Diamond.Balance())
    let seen = await finished(events)
    #expect(seen.last?.attempts == 0)
    #expect(seen.last?.statusCode == 200)
    #expect(seen.last?.receivedBytes == 11)
  }

  @Test func aFailureIsTheOneThatTheCallerGets() async throws {
    struct Refusing: Middleware {
      func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
        _ = try await next(request)
        throw URLError(.badServerResponse)
      }
    }
    let cases: [(HTTPClient, Int?)] = [
      (client(StubTransport(status: 404, body: "")), 404), (client(StubTransport(body: "no JSON")), 200),
      (client(StubTransport { _ in throw URLError(.timedOut) }), nil),
      (client(StubTransport(status: 202, body: "{}"), past: [Refusing()]), 202),
    ]
    for (client, status) in cases {
      let events = client.events()
      let thrown = await #expect(throws: HTTPClientError.self) { try await client.call(Diamond.Balance()) }
      let last = await finished(events).last
      #expect(error(of: last)?.description == thrown?.description)
      #expect(last?.statusCode == status)
      #expect(last?.description.hasPrefix("failed: GET https://example.test/v1/api/balance (Balance), ") == true)
    }
  }

  @Test func anInterceptorHasTheLastWord() async throws {
    struct Rescue: CallInterceptor {
      let rescues: Bool

      func intercept<Request: HTTPRequestRepresentation>(
        _ request: Request, next: CallNext<Request>
      ) async throws(HTTPClientError) -> FullResponse<Request.Response> {
        do { return try await next(request) } catch {
          guard rescues, let value = DiamondResponse.Balance(coin: 0) as? Request.Response else {
            throw error.replacingMessage("later")
          }
          return FullResponse(value)
        }
      }
    }
    for rescues in [true, false] {
      let client = client(StubTransport(status: 500, body: ""), [Rescue(rescues: rescues)])
      let events = client.events()
      _ = try? await client.call(Diamond.Balance())
      let last = await finished(events).last
      #expect(error(of: last)?.message == (rescues ? nil : "later"))
      #expect(last?.statusCode == 500)
    }
  }

  @Test func aRequestThatCannotBeBuiltHasNoAddress() async throws {
    struct Wrong: HTTPGetRequest {
      typealias Response = Void

      let endpoint: any HTTPEndpointConvertible = .path("a/../b")
    }
    let client = client(StubTransport(body: ""))
    let events = client.events()
    await #expect(throws: HTTPClientError.self) { try await client.call(Wrong()) }
    let seen = await finished(events)
    #expect(names(seen) == ["started", "failed"])
    #expect(seen.allSatisfy { $0.url == nil && $0.attempts == 0 && $0.statusCode == nil })
  }

  @Test func aBodyFromAFileAndAStreamHaveTheirLengths() async throws {
    struct Upload: HTTPPostRequest {
      typealias Response = Void

      let endpoint: any HTTPEndpointConvertible = .path("save")
      let body: HTTPBody?
    }
    try await withTemporaryFolder { folder in
      try folder.write("12345", to: "five")
      let client = client(StubTransport(body: ""))
      let events = client.events()
      try await client.call(Upload(body: .file(folder.appendingPathComponent("five"), contentType: "text/plain")))
      try await client.call(Upload(body: .data(Data("123".utf8), contentType: "text/plain")))
      try await client.call(Upload(body: nil))
      let seen = await finished(events, 3).filter { if case .finished = $0.kind { true } else { false } }
      #expect(seen.map(\.sentBytes) == [5, 3, 0])
    }
  }

  // MARK: Secrets

  @Test func noEventHasASecret() async throws {
    struct SignIn: HTTPPostRequest {
      typealias Response = Void

      let endpoint: any HTTPEndpointConvertible = .path("sign_in")
      var parameters: [String: String] { ["token": "SECRET", "voucher": "SECRET", "shop": "SECRET", "page": "7"] }
      var body: HTTPBody? { .json(["password": "SECRET"]) }
      var metadata: RequestMetadata { RequestMetadata(secretFields: ["voucher"]) }

      func adapt(_ request: inout URLRequest) throws {
        guard let url = request.url else { return }
        request.url = URL(string: url.absoluteString + "&signature=SECRET")
      }
    }
    for status in [200, 500] {
      let client = client(StubTransport(status: status, body: ""))
      client.configuration.baseURL = URL(string: "https://me:SECRET@example.test")
      client.configuration.secretFields = ["shop"]
      let events = client.events()
      _ = try? await client.call(SignIn())
      let seen = await finished(events)
      #expect(seen.count == 2)
      for event in seen {
        var dumped = ""
        dump(event, to: &dumped)
        #expect(!dumped.contains("SECRET"))
        #expect(!"\(event)".contains("SECRET"))
        #expect(event.url?.absoluteString.contains("page=7") == true)
      }
      #expect(seen.last?.url?.absoluteString.hasSuffix("&signature=***") == true)
    }
  }

  // MARK: Observers

  @Test func severalObserversSeeTheSame() async throws {
    let client = client(StubTransport(body: #"{"coin": 5}"#))
    let observers = [client.events(), client.events(), client.events()]
    #expect(client.runningCalls.observers.count == 3)
    for _ in 1...3 { _ = try await client.call(Diamond.Balance()) }
    for events in observers {
      let seen = await finished(events, 3)
      #expect(names(seen) == Array(repeating: ["started", "finished"], count: 3).flatMap { $0 })
      #expect(seen.map(\.call) == [1, 1, 2, 2, 3, 3])
    }
  }

  @Test func aSlowObserverKeepsTheNewest() async throws {
    let client = client(StubTransport(body: #"{"coin": 5}"#))
    let events = client.events(bufferingNewest: 3)
    for _ in 1...10 { _ = try await client.call(Diamond.Balance()) }
    let seen = await finished(events, 2)
    #expect(names(seen) == ["finished", "started", "finished"])
    #expect(seen.map(\.call) == [9, 10, 10])
  }

  @Test(arguments: [0, -1]) func atLeastOneIsKept(limit: Int) async throws {
    let client = client(StubTransport(body: #"{"coin": 5}"#))
    let events = client.events(bufferingNewest: limit)
    _ = try await client.call(Diamond.Balance())
    #expect(names(await finished(events)) == ["finished"])
  }

  @Test func anObserverGoesWithItsTaskItsLoopAndItsStream() async throws {
    let client = client(StubTransport(body: #"{"coin": 5}"#))
    let observers = client.runningCalls.observers
    let events = client.events()
    let task = Task { for await _ in events {} }
    #expect(observers.count == 1)
    task.cancel()
    await task.value
    try await eventually { observers.count == 0 }
    do { _ = client.events() }
    try await eventually { observers.count == 0 }
    let left = Task {
      for await _ in client.events() { break }
    }
    try await eventually { observers.count == 1 }
    _ = try await client.call(Diamond.Balance())
    await left.value
    try await eventually { observers.count == 0 }
    // Nobody is told of this one.
    _ = try await client.call(Diamond.Balance())
  }

  @Test func aLoopEndsWithTheClient() async throws {
    var client: HTTPClient? = client(StubTransport(body: #"{"coin": 5}"#))
    let events = try #require(client).events()
    _ = try await client?.call(Diamond.Balance())
    client = nil
    var count = 0
    for await _ in events { count += 1 }
    #expect(count == 2)
  }

  @Test func aCallThatBeganBeforeIsNotSeen() async throws {
    let gate = Gate()
    let client = client(
      ClosureTransport { _ in
        try await gate.pass()
        return ServerResponse(#"{"coin": 5}"#)
      })
    let before = Task { try await client.call(Diamond.Balance()) }
    try await eventually { gate.waiting == 1 }
    let events = client.events()
    gate.open()
    _ = try await before.value
    _ = try await client.call(Diamond.Purchase())
    #expect(await finished(events).map(\.requestType) == ["Purchase", "Purchase"])
  }
}
