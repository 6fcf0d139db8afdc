import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct LoggingTests {
  private let entries = Locked<[String]>([])

  private func log(_ level: LoggingMiddleware.Level, bodyLimit: Int = 4096) -> LoggingMiddleware {
    let ticks = Locked(0.0)
    // Half a second passes whenever it is asked for the time.
    let clock = MiddlewareClock(now: {
      Date(
        timeIntervalSince1970: ticks.withLock { ticks in
          ticks += 0.5
          return ticks
        })
    })
    return LoggingMiddleware(level: level, bodyLimit: bodyLimit, clock: clock) { [entries] text in
      entries.withLock { $0.append(text) }
    }
  }

  private let request = urlRequest(
    "/a?token=SECRET", method: "POST", headers: ["Authorization": "SECRET", "Content-Type": "application/json"],
    body: #"{"pin": "SECRET", "coin": 5}"#)

  private func answer(_ status: Int) -> StubTransport {
    StubTransport { _ in
      ServerResponse(
        statusCode: status, headers: ["Set-Cookie": "SECRET", "Content-Type": "application/json"],
        body: Data(#"{"session": "SECRET", "ok": true}"#.utf8))
    }
  }

  static let expected: [(LoggingMiddleware.Level, [String])] = [
    (.off, []),
    (.failures, []),
    (
      .summary,
      [
        "→ POST https://example.test/a?token=•••", "← 200 POST https://example.test/a?token=••• (0.500 s, 33 bytes)",
      ]
    ),
    (
      .headers,
      [
        """
        → # without its body: 28 bytes of application/json
        curl \\
          --request 'POST' \\
          'https://example.test/a?token=•••' \\
          --header 'Authorization: •••' \\
          --header 'Content-Type: application/json'
        """,
        """
        ← 200 POST https://example.test/a?token=••• (0.500 s, 33 bytes)
        Content-Type: application/json
        Set-Cookie: •••
        """,
      ]
    ),
    (
      .bodies,
      [
        """
        → curl \\
          --request 'POST' \\
          'https://example.test/a?token=•••' \\
          --header 'Authorization: •••' \\
          --header 'Content-Type: application/json' \\
          --data-raw '{"coin":5,"pin":"•••"}'
        """,
        """
        ← 200 POST https://example.test/a?token=••• (0.500 s, 33 bytes)
        Content-Type: application/json
        Set-Cookie: •••
          {"ok":true,"session":"•••"}
        """,
      ]
    ),
  ]

  @Test(arguments: expected) func eachLevelSaysMoreAndNoneASecret(level: LoggingMiddleware.Level, expected: [String])
    async throws
  {
    #expect(try await log(level).send(request, over: answer(200)).statusCode == 200)
    #expect(entries.withLock { $0 } == expected)
  }

  @Test func aFailureIsToldOnEveryLevelButOff() async throws {
    for level in LoggingMiddleware.Level.allCases where level > .off {
      _ = try await log(level).send(request, over: answer(500))
      #expect(entries.withLock { $0.last?.hasPrefix("← 500 POST https://example.test/a?token=•••") } == true)
    }
    _ = try await log(.failures).send(request, over: answer(404))
    #expect(entries.withLock { $0.last } == "← 404 POST https://example.test/a?token=••• (0.500 s, 33 bytes)")
  }

  @Test(
    arguments: [
      (URLError(.timedOut, userInfo: [NSLocalizedDescriptionKey: "?token=SECRET"]), "failed: URLError -1001"),
      (CancellationError(), "cancelled"), (HTTPFailure.invalidURL("SECRET"), "failed: HTTPFailure"),
    ] as [(any Error, String)])
  func anErrorIsNamedAndPassedOn(error: any Error, text: String) async throws {
    let failing = StubTransport { _ in throw error }
    let thrown = await #expect(throws: (any Error).self) { try await log(.failures).send(request, over: failing) }
    #expect(thrown.map { type(of: $0) == type(of: error) } == true)
    #expect(entries.withLock { $0 } == ["✗ POST https://example.test/a?token=••• (0.500 s) \(text)"])
  }

  @Test func aLongBodyIsCutAndABinaryOneNamed() async throws {
    let long = StubTransport { _ in
      ServerResponse(statusCode: 200, headers: ["Content-Type": "text/html"], body: Data("<p>abcdefgh".utf8))
    }
    _ = try await log(.bodies, bodyLimit: 5).send(urlRequest(), over: long)
    #expect(entries.withLock { $0.last?.hasSuffix("\n  <p>ab… (11 bytes of text/html)") } == true)
    let binary = StubTransport { _ in ServerResponse(statusCode: 200, body: Data([0xff, 0xfe])) }
    _ = try await log(.bodies).send(urlRequest(), over: binary)
    #expect(entries.withLock { $0.last?.hasSuffix("\n  (2 bytes)") } == true)
  }

  @Test func whatAServerSaysIsNoEntryOfItsOwn() async throws {
    let forging = StubTransport { _ in
      ServerResponse(
        statusCode: 200, headers: ["Content-Type": "text/plain", "X-A": "a\u{1b}[2J\r\n← 200 GET"],
        body: Data("← 200 GET https://other.test\r\n✗ GET\u{2028}→ POST\u{85}→ PUT\n\u{1b}[2J".utf8))
    }
    _ = try await log(.bodies).send(urlRequest(), over: forging)
    #expect(
      entries.withLock { $0.last } == """
        ← 200 GET https://example.test/a (0.500 s, 64 bytes)
        Content-Type: text/plain
        X-A: a\\u{1B}[2J\\r\\n← 200 GET
          ← 200 GET https://other.test
          ✗ GET
          → POST
          → PUT
          \\u{1B}[2J
        """)
  }

  @Test func aRequestMayNameSecretFieldsOfItsOwn() async throws {
    let outgoing = OutgoingRequest(
      urlRequest("/a?device_number=SECRET"), metadata: RequestMetadata(secretFields: ["device_number"]))
    _ = try await log(.summary).intercept(outgoing, next: MiddlewareNext(StubTransport(body: "")))
    #expect(entries.withLock { $0.first } == "→ GET https://example.test/a?device_number=•••")
  }
}
