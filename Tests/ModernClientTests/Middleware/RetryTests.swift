import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RetryTests {
  /// Gives one outcome after the other, and the last one again and again.
  private struct Script: ClientTransport {
    enum Outcome: Sendable {
      case status(Int, [String: String] = [:])
      case failure(URLError.Code)
    }

    let sends = Locked(0)
    let outcomes: [Outcome]

    func send(_ request: URLRequest) async throws -> ServerResponse {
      let index = sends.withLock { sends in
        defer { sends += 1 }
        return min(sends, outcomes.count - 1)
      }
      switch outcomes[index] {
      case .status(let code, let headers): return ServerResponse(statusCode: code, headers: headers)
      case .failure(let code): throw URLError(code)
      }
    }
  }

  private let waits = Locked<[TimeInterval]>([])
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func retry(limit: Int = 3, longest: TimeInterval = 30, random: Double = 1) -> RetryMiddleware {
    RetryMiddleware(
      limit: limit, firstDelay: 1, longestDelay: longest,
      clock: MiddlewareClock(
        now: { [now] in now }, sleep: { [waits] seconds in waits.withLock { $0.append(seconds) } }),
      random: { range in range.lowerBound + (range.upperBound - range.lowerBound) * random })
  }

  @Test(arguments: [408, 429, 500, 502, 503, 504]) func aStatusThatMayPassIsTriedAgain(status: Int) async throws {
    let script = Script(outcomes: [.status(status), .status(200)])
    #expect(try await retry().send(urlRequest(), over: script).statusCode == 200)
    #expect(script.sends.withLock { $0 } == 2)
    #expect(waits.withLock { $0 } == [1])
  }

  @Test(arguments: [200, 204, 304, 400, 401, 403, 404, 409, 501]) func otherStatusesAreNot(status: Int) async throws {
    let script = Script(outcomes: [.status(status)])
    #expect(try await retry().send(urlRequest(), over: script).statusCode == status)
    #expect(script.sends.withLock { $0 } == 1)
  }

  @Test(arguments: [URLError.Code.timedOut, .networkConnectionLost, .cannotConnectToHost, .notConnectedToInternet])
  func anErrorOfTheConnectionIsTriedAgain(code: URLError.Code) async throws {
    let script = Script(outcomes: [.failure(code), .failure(code), .status(200)])
    #expect(try await retry().send(urlRequest(), over: script).statusCode == 200)
    #expect(script.sends.withLock { $0 } == 3)
  }

  @Test(arguments: [URLError.Code.cancelled, .unsupportedURL, .serverCertificateUntrusted, .httpTooManyRedirects])
  func otherErrorsAreNot(code: URLError.Code) async throws {
    let script = Script(outcomes: [.failure(code), .status(200)])
    await #expect(throws: URLError(code)) { try await retry().send(urlRequest(), over: script) }
    #expect(script.sends.withLock { $0 } == 1)
  }

  @Test func aCancellationIsNotTriedAgain() async throws {
    let sends = Locked(0)
    let transport = ClosureTransport { _ in
      sends.withLock { $0 += 1 }
      throw CancellationError()
    }
    await #expect(throws: CancellationError.self) { try await retry().send(urlRequest(), over: transport) }
    #expect(sends.withLock { $0 } == 1)
  }

  @Test func whatIsNotIdempotentIsSentOnce() async throws {
    let script = Script(outcomes: [.status(503), .status(200)])
    let request = urlRequest(method: "POST", body: "{}")
    #expect(try await retry().send(request, over: script).statusCode == 503)
    // Unless the request knows better.
    let outgoing = OutgoingRequest(request, metadata: RequestMetadata(isIdempotent: true))
    let again = Script(outcomes: [.status(503), .status(200)])
    #expect(try await retry().intercept(outgoing, next: MiddlewareNext(again)).statusCode == 200)
  }

  @Test func aStreamIsSentOnce() async throws {
    let script = Script(outcomes: [.status(503), .status(200)])
    var request = urlRequest(method: "PUT")
    request.httpBodyStream = InputStream(data: Data("once".utf8))
    #expect(try await retry().send(request, over: script).statusCode == 503)
  }

  @Test func theLimitIsHowOftenItIsSentInAll() async throws {
    let script = Script(outcomes: [.status(503)])
    #expect(try await retry(limit: 4).send(urlRequest(), over: script).statusCode == 503)
    #expect(script.sends.withLock { $0 } == 4)
    let failing = Script(outcomes: [.failure(.timedOut)])
    await #expect(throws: URLError(.timedOut)) { try await retry(limit: 1).send(urlRequest(), over: failing) }
    #expect(failing.sends.withLock { $0 } == 1)
  }

  @Test(arguments: [(1.0, [1.0, 2, 4, 8, 10, 10]), (0.0, [0.5, 1, 2, 4, 5, 5])])
  func theWaitsDoubleUpToTheLongestAndChanceShortensThem(random: Double, expected: [TimeInterval]) async throws {
    let script = Script(outcomes: [.status(503)])
    _ = try await retry(limit: 7, longest: 10, random: random).send(urlRequest(), over: script)
    #expect(waits.withLock { $0 } == expected)
  }

  // The clock stands at Tue, 14 Nov 2023 22:13:20 GMT.
  @Test(
    arguments: [
      ("7", 7.0), (" 7 ", 7), ("0", 1), ("Tue, 14 Nov 2023 22:13:35 GMT", 15), ("Tuesday, 14-Nov-23 22:13:35 GMT", 15),
      ("Tue Nov 14 22:13:35 2023", 15), ("Tue, 14 Nov 2023 20:00:00 GMT", 1), ("soon", 1), ("", 1), ("-5", 1),
      ("1.5", 1),
      ("99999999999999999999999", nil), ("31", nil), ("Wed, 15 Nov 2023 22:13:20 GMT", nil),
    ] as [(String, TimeInterval?)])
  func retryAfterIsTheLeastWaitAndTooLongAnEnd(header: String, expected: TimeInterval?) async throws {
    let script = Script(outcomes: [.status(429, ["retry-after": header]), .status(200)])
    let response = try await retry().send(urlRequest(), over: script)
    #expect(response.statusCode == (expected == nil ? 429 : 200))
    #expect(waits.withLock { $0 } == (expected.map { [$0] } ?? []))
  }

  @Test func cancellingEndsTheWait() async throws {
    let script = Script(outcomes: [.status(503)])
    let retry = RetryMiddleware(limit: 3, firstDelay: patience, longestDelay: patience)
    let call = Task { try await retry.send(urlRequest(), over: script) }
    try await eventually { script.sends.withLock { $0 } == 1 }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(script.sends.withLock { $0 } == 1)
  }

  @Test func aRealServerIsAskedAgainWhenItSays() async throws {
    try await withRawServer { request in
      [.response(request.target == "/once" ? 404 : 429, ["Retry-After": "1"], body: "{}")]
    } _: { server in
      let transport = URLSessionTransport()
      let retry = retry()
      let response = try await retry.send(urlRequest("/busy", server: server.url), over: transport)
      #expect(response.statusCode == 429)
      #expect(server.requests.map(\.target) == ["/busy", "/busy", "/busy"])
      #expect(waits.withLock { $0 } == [1, 2])
      #expect(try await retry.send(urlRequest("/once", server: server.url), over: transport).statusCode == 404)
      #expect(server.requests.count == 4)
    }
  }
}
