import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Every way in which a server can misbehave ends in the error that ``HTTPClient`` documents.
@Suite struct FaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let outcome: String
    let steps: [RawStep]

    /// Long for what is to answer: a busy machine may take its time.
    var timeout: TimeInterval { outcome == "timed out" ? 2 : patience }

    init(_ description: String, _ outcome: String, _ steps: RawStep...) {
      testDescription = description
      self.outcome = outcome
      self.steps = steps
    }
  }

  private struct Anything: HTTPPostRequest {
    struct Response: Codable, Sendable { let coin: Int }

    let endpoint: any HTTPEndpointConvertible = .path("a")
    var method: HTTPClient.Method = .get
    var timeout: TimeInterval? = patience
    var body: HTTPBody? { method == .get ? nil : .form(["coin": "5"]) }
  }

  private static let json = #"{"coin": 5}"#
  private static let large = #"{"coin": 5, "text": ""# + String(repeating: "a", count: 10_000_000) + #""}"#
  private static let faults =
    [
      Fault("a good response", "coin 5", .response(body: json)),
      Fault("closed at once", "lost", .close),
      Fault("closed in the middle of the status", "lost", .text("HTTP/1.1 2"), .close),
      Fault(
        "closed in the middle of the headers", "lost", .text("HTTP/1.1 200 OK\r\nContent-Length: 11\r\nX-Mo"), .close),
      Fault(
        "reset in the middle of the headers", "connection lost", .text("HTTP/1.1 200 OK\r\nContent-Le"), .pause(0.1),
        .reset),
      Fault(
        "closed in the middle of a body", "connection lost",
        .text("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{\"co"), .close),
      Fault(
        "slow, byte by byte", "coin 5", .text("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{"), .pause(0.4),
        .text("\"coin\""), .pause(0.4), .text(": 5"), .pause(0.4), .text("}")),
      Fault("slow before the headers", "coin 5", .pause(0.5), .response(body: json)),
      Fault("never answering", "timed out", .hold),
      Fault("silent within the headers", "timed out", .text("HTTP/1.1 200 OK\r\nContent-Le"), .hold),
      Fault("silent within the body", "timed out", .text("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{"), .hold),
      Fault(
        "longer than its length", "coin 5", .text("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n\(json)}}}}"), .close),
      Fault(
        "shorter than its length", "connection lost", .text("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n\(json)"),
        .close),
      Fault(
        "a length that is none", "lost", .text("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n\(json)"),
        .close),
      Fault("wrong content type", "coin 5", .response(200, ["Content-Type": "text/plain"], body: json)),
      Fault("HTML for JSON", "decoding", .response(200, ["Content-Type": "text/html"], body: "<html>login</html>")),
      Fault("HTML for an error", "status 502", .response(502, ["Content-Type": "text/html"], body: "<html>bad</html>")),
      Fault("nothing at all in a good response", "decoding", .response(200)),
      Fault("10 MB", "coin 5", .response(200, body: large)),
      Fault("going in circles", "too many redirects", .response(302, ["Location": "/a"])),
      Fault("401 with Basic", "status 401", .response(401, ["WWW-Authenticate": #"Basic realm="a""#], body: "no")),
      Fault("401 with Bearer", "status 401", .response(401, ["WWW-Authenticate": "Bearer"], body: "no")),
      Fault(
        "401 with both", "status 401", .response(401, ["WWW-Authenticate": #"Basic realm="a", Bearer"#], body: "no")),
      Fault(
        "401 with Digest", "status 401",
        .response(401, ["WWW-Authenticate": #"Digest realm="a", nonce="b""#], body: "no")
      ),
      Fault("401 with Negotiate", "status 401", .response(401, ["WWW-Authenticate": "Negotiate"], body: "no")),
      Fault("401 with nothing", "status 401", .response(401, body: "no")),
      Fault("407", "status 407", .response(407, ["Proxy-Authenticate": #"Basic realm="a""#], body: "no")),
      Fault("429 with Retry-After", "status 429", .response(429, ["Retry-After": "3000"], body: "{}")),
      Fault("304", "status 304", .text("HTTP/1.1 304 Not Modified\r\nETag: \"a\"\r\n\r\n")),
      Fault(
        "204 with a body", "decoding", .text("HTTP/1.1 204 No Content\r\nContent-Length: 11\r\n\r\n\(json)"), .close),
      Fault("not HTTP", "lost", .text("SSH-2.0-OpenSSH_9.2\r\n"), .close),
      Fault("an unknown status", "status 799", .response(799, body: json)),
    ]
    + faultsThatTrapOnLinux

  #if canImport(FoundationNetworking)
    /// Without a length among the headers that came, URLSession ends the process (corelibs #5285), and nothing that is
    /// public can keep it from doing so.
    private static let faultsThatTrapOnLinux: [Fault] = []
  #else
    private static let faultsThatTrapOnLinux = [
      Fault("closed in the middle of the headers, early", "lost", .text("HTTP/1.1 200 OK\r\nContent-Le"), .close)
    ]
  #endif

  @Test(arguments: faults, [HTTPClient.Method.get, .post]) func endsInItsError(fault: Fault, method: HTTPClient.Method)
    async throws
  {
    try await withRawServer { _ in
      fault.steps
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
      let outcome = await outcome { () async throws(HTTPClientError) in
        try await client.call(
          Anything(method: method, timeout: fault.timeout))
      }
      #expect(outcome == fault.outcome)
    }
  }

  @Test func allOfThemAtOnceKeepApart() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for fault in Self.faults {
        group.addTask { try await endsInItsError(fault: fault, method: .get) }
      }
      try await group.waitForAll()
    }
  }

  @Test func withValidationHTMLForJSONIsNamed() async throws {
    try await withRawServer { _ in
      [.response(200, ["Content-Type": "text/html; charset=utf-8"], body: "<html>login</html>")]
    } _: { server in
      let client = Middleware.Stack([ResponseValidationMiddleware.self])
        .buildClient(configuration: .init(baseURL: server.url, timeout: patience))
      let error = await #expect(throws: HTTPClientError.self) { try await client.call(Anything()) }
      guard case .middleware(let cause) = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(cause as? HTTPClient.Refusal == .unacceptableContentType("text/html"))
    }
  }

  @Test func aRetryRidesOutWhatPasses() async throws {
    let requests = Locked(0)
    try await withRawServer { _ in
      let number = requests.withLock { requests in
        requests += 1
        return requests
      }
      switch number {
      case 1: return [.close]
      case 2: return [.response(503, ["Retry-After": "0"])]
      default: return [.response(body: Self.json)]
      }
    } _: { server in
      let retry = RetryMiddleware(limit: 3, clock: MiddlewareClock(sleep: { _ in }))
      let client = Middleware.Stack([retry]).buildClient(configuration: .init(baseURL: server.url, timeout: patience))
      let coin = try await client.call(Anything()).coin
      #expect(coin == 5)
      #expect(server.requests.count == 3)
    }
  }

  private func outcome(_ call: () async throws(HTTPClientError) -> Anything.Response) async -> String {
    do throws(HTTPClientError) {
      return "coin \(try await call().coin)"
    } catch {
      if error.isTimeout { return "timed out" }
      switch error.reason {
      case .invalidRequest: return "invalid"
      case .transport(URLError.httpTooManyRedirects): return "too many redirects"
      case .transport(URLError.networkConnectionLost): return "connection lost"
      // Its code is the platform's choice.
      case .transport(let cause): return cause is URLError && !error.isCancelled ? "lost" : "\(cause)"
      case .middleware(let cause): return "middleware \(cause)"
      case .unacceptableStatus(let code): return "status \(code)"
      case .server(let status): return "server \(status.errorCode ?? 0)"
      case .failure(let failure): return "failure \(failure)"
      case .decoding: return "decoding"
      }
    }
  }
}
