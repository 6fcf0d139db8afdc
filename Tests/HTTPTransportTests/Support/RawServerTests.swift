import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server that misbehaves does so as it was told, and always lets go.
@Suite struct RawServerTests {
  private let transport = URLSessionTransport()

  @Test func recordsRequestsAndKeepsTheConnection() async throws {
    try await withRawServer { request in
      [.response(200, ["X-Number": "\(request.connection)"], body: request.text)]
    } _: { server in
      for text in ["", "first", "second"] {
        var request = URLRequest(url: server.url.appendingPathComponent("a/b"), timeoutInterval: patience)
        request.httpMethod = "PUT"
        request.httpBody = Data(text.utf8)
        request.setValue("7", forHTTPHeaderField: "X-Order")
        let response = try await transport.send(request)
        #expect(String(decoding: response.body, as: UTF8.self) == text)
        #expect(response.header("X-Number") == "1")
      }
      #expect(server.requests.map(\.text) == ["", "first", "second"])
      #expect(server.requests.allSatisfy { $0.method == "PUT" && $0.target == "/a/b" && $0.header("x-order") == "7" })
      #expect(server.connections == 1)
    }
  }

  @Test func aLargeBodyArrivesInFull() async throws {
    let body = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
    try await withRawServer {
      [.response(body: "\($0.body == body)")]
    } _: { server in
      var request = URLRequest(url: server.url, timeoutInterval: patience)
      request.httpMethod = "POST"
      request.httpBody = body
      let response = try await transport.send(request)
      #expect(response.body == Data("true".utf8))
    }
  }

  @Test func chunksArePutTogether() async throws {
    try await withRawServer {
      [.response(body: $0.text)]
    } _: { server in
      var request = URLRequest(url: server.url, timeoutInterval: patience)
      request.httpMethod = "POST"
      request.httpBodyStream = InputStream(data: Data("streamed".utf8))
      let response = try await transport.send(request)
      #expect(response.body == Data("streamed".utf8))
      #expect(server.requests.first?.text == "streamed")
    }
  }

  @Test(arguments: [
    [RawStep.hold], [.pause(patience)], [.text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"), .hold],
  ])
  func stoppingEndsWhateverTheStepsAreDoing(steps: [RawStep]) async throws {
    let server = try RawServer { _ in steps }
    let call = Task { try await transport.send(URLRequest(url: server.url, timeoutInterval: patience)) }
    try await server.requests(atLeast: 1)
    await server.stop()
    await #expect(throws: URLError.self) { try await call.value }
    #expect(server.hangUps == 0)
  }

  @Test func stoppingEndsASendThatNobodyReads() async throws {
    // More than any buffer on the way takes, to a client that is gone as soon as it has asked.
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n"
    let server = try RawServer { _ in [.text(head), .bytes(Data(count: 50_000_000)), .hold] }
    let call = Task { try await transport.send(URLRequest(url: server.url, timeoutInterval: patience)) }
    try await server.requests(atLeast: 1)
    call.cancel()
    await server.stop()
    await #expect(throws: CancellationError.self) { try await call.value }
  }

  @Test func noticesThatTheClientHungUp() async throws {
    try await withRawServer { _ in
      [.hold]
    } _: { server in
      let call = Task { try await transport.send(URLRequest(url: server.url, timeoutInterval: patience)) }
      try await server.requests(atLeast: 1)
      #expect(server.hangUps == 0)
      call.cancel()
      try await server.hangUps(atLeast: 1)
      await #expect(throws: CancellationError.self) { try await call.value }
    }
  }

  @Test func manyServersAtOnceHavePortsOfTheirOwn() async throws {
    var servers: [RawServer] = []
    for _ in 0..<50 { servers.append(try RawServer { _ in [.close] }) }
    #expect(Set(servers.map(\.url)).count == 50)
    for server in servers { await server.stop() }
  }
}
