import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Bodies that are in a file, or written to one, are sent whole, with their length, and as often as needed.
@Suite struct UploadTests {
  private struct Upload: HTTPPostRequest {
    typealias Response = Void

    let endpoint: any HTTPEndpointConvertible = .path("upload")
    var body: HTTPBody?
  }

  private static let content = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

  /// Every way to send ``content``, with the file it is in.
  private static let forms: [(name: String, body: @Sendable (URL) -> HTTPBody)] = [
    ("file", { .file($0, contentType: "video/mp4") }),
    (
      "stream",
      { _ in
        .stream(contentType: "video/mp4") {
          AsyncStream { continuation in
            for start in stride(from: 0, to: content.count, by: 70_000) {
              continuation.yield(Data(content[start..<min(start + 70_000, content.count)]))
            }
            continuation.finish()
          }
        }
      }
    ),
  ]

  private func withUpload<Value>(
    past middlewares: [any Middleware] = [], content: Data = content, _ script: @escaping RawServer.Script,
    _ body: (HTTPClient, RawServer, _ file: URL) async throws -> Value
  ) async throws -> Value {
    try await withRawServer(script) { server in
      try await withTemporaryFolder { folder in
        let file = folder.appendingPathComponent("a.mp4")
        try content.write(to: file)
        let client = HTTPClient(
          configuration: .init(
            baseURL: server.url, transport: URLSessionTransport(configuration: .ephemeral), timeout: patience,
            middlewares: MiddlewareStack(middlewares)))
        return try await body(client, server, file)
      }
    }
  }

  @Test(arguments: forms.indices) func itArrivesWholeWithItsLength(form: Int) async throws {
    let reports = Locked<[TransferProgress]>([])
    try await withUpload { _ in
      [.response()]
    } _: { client, server, file in
      let options = HTTPClient.CallOptions(progress: { report in reports.withLock { $0.append(report) } })
      try await client.call(Upload(body: Self.forms[form].body(file)), options: options)
      let request = try #require(server.requests.first)
      #expect(request.body == Self.content)
      #expect(request.values(of: "Content-Length") == ["300000"])
      #expect(request.values(of: "Transfer-Encoding") == [])
      #expect(request.values(of: "Content-Type") == ["video/mp4"])
    }
    let last = reports.withLock { $0.last { $0.direction == .upload } }
    #expect(last == TransferProgress(.upload, completedBytes: 300_000, totalBytes: 300_000))
  }

  @Test func anEmptyFileIsAnEmptyBody() async throws {
    try await withUpload(content: Data()) { _ in
      [.response()]
    } _: { client, server, file in
      try await client.call(Upload(body: .file(file)))
      #expect(server.requests.first?.values(of: "Content-Length") == ["0"])
      #expect(server.requests.first?.body == Data())
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308], forms.indices) func aRedirectGetsItWholeOrNotAtAll(
    status: Int, form: Int
  ) async throws {
    try await withUpload { request in
      request.target == "/upload" ? [.response(status, ["Location": "/to"])] : [.response()]
    } _: { client, server, file in
      try await client.call(Upload(body: Self.forms[form].body(file)))
      let last = try #require(server.requests.last)
      #expect(server.requests.count == 2)
      #expect(last.method == (status > 303 ? "POST" : "GET"))
      #expect(last.body == (status > 303 ? Self.content : Data()))
    }
  }

  @Test(arguments: forms.indices) func everyAttemptSendsTheWhole(form: Int) async throws {
    struct Tokens: TokenAuthenticator {
      func authorize(_ request: inout URLRequest, with token: String) {
        request.setValue(token, forHTTPHeaderField: "X-Token")
      }
      func isRefusal(_ response: ServerResponse) -> Bool { response.statusCode == 401 }
      func refresh(_ token: String?, through transport: any ClientTransport) async throws -> String { "new" }
    }
    let attempts = Locked(0)
    try await withUpload(
      past: [
        TokenRefreshMiddleware(Tokens(), token: "old"), DuplicateSubmissionMiddleware(),
        RetryMiddleware(limit: 3, firstDelay: 0.001, where: { _ in true }),
        LoggingMiddleware(level: .bodies) { _ in },
      ]
    ) { request in
      if request.header("X-Token") == "old" { return [.response(401)] }
      let attempt = attempts.withLock { attempts in
        attempts += 1
        return attempts
      }
      return attempt == 1 ? [.close] : attempt == 2 ? [.response(503)] : [.response()]
    } _: { client, server, file in
      try await client.call(Upload(body: Self.forms[form].body(file)))
      #expect(server.requests.count >= 4)
      #expect(server.requests.allSatisfy { $0.body == Self.content })
    }
  }

  @Test(arguments: forms.indices) func aClosedConnectionIsOpenedAgainWithTheWhole(form: Int) async throws {
    // libcurl asks again by itself when a kept-alive connection turns out to be closed, and has to rewind the body.
    try await withUpload { request in
      request.connection == 1 && request.target == "/upload" ? [.response(), .pause(0.05), .close] : [.response()]
    } _: { client, server, file in
      for _ in 0..<4 {
        try await client.call(Upload(body: Self.forms[form].body(file)))
        try await Task.sleep(nanoseconds: 20_000_000)
      }
      #expect(server.requests.count == 4)
      #expect(server.requests.allSatisfy { $0.body == Self.content })
    }
  }

  @Test func twoUploadsAreNotOne() async throws {
    try await withUpload(past: [DuplicateSubmissionMiddleware()]) { _ in
      [.pause(0.1), .response()]
    } _: { client, server, file in
      let other = file.deletingLastPathComponent().appendingPathComponent("b.mp4")
      try Data("b".utf8).write(to: other)
      async let first: Void = client.call(Upload(body: .file(file)))
      async let second: Void = client.call(Upload(body: .file(other)))
      _ = try await (first, second)
      #expect(server.requests.count == 2)
    }
  }

  @Test func withoutAFileNothingIsSent() async throws {
    try await withUpload { _ in
      [.response()]
    } _: { client, server, file in
      let absent = file.deletingLastPathComponent().appendingPathComponent("absent")
      let bodies: [HTTPBody] = [
        .file(absent), .file(file.deletingLastPathComponent()), .multipart([.file("a", at: absent)]),
        .stream {
          AsyncThrowingStream<Data, any Error> { continuation in
            continuation.yield(Data("a".utf8))
            continuation.finish(throwing: CocoaError(.fileReadUnknown))
          }
        },
      ]
      for body in bodies {
        await #expect(throws: HTTPClientError.self) { try await client.call(Upload(body: body)) }
      }
      #expect(server.requests.isEmpty)
    }
  }

  @Test func aFileThatBecomesShorterFails() async throws {
    let large = Data(count: 20_000_000)
    let isTruncated = Locked(false)
    try await withUpload(content: large) { _ in
      [.response()]
    } _: { client, server, file in
      let error = await #expect(throws: HTTPClientError.self) {
        let options = HTTPClient.CallOptions(progress: { _ in
          let isFirst = isTruncated.withLock { isTruncated in
            defer { isTruncated = true }
            return !isTruncated
          }
          if isFirst { truncate(file.path, 1_000_000) }
        })
        try await client.call(Upload(body: .file(file)), options: options)
      }
      #expect(error?.statusCode == nil)
      #expect(server.requests.isEmpty)
    }
  }

  @Test func cancellingWhileTheStreamIsReadSendsNothing() async throws {
    try await withUpload { _ in
      [.response()]
    } _: { client, server, _ in
      let gate = Gate()
      let task = Task {
        try await client.call(
          Upload(
            body: .stream {
              AsyncThrowingStream<Data, any Error> {
                try await gate.pass()
                return nil
              }
            }))
      }
      try await eventually { gate.arrivals == 1 }
      task.cancel()
      let error = await #expect(throws: HTTPClientError.self) { try await task.value }
      #expect(error?.isCancelled == true)
      #expect(server.requests.isEmpty)
    }
  }

  @Test func nothingStaysInTheTemporaryFolder() async throws {
    func uploads() throws -> Set<String> {
      let names = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
      return Set(names.filter { $0.hasSuffix(".upload") })
    }
    // A process that was stopped may have left some.
    let earlier = try uploads()
    try await withUpload { _ in
      [.response(500)]
    } _: { client, _, file in
      await #expect(throws: HTTPClientError.self) {
        try await client.call(Upload(body: .multipart([.file("a", at: file)])))
      }
      // Other tests have theirs.
      try await eventually { (try? uploads())?.isSubset(of: earlier) == true }
    }
  }

  @Test func aMultipartFormSendsItsFilesWithItsLength() async throws {
    try await withUpload { _ in
      [.response()]
    } _: { client, server, file in
      try await client.call(
        Upload(
          body: .multipart([
            .field("title", "Cat"), .file("video", at: file, contentType: "video/mp4"),
            .file("note", data: Data("n".utf8), fileName: "n.txt", contentType: "text/plain"),
          ])))
      let request = try #require(server.requests.first)
      let boundary = try #require(request.header("Content-Type")?.components(separatedBy: "boundary=").last)
      var expected = Data(
        """
        --\(boundary)\r\nContent-Disposition: form-data; name="title"\r\n\r\nCat\r\n\
        --\(boundary)\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\
        Content-Type: video/mp4\r\n\r\n
        """.utf8)
      expected += Self.content
      expected += Data(
        """
        \r\n--\(boundary)\r\nContent-Disposition: form-data; name="note"; filename="n.txt"\r\n\
        Content-Type: text/plain\r\n\r\nn\r\n--\(boundary)--\r\n
        """.utf8)
      #expect(request.body == expected)
      #expect(request.values(of: "Content-Length") == ["\(expected.count)"])
    }
  }

  @Test func outsideACallABodyIsInMemoryOrAnError() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("abc".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let form = Upload(body: .multipart([.file("a", at: file)]))
    let base = URL(string: "http://127.0.0.1")
    #expect(try form.urlRequest(baseURL: base).httpBody?.range(of: Data("abc".utf8)) != nil)
    #expect(try HTTPBody.file(file).data() == Data("abc".utf8))
    let stream = Upload(body: .stream { AsyncStream<Data> { $0.finish() } })
    #expect(throws: URLError.self) { try stream.urlRequest(baseURL: base) }
  }

  @Test func anotherTransportFindsAStreamThatItCanReadEveryTime() async throws {
    let read = Locked<[Data]>([])
    let transport = ClosureTransport { request in
      let body = RecordedRequest(request).body ?? Data()
      let count = read.withLock { read in
        read.append(body)
        return read.count
      }
      return ServerResponse(statusCode: count == 1 ? 503 : 200)
    }
    try await withUpload { _ in
      []
    } _: { client, _, file in
      client.configuration.transport = transport
      client.configuration.middlewares = MiddlewareStack([RetryMiddleware(firstDelay: 0.001, where: { _ in true })])
      try await client.call(Upload(body: .file(file)))
    }
    #expect(read.withLock { $0 } == [Self.content, Self.content])
  }

  @Test(arguments: [307, 302]) func aStreamOfTheCallersOwnIsNeverSentByHalf(status: Int) async throws {
    try await withRawServer { request in
      request.target == "/to" ? [.response()] : [.response(status, ["Location": "/to"])]
    } _: { server in
      var request = URLRequest(url: server.url, timeoutInterval: patience)
      request.httpMethod = "POST"
      request.httpBodyStream = InputStream(data: Self.content)
      let transport = URLSessionTransport(configuration: .ephemeral)
      let sent = request
      if status == 307 {
        let error = await #expect(throws: URLError.self) { try await transport.send(sent) }
        #expect(error?.code == .requestBodyStreamExhausted)
        #expect(server.requests.map(\.target) == ["/"])
      } else {
        _ = try await transport.send(sent)
        #expect(server.requests.last?.body == Data())
      }
    }
  }
}
