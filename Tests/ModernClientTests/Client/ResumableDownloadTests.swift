import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// A download that broke off goes on, and never mixes two versions of a file.
@Suite struct ResumableDownloadTests {
  private struct Catalog: HTTPGetRequest {
    typealias Response = Void

    var path = "catalog"
    var endpoint: any HTTPEndpointConvertible { .path(EndpointPath(stringLiteral: path)) }
  }

  /// A server with one file, which cuts its responses.
  private struct FileServer: Sendable {
    var content = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    var validators = ["ETag": "\"v1\""]
    var takesRanges = true
    /// The number of bytes of each body that are sent; nil for all.
    var cut: Int?

    func steps(for request: RawRequest) -> [RawStep] {
      var start = 0
      var headers = validators
      var status = 200
      let isSame = request.header("If-Range").map { validators.values.contains($0) } ?? true
      if takesRanges, isSame, let range = request.header("Range") {
        start = Int(range.dropFirst("bytes=".count).dropLast()) ?? 0
        status = 206
        headers["Content-Range"] = "bytes \(start)-\(content.count - 1)/\(content.count)"
      }
      let body = content[start...]
      headers["Content-Length"] = "\(body.count)"
      let fields = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
      let head = RawStep.text("HTTP/1.1 \(status) Status\r\n\(fields)\r\n")
      guard let cut, cut < body.count else { return [head, .bytes(Data(body))] }
      return [head, .bytes(Data(body.prefix(cut))), .close]
    }
  }

  private struct Place {
    let client: HTTPClient
    let server: RawServer
    let files: Locked<FileServer>
    let folder: URL

    var file: URL { folder.appendingPathComponent("catalog.bin") }

    /// - Returns: the status, or nil after an error.
    func download(_ request: Catalog = Catalog(), cut: Int? = nil, progress: TransferProgress.Handler? = nil) async
      -> Int?
    {
      files.withLock { $0.cut = cut }
      return try? await client.download(request, to: file, resumes: true, options: .init(progress: progress)).statusCode
    }

    func contents() throws -> [String: Data] { try folder.everything() }
  }

  private func withPlace(_ files: FileServer = FileServer(), _ body: (Place) async throws -> Void) async throws {
    let files = Locked(files)
    try await withRawServer { request in
      files.withLock { $0.steps(for: request) }
    } _: { server in
      try await withTemporaryFolder { folder in
        let client = HTTPClient(
          configuration: .init(
            baseURL: server.url, transport: URLSessionTransport(configuration: .ephemeral), timeout: patience))
        let place = Place(client: client, server: server, files: files, folder: folder)
        try Data("old".utf8).write(to: place.file)
        try await body(place)
      }
    }
  }

  private static let validators: [[String: String]] = [
    ["ETag": "\"v1\""],
    ["Last-Modified": "Wed, 01 May 2024 09:30:00 GMT", "Date": "Wed, 01 May 2024 09:30:02 GMT"],
  ]

  @Test(arguments: validators) func itGoesOnWhereItBrokeOff(validators: [String: String]) async throws {
    try await withPlace(FileServer(validators: validators)) { place in
      let content = place.files.withLock { $0.content }
      #expect(await place.download(cut: 30_000) == nil)
      let contents1 = try place.contents()
      #expect(contents1["catalog.bin"] == Data("old".utf8))
      #expect(await place.download(cut: 50_000) == nil)
      let reports = Locked<[TransferProgress]>([])
      #expect(await place.download { report in reports.withLock { $0.append(report) } } == 206)
      let contents2 = try place.contents()
      #expect(contents2 == ["catalog.bin": content])
      #expect(place.server.requests.map { $0.header("Range") } == [nil, "bytes=30000-", "bytes=80000-"])
      #expect(place.server.requests.allSatisfy { $0.header("Accept-Encoding") == "identity" })
      #expect(reports.withLock { $0.allSatisfy { $0.completedBytes > 80_000 } })
      #expect(
        reports.withLock { $0.last } == TransferProgress(.download, completedBytes: 100_000, totalBytes: 100_000))
    }
  }

  @Test func aFileThatHasChangedStartsAnew() async throws {
    try await withPlace { place in
      #expect(await place.download(cut: 30_000) == nil)
      place.files.withLock { $0 = FileServer(content: Data("other".utf8), validators: ["ETag": "\"v2\""]) }
      #expect(await place.download() == 200)
      let contents3 = try place.contents()
      #expect(contents3 == ["catalog.bin": Data("other".utf8)])
      #expect(place.server.requests.last?.header("If-Range") == "\"v1\"")
    }
  }

  @Test func aServerThatIgnoresTheConditionStartsAnew() async throws {
    // It sends a range of the new version, and says so.
    try await withPlace { place in
      #expect(await place.download(cut: 3) == nil)
      let other = Data("something else".utf8)
      place.files.withLock { $0 = FileServer(content: other, validators: ["ETag": "\"v2\"", "X-Same": "\"v1\""]) }
      #expect(await place.download() == 200)
      let contents4 = try place.contents()
      #expect(contents4 == ["catalog.bin": other])
    }
  }

  @Test func aServerWithoutRangesStartsAnew() async throws {
    try await withPlace { place in
      let content = place.files.withLock { $0.content }
      #expect(await place.download(cut: 30_000) == nil)
      place.files.withLock { $0.takesRanges = false }
      #expect(await place.download() == 200)
      let contents5 = try place.contents()
      #expect(contents5 == ["catalog.bin": content])
    }
  }

  private static let useless: [[String: String]] = [
    [:], ["ETag": "W/\"v1\""], ["Last-Modified": "Wed, 01 May 2024 09:30:00 GMT"],
    ["Last-Modified": "Wed, 01 May 2024 09:30:00 GMT", "Date": "Wed, 01 May 2024 09:30:00 GMT"],
    ["ETag": "\"v1\"", "Accept-Ranges": "none"], ["ETag": "\"v1\"", "Content-Encoding": "x-own"],
  ]

  @Test(arguments: useless) func aVersionThatIsNotNamedIsNotKept(validators: [String: String]) async throws {
    try await withPlace(FileServer(validators: validators)) { place in
      #expect(await place.download(cut: 30_000) == nil)
      let contents6 = try place.contents()
      #expect(contents6 == ["catalog.bin": Data("old".utf8)])
      _ = await place.download()
      #expect(place.server.requests.map { $0.header("Range") } == [nil, nil])
    }
  }

  @Test func anotherRequestStartsAnew() async throws {
    try await withPlace { place in
      #expect(await place.download(cut: 30_000) == nil)
      #expect(await place.download(Catalog(path: "other")) == 200)
      #expect(place.server.requests.map { $0.header("Range") } == [nil, nil])
      let contents7 = try place.contents()
      #expect(contents7.count == 1)
    }
  }

  @Test(arguments: [416, 206, 404]) func aServerThatMisbehavesDoesNotMixParts(status: Int) async throws {
    let isFirst = Locked(true)
    let content = FileServer().content
    try await withRawServer { request in
      let wasFirst = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if wasFirst { return FileServer(cut: 30_000).steps(for: request) }
      guard request.header("Range") != nil else { return FileServer().steps(for: request) }
      // A range that was not asked for.
      return [.response(status, ["Content-Range": "bytes 5-9/100000"], body: "wrong")]
    } _: { server in
      try await withTemporaryFolder { folder in
        let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
        let file = folder.appendingPathComponent("catalog.bin")
        await #expect(throws: HTTPClientError.self) { try await client.download(Catalog(), to: file, resumes: true) }
        if status == 404 {
          let error = await #expect(throws: HTTPClientError.self) {
            try await client.download(Catalog(), to: file, resumes: true)
          }
          #expect(error?.statusCode == 404)
          let contents8 = try folder.everything()
          #expect(contents8["catalog.bin"] == nil)
        } else {
          let response = try await client.download(Catalog(), to: file, resumes: true)
          #expect(response.statusCode == 200)
          let contents9 = try folder.everything()
          #expect(contents9 == ["catalog.bin": content])
        }
      }
    }
  }

  @Test func aPartThatNobodyAskedForIsAnError() async throws {
    try await withRawServer { _ in
      [.response(206, ["Content-Range": "bytes 5-9/100000", "ETag": "\"v1\""], body: "wrong")]
    } _: { server in
      try await withTemporaryFolder { folder in
        let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
        let file = folder.appendingPathComponent("catalog.bin")
        await #expect(throws: HTTPClientError.self) { try await client.download(Catalog(), to: file, resumes: true) }
        let contents10 = try folder.everything()
        #expect(contents10 == [:])
      }
    }
  }

  @Test func aCancelledOneGoesOn() async throws {
    let content = FileServer().content
    let count = Locked(0)
    try await withRawServer { request in
      let number = count.withLock { count in
        count += 1
        return count
      }
      guard number == 1 else { return FileServer().steps(for: request) }
      return [
        .text("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 100000\r\n\r\n"),
        .bytes(Data(content.prefix(40_000))), .hold,
      ]
    } _: { server in
      try await withTemporaryFolder { folder in
        let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
        let file = folder.appendingPathComponent("catalog.bin")
        let arrived = Locked<Int64>(0)
        let task = Task {
          try await client.download(
            Catalog(), to: file, resumes: true,
            options: .init(progress: { report in arrived.withLock { $0 = report.completedBytes } }))
        }
        try await eventually { arrived.withLock { $0 } == 40_000 }
        task.cancel()
        let error = await #expect(throws: HTTPClientError.self) { try await task.value }
        #expect(error?.isCancelled == true)
        let response = try await client.download(Catalog(), to: file, resumes: true)
        #expect(response.statusCode == 206)
        #expect(server.requests.last?.header("Range") == "bytes=40000-")
        let contents11 = try folder.everything()
        #expect(contents11 == ["catalog.bin": content])
      }
    }
  }
}
