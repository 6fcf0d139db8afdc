import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The head of a response comes at once, and its body piece by piece.
@Suite struct StreamTests {
  private let transport = URLSessionTransport(configuration: .ephemeral, bodyLimit: 1_000)
  private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\nX-A: 1\r\n\r\n"

  private func withStream(
    _ steps: [RawStep], _ body: (RawServer, ServerResponse, ResponseStream<Data>) async throws -> Void
  ) async throws {
    try await withRawServer { _ in
      steps
    } _: { server in
      let (response, stream) = try await transport.stream(
        URLRequest(url: server.url, timeoutInterval: patience), progress: nil)
      try await body(server, response, stream)
    }
  }

  private func text(of stream: ResponseStream<Data>) async throws -> String {
    var data = Data()
    for try await piece in stream { data += piece }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func theHeadDoesNotWaitForTheBody() async throws {
    try await withStream([.text(Self.head + "01234"), .hold]) { _, response, stream in
      #expect(response.statusCode == 200 && response.header("X-A") == "1" && response.body.isEmpty)
      var pieces = stream.makeAsyncIterator()
      let piece = try await pieces.next()
      #expect(piece == Data("01234".utf8))
    }
  }

  @Test func theBodyMayBeLongerThanTheLimit() async throws {
    let body = String(repeating: "0123456789", count: 500_000)
    try await withStream([.response(body: body)]) { _, _, stream in
      let text = try await text(of: stream)
      #expect(text == body)
    }
  }

  @Test func aSlowReaderGetsEverything() async throws {
    var random = SeededGenerator(seed: 3)
    let body = Data((0..<8_000_000).map { _ in UInt8.random(in: 0...255, using: &random) })
    try await withStream([.text("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n"), .bytes(body)]) {
      _, _, stream in
      try await Task.sleep(nanoseconds: 300_000_000)
      var read = Data()
      for try await piece in stream {
        read += piece
        if read.count % 7 == 0 { await Task.yield() }
      }
      #expect(read == body)
    }
  }

  @Test func anErrorStatusHasItsBody() async throws {
    try await withStream([.response(404, body: "Gone")]) { _, response, stream in
      #expect(response.statusCode == 404 && response.body == Data("Gone".utf8))
      let text = try await text(of: stream)
      #expect(text.isEmpty)
    }
  }

  @Test(arguments: [200, 204]) func anEmptyBodyIsAnEmptyStream(status: Int) async throws {
    try await withStream([.response(status)]) { _, response, stream in
      #expect(response.statusCode == status)
      let text = try await text(of: stream)
      #expect(text.isEmpty)
    }
  }

  @Test func aBodyThatBreaksOffThrowsAfterItsPieces() async throws {
    try await withStream([.text(Self.head + "01234"), .close]) { _, _, stream in
      var data = Data()
      let error = await #expect(throws: URLError.self) { for try await piece in stream { data += piece } }
      #expect(error?.code == .networkConnectionLost)
      #expect(data == Data("01234".utf8))
    }
  }

  @Test func silenceIsATimeOut() async throws {
    try await withRawServer { _ in
      [.text(Self.head + "01234"), .hold]
    } _: { server in
      let (_, stream) = try await transport.stream(URLRequest(url: server.url, timeoutInterval: 1), progress: nil)
      let error = await #expect(throws: URLError.self) { for try await _ in stream {} }
      #expect(error?.code == .timedOut)
    }
  }

  @Test func leavingTheLoopEndsTheTransfer() async throws {
    try await withStream([.text(Self.head + "01234"), .hold]) { server, _, stream in
      for try await _ in stream { break }
      try await server.hangUps(atLeast: 1)
      // The rest is gone, and a second loop must not take that for the end.
      await #expect(throws: CancellationError.self) { for try await _ in stream {} }
    }
  }

  @Test func droppingTheStreamEndsTheTransfer() async throws {
    try await withRawServer { _ in
      [.text(Self.head + "01234"), .hold]
    } _: { server in
      for parsed in [false, true] {
        var stream: ResponseStream<Data>? = try await transport.stream(
          URLRequest(url: server.url, timeoutInterval: patience), progress: nil
        ).body
        var events = parsed ? stream?.events : nil
        stream = nil
        events = nil
        _ = (stream, events)
        try await server.hangUps(atLeast: parsed ? 2 : 1)
      }
      try await eventually { transport.taskCount == 0 }
    }
  }

  @Test func cancellingTheTaskEndsTheTransfer() async throws {
    try await withStream([.text(Self.head + "01234"), .hold]) { server, _, stream in
      let hasRead = Locked(false)
      let task = Task {
        for try await _ in stream.lines { hasRead.withLock { $0 = true } }
      }
      let pieces = Task { for try await _ in stream { hasRead.withLock { $0 = true } } }
      try await Task.sleep(nanoseconds: 50_000_000)
      task.cancel()
      pieces.cancel()
      try await server.hangUps(atLeast: 1)
      _ = await (task.result, pieces.result)
    }
  }

  @Test func cancellingBeforeTheHeadThrows() async throws {
    try await withRawServer { _ in
      [.hold]
    } _: { server in
      let task = Task {
        try await transport.stream(URLRequest(url: server.url, timeoutInterval: patience), progress: nil)
      }
      try await server.requests(atLeast: 1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      try await server.hangUps(atLeast: 1)
    }
  }

  @Test func eventsArriveOneByOne() async throws {
    let isFirstRead = DispatchSemaphore(value: 0)
    let wasFirstRead = Locked(false)
    try await withStream([
      .text("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\nid: 1\r"), .pause(0.05), .text("\ndata: a\n\n"),
      .note { wasFirstRead.withLock { $0 = isFirstRead.wait(timeout: .now() + patience) == .success } },
      .text("event: b\ndata: c\n\ndata: lost"), .close,
    ]) { _, _, stream in
      var events: [ServerSentEvent] = []
      for try await event in stream.events {
        if events.isEmpty { isFirstRead.signal() }
        events.append(event)
      }
      #expect(wasFirstRead.withLock { $0 })
      #expect(events == [.init(id: "1", data: "a"), .init(id: "1", event: "b", data: "c")])
    }
  }

  @Test func redirectsAreFollowed() async throws {
    try await withRawServer { request in
      request.target == "/b"
        ? [.response(body: "one\r\ntwo")] : [.response(302, ["Location": "/b"], body: "elsewhere")]
    } _: { server in
      let (response, body) = try await transport.stream(
        URLRequest(url: server.url, timeoutInterval: patience), progress: nil)
      #expect(response.url?.path == "/b")
      var lines: [String] = []
      for try await line in body.lines { lines.append(line) }
      #expect(lines == ["one", "two"])
    }
  }

  @Test func aTransportThatOnlySendsGivesOnePiece() async throws {
    let transport = StubTransport(body: "one\ntwo")
    let (response, body) = try await transport.stream(URLRequest(url: URL(fileURLWithPath: "/")), progress: nil)
    #expect(response.body.isEmpty)
    var lines: [String] = []
    for try await line in body.lines { lines.append(line) }
    #expect(lines == ["one", "two"])
  }
}
