import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the caller gets when a server does not keep to HTTP.
@Suite struct BrokenResponseTests {
  private let transport = URLSessionTransport()

  struct Script: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [RawStep]

    init(_ description: String, _ steps: RawStep...) {
      testDescription = description
      self.steps = steps
    }
  }

  private static let whole = [
    Script("in one piece", .response(body: "0123456789")),
    Script(
      "in pieces", .text("HTTP/1.1 20"), .pause(0.05), .text("0 OK\r\nContent-"), .pause(0.05),
      .text("Length: 10\r\n\r\n01234"), .pause(0.05), .text("56789")),
    Script(
      "in chunks", .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n01234\r\n"), .pause(0.05),
      .text("5\r\n56789\r\n0\r\n\r\n")),
    Script("until the connection closes", .text("HTTP/1.1 200 OK\r\n\r\n01234"), .text("56789"), .close),
    Script(
      "after a note that it takes a while", .text("HTTP/1.1 103 Early Hints\r\n\r\n"), .response(body: "0123456789")),
    Script("longer than it says", .text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n0123456789abc"), .close),
  ]

  private static let broken = [
    Script("nothing", .close),
    Script("a reset", .reset),
    Script("half a status line", .text("HTTP/1.1 2"), .close),
    Script("half of the headers", .text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\nX-Mo"), .close),
    Script("half of the body", .text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"), .close),
    Script("half of the body, reset", .text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"), .pause(0.2), .reset),
    Script("half of a chunk", .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\na\r\n01234"), .close),
    Script("no last chunk", .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n01234\r\n"), .close),
  ]

  @Test(arguments: whole) func aResponseThatIsWholeArrives(script: Script) async throws {
    try await withRawServer { _ in
      script.steps
    } _: { server in
      let response = try await transport.send(URLRequest(url: server.url, timeoutInterval: patience))
      #expect(response.statusCode == 200)
      #expect(String(decoding: response.body, as: UTF8.self) == "0123456789")
    }
  }

  @Test(arguments: broken) func aResponseThatBreaksOffIsAnError(script: Script) async throws {
    try await withRawServer { _ in
      script.steps
    } _: { server in
      let request = URLRequest(url: server.url, timeoutInterval: patience)
      await #expect(throws: URLError.self) { try await transport.send(request) }
    }
  }

  @Test(arguments: [0.5, 1]) func silenceInTheMiddleOfABodyIsATimeOut(timeout: Double) async throws {
    try await withRawServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"), .hold]
    } _: { server in
      let request = URLRequest(url: server.url, timeoutInterval: timeout)
      let error = await #expect(throws: URLError.self) { try await transport.send(request) }
      #expect(error?.code == .timedOut)
    }
  }

  @Test(arguments: [0, -1, .infinity, -.infinity, .nan, 1e300]) func aTimeOutThatIsNoneDoesNotTrap(
    timeout: Double
  ) async throws {
    try await withRawServer { _ in
      [.pause(0.1), .response(body: "late")]
    } _: { server in
      let response = try await transport.send(URLRequest(url: server.url, timeoutInterval: timeout))
      #expect(response.body == Data("late".utf8))
    }
  }

  @Test func aConnectionThatClosedMeanwhileIsOpenedAgain() async throws {
    try await withRawServer { _ in
      [.response(body: "a"), .close]
    } _: { server in
      for _ in 0..<5 {
        let response = try await transport.send(URLRequest(url: server.url, timeoutInterval: patience))
        #expect(response.body == Data("a".utf8))
      }
      #expect(server.connections == 5)
    }
  }

  @Test(arguments: [0, 10, 100_000, 1_000_000]) func aBodyIsSentAgainWholeOnAnotherConnection(size: Int) async throws {
    // The second request of the first connection gets no response: libcurl then begins again by itself.
    let body = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let count = Locked(0)
    try await withRawServer { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return number == 2 ? [.close] : [.response(body: "a")]
    } _: { server in
      for _ in 0..<2 {
        var request = URLRequest(url: server.url, timeoutInterval: patience)
        request.httpMethod = "PUT"
        request.httpBody = body
        let response = try await transport.send(request)
        #expect(response.body == Data("a".utf8))
      }
      #expect(server.requests.count == 3)
      #expect(server.requests.allSatisfy { $0.body == body })
      #expect(server.requests.allSatisfy { $0.values(of: "Content-Length") == ["\(size)"] })
      #expect(server.requests.allSatisfy { $0.values(of: "Transfer-Encoding").isEmpty })
    }
  }
}
