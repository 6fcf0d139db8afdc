import ClientStubs
import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The middlewares in front of a real server; what each does in detail is told by its own suite.
@Suite struct MiddlewareOverTheNetworkTests {
  private struct SignIn: HTTPPostRequest {
    struct Response: Codable, Sendable, Equatable {
      @Lossless var coin: Int
      @DefaultEmptyArray var tags: [String]
      @LossyArray var levels: [Int]
    }

    let endpoint: any HTTPEndpointConvertible = .path("sign_in")
    var parameters: [String: String] { ["api_key": "SECRET"] }
    var body: HTTPBody? { .json(["name": "me", "password": "SECRET"]) }
  }

  private struct Ping: HTTPGetRequest {
    typealias Response = Void

    let endpoint: any HTTPEndpointConvertible = .path("ping")
  }

  private static let signedIn = ServerResponse(
    #"{"coin": "5", "levels": [1, "x", 2], "access_token": "SECRET"}"#,
    headers: ["Set-Cookie": "session=SECRET", "Content-Type": "application/json"])

  private func client(_ url: URL, _ middlewares: any Middleware...) -> HTTPClient {
    Middleware.Stack(middlewares).buildClient(
      configuration: .init(baseURL: url, timeout: patience, handlesCookies: false))
  }

  @Test func aLogShowsBothSidesAndNoSecret() async throws {
    let entries = Locked<[String]>([])
    let log = LoggingMiddleware(level: .bodies) { text in entries.withLock { $0.append(text) } }
    try await withServer { request in
      // The server got them all the same.
      request.body.contains("SECRET") && request.queryItem("api_key") == "SECRET"
        ? Self.signedIn : ServerResponse("", status: 400)
    } _: { url in
      let response = try await client(url, log).call(AuthorizedRequest(request: SignIn(), token: "SECRET"))
      #expect(response.coin == 5)
      #expect(response.tags == [])
      #expect(response.levels == [1, 2])
    }
    let entry = entries.withLock { $0 }
    try #require(entry.count == 2)
    #expect(entry[0].contains(#"--data-raw '{"name":"me","password":"•••"}'"#))
    #expect(entry[0].contains("/sign_in?api_key=•••'"))
    #expect(entry[1].hasPrefix("← 200 POST http://127.0.0.1:"))
    #expect(entry[1].contains(#""access_token":"•••""#))
    #expect(!entry.joined().contains("SECRET"))
  }

  @Test func whateverBecomesOfThemTheActivityEndsAtNone() async throws {
    let counter = NetworkActivityMiddleware.separate()
    let told = Locked<[Int]>([])
    let queue = DispatchQueue(label: "screen")
    counter.onChange(on: queue) { count in told.withLock { $0.append(count) } }
    let asked = Locked(0)
    try await withRawServer { _ in
      let number = asked.withLock { asked in
        asked += 1
        return asked
      }
      return switch number % 3 {
      case 0: [.response()]
      case 1: [.response(500)]
      default: [.close]
      }
    } _: { server in
      let client = client(server.url, counter)
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<60 {
          group.addTask {
            let call = Task { try await client.call(Ping()) }
            if number % 4 == 0 { call.cancel() }
            _ = await call.result
          }
        }
      }
    }
    queue.sync {}
    #expect(counter.count == 0)
    let counts = told.withLock { $0 }
    // What is cancelled before it begins is not counted.
    #expect(counts.count >= 90)
    #expect(counts.last == 0)
    #expect(zip([0] + counts, counts).allSatisfy { abs($0 - $1) == 1 && $1 >= 0 })
  }

  @Test func aServerSeesADoubleTapOnce() async throws {
    let duplicates = DuplicateSubmissionMiddleware(refusesSecond: false)
    let responses = DispatchSemaphore(value: 0)
    try await withRawServer { _ in
      responses.wait()
      return [.response(body: #"{"coin": 1, "levels": []}"#)]
    } _: { server in
      let client = client(server.url, duplicates)
      let calls = (0..<20).map { _ in Task { try await client.call(SignIn()) } }
      try await eventually { duplicates.waitingCount == 20 }
      calls[0].cancel()
      calls[7].cancel()
      try await eventually { duplicates.waitingCount == 18 }
      for _ in calls { responses.signal() }
      for (number, call) in calls.enumerated() {
        let coin = try? await call.value.coin
        #expect(coin == ([0, 7].contains(number) ? nil : 1))
      }
      #expect(server.requests.count == 1)
    }
  }

  @Test func aStubKeepsItsRequestsFromTheServerAndNoOthers() async throws {
    let stubs = StubMiddleware([RequestStub(SignIn.self, .json(#"{"coin": 9, "levels": []}"#))])
    try await withRawServer { _ in
      [.response()]
    } _: { server in
      let client = client(server.url, stubs)
      #expect(try await client.call(SignIn()).coin == 9)
      try await client.call(Ping())
      #expect(server.requests.map(\.target) == ["/ping"])
    }
  }
}
