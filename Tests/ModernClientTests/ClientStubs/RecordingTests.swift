import ClientStubs
import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A recording has what the server answered, is whole at all times, and takes nothing from the caller.
@Suite struct RecordingTests {
  private struct Save: HTTPPostRequest {
    typealias Response = DiamondResponse.Balance

    let endpoint: any HTTPEndpointConvertible = .path("save")
    var parameters: [String: String] { ["a b": "ü&1"] }
    var body: HTTPBody? { .json(["name": "me"]) }
  }

  private struct File: HTTPGetRequest {
    typealias Response = Void

    let endpoint: any HTTPEndpointConvertible = .path("file")
  }

  private static let coin = ServerResponse(#"{"coin": 5}"#, headers: ["Content-Type": "application/json", "X-A": "1"])

  private func client(_ server: URL?, _ middlewares: any Middleware...) -> HTTPClient {
    Middleware.Stack(middlewares).buildClient(configuration: .init(baseURL: server, timeout: patience))
  }

  @Test func anExchangeIsInItAsAnArchiveHasIt() async throws {
    try await withServer { _ in
      Self.coin
    } _: { server in
      try await withRecording { recording in
        #expect(!FileManager.default.fileExists(atPath: recording.file.path))
        let response = try await client(server, recording).fullResponse(to: Save())
        #expect(response.value.coin == 5)
        #expect(response.header("x-a") == "1")
        let entry = try #require(try await recording.entries().first)
        #expect(entry.request.method == "POST")
        #expect(entry.request.url == "\(server.absoluteString)/save?a%20b=%C3%BC%261")
        #expect(entry.request.queryString == [.init(name: "a b", value: "ü&1")])
        #expect(entry.request.headers == [.init(name: "Content-Type", value: "application/json")])
        #expect(entry.request.postData?.text == #"{"name":"me"}"#)
        #expect(entry.request.postData?.mimeType == "application/json")
        #expect(entry.request.bodySize == 13)
        #expect(entry.response.status == 200)
        #expect(entry.response.header("X-A") == "1")
        #expect(entry.response.content.text == #"{"coin": 5}"#)
        #expect(entry.response.content.mimeType == "application/json")
        #expect(entry.response.content.size == 11)
        #expect(entry.response.content.comment == nil)
        #expect(entry.startedDateTime.contains(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
        #expect(entry.time >= 0)
        let log = try RecordedArchive(recording.file).log
        #expect(log.version == "1.2")
        #expect(log.creator["name"] == "ModernClient")
        // One line for each, so that two recordings can be compared.
        let lines = try String(contentsOf: recording.file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 3)
      }
    }
  }

  @Test func itSeesEachAttemptInItsPlace() async throws {
    let attempts = Locked(0)
    try await withServer { _ in
      attempts.withLock { attempts in
        attempts += 1
        return attempts == 1 ? ServerResponse("", status: 503) : Self.coin
      }
    } _: { server in
      try await withRecording { recording in
        _ = try await client(server, RetryMiddleware(firstDelay: 0), recording).call(Diamond.Balance())
        let entries = try await recording.entries()
        #expect(entries.map(\.response.status) == [503, 200])
        #expect(entries.map(\.response.content.size) == [0, 11])
      }
    }
  }

  @Test func whatHasNoResponseIsNotRecorded() async throws {
    try await withRecording { recording in
      let network = StubTransport { _ in throw URLError(.timedOut) }
      await #expect(throws: URLError.self) { try await recording.send(urlRequest(), over: network) }
      await recording.settled()
      #expect(!FileManager.default.fileExists(atPath: recording.file.path))
      _ = try await recording.send(urlRequest(), over: StubTransport(body: "{}"))
      #expect(try await recording.entries().count == 1)
    }
  }

  // MARK: Bodies that are elsewhere

  @Test func aDownloadHasNoBodyInIt() async throws {
    try await withServer { request in
      request.path == "/file" ? Self.coin : ServerResponse(#"{"error": "gone"}"#, status: 404)
    } _: { server in
      try await withRecording { recording in
        let client = client(server, recording)
        for resumes in [false, true] {
          let file = recording.file.deletingLastPathComponent().appendingPathComponent("file")
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          _ = try await client.download(File(), to: file, resumes: resumes)
          #expect(try String(contentsOf: file, encoding: .utf8) == #"{"coin": 5}"#)
          try FileManager.default.removeItem(at: file)
        }
        let target = recording.file.deletingLastPathComponent().appendingPathComponent("none")
        await #expect(throws: HTTPClientError.self) { try await client.download(Save(), to: target) }
        let entries = try await recording.entries()
        #expect(entries.map(\.response.status) == [200, 200, 404])
        #expect(entries.map(\.response.content.text) == [nil, nil, #"{"error": "gone"}"#])
        #expect(entries.map(\.response.content.size) == [-1, -1, 17])
        #expect(entries.first?.response.content.comment == "Left out: a download or a stream.")
      }
    }
  }

  @Test func aStreamGoesToItsReaderAlone() async throws {
    try await withRawServer { _ in
      [.response(200, ["Content-Type": "text/plain"], body: "one\ntwo\n")]
    } _: { server in
      try await withRecording { recording in
        var lines: [String] = []
        for try await line in try await client(server.url, recording).stream(File()).value.lines { lines.append(line) }
        #expect(lines == ["one", "two"])
        let entry = try #require(try await recording.entries().first)
        #expect(entry.response.status == 200)
        #expect(entry.response.content.text == nil)
        #expect(entry.response.content.size == -1)
      }
    }
  }

  @Test func aBodyFromAFileIsNotReadTwice() async throws {
    struct Upload: HTTPPostRequest {
      typealias Response = Void

      let endpoint: any HTTPEndpointConvertible = .path("save")
      let file: URL
      var body: HTTPBody? { .file(file, contentType: "text/plain") }
    }
    let received = Locked<[String]>([])
    try await withServer { request in
      received.withLock { $0.append(request.body) }
      return ServerResponse("{}")
    } _: { server in
      try await withRecording { recording in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("from a file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await client(server, recording).call(Upload(file: file))
        let entry = try #require(try await recording.entries().first)
        #expect(entry.request.postData?.text == nil)
        #expect(entry.request.postData?.comment == "Left out: a stream.")
        #expect(entry.request.bodySize == -1)
      }
    }
    #expect(received.withLock { $0 } == ["from a file"])
  }

  // MARK: Limits

  @Test func aLargeBodyIsLeftOut() async throws {
    try await withRecording(bodyLimit: 11) { recording in
      _ = try await recording.send(urlRequest(), over: StubTransport(body: #"{"coin": 5}"#))
      let response = try await recording.send(
        urlRequest(method: "POST", body: #"{"coin": 678}"#), over: StubTransport(body: #"{"coin": 55}"#))
      #expect(response.body.count == 12)
      let entries = try await recording.entries()
      #expect(entries.map(\.response.content.text) == [#"{"coin": 5}"#, nil])
      #expect(entries.map(\.response.content.size) == [11, 12])
      #expect(entries.last?.response.content.comment == "Left out: more than 11 bytes.")
      #expect(entries.last?.request.postData?.text == nil)
    }
  }

  @Test func aFullFileTakesNoMore() async throws {
    let errors = Locked<[any Error]>([])
    try await withRecording(fileLimit: 10_000, errors: errors) { recording in
      for _ in 1...100 {
        let body = #"{"text": "\#(String(repeating: "a", count: 500))"}"#
        #expect(try await recording.send(urlRequest(), over: StubTransport(body: body)).body.count == body.utf8.count)
      }
      let count = try await recording.entries().count
      #expect((5...20).contains(count))
      #expect(try Data(contentsOf: recording.file).count <= 12_000)
    }
    let error = try #require(errors.withLock { $0 }.only)
    #expect((error as? CocoaError)?.code == .fileWriteOutOfSpace)
    #expect(error.localizedDescription.contains("shop.har"))
  }

  // MARK: The file

  @Test func aFileThatCannotBeWrittenFailsNoCall() async throws {
    let errors = Locked<[any Error]>([])
    try await withRecording(errors: errors) { recording in
      let folder = recording.file.deletingLastPathComponent()
      let parent = folder.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      // A file where the folder should be.
      try Data().write(to: folder)
      let first = try await recording.send(urlRequest(), over: StubTransport(body: #"{"a": 1}"#))
      #expect(first.body == Data(#"{"a": 1}"#.utf8))
      await recording.settled()
      #expect(errors.withLock { $0.count } >= 1)
      // Nothing is lost once it can be.
      try FileManager.default.removeItem(at: folder)
      _ = try await recording.send(urlRequest(), over: StubTransport(body: #"{"a": 2}"#))
      #expect(try await recording.entries().map(\.response.content.text) == [#"{"a": 1}"#, #"{"a": 2}"#])
    }
  }

  @Test func itIsWholeWheneverSomeoneReadsIt() async throws {
    try await withRecording { recording in
      let isDone = Locked(false)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          var greatest = 0
          while !isDone.withLock({ $0 }) {
            await Task.yield()
            guard FileManager.default.fileExists(atPath: recording.file.path) else { continue }
            let count = try RecordedArchive(recording.file).log.entries.count
            #expect(count >= greatest)
            greatest = count
          }
        }
        for number in 1...100 {
          _ = try await recording.send(urlRequest("/\(number)"), over: StubTransport(body: #"{"a": \#(number)}"#))
          if number.isMultiple(of: 10) { await recording.settled() }
        }
        isDone.withLock { $0 = true }
        try await group.waitForAll()
      }
      let entries = try await recording.entries()
      #expect(entries.map(\.response.content.text) == (1...100).map { #"{"a": \#($0)}"# })
      let folder = recording.file.deletingLastPathComponent()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["shop.har"])
    }
  }

  @Test func callsAtOnceAreAllInIt() async throws {
    try await withServer { request in
      ServerResponse(#"{"coin": \#(request.queryItem("n") ?? "")}"#)
    } _: { server in
      try await withRecording { recording in
        let client = client(server, recording)
        try await withThrowingTaskGroup(of: Void.self) { group in
          for number in 1...30 {
            group.addTask {
              let balance = try await client.get(
                "balance", as: DiamondResponse.Balance.self, parameters: ["n": .integer(Int64(number))])
              #expect(balance.coin == number)
            }
          }
          try await group.waitForAll()
        }
        let entries = try await recording.entries()
        #expect(entries.count == 30)
        for entry in entries {
          let number = try #require(entry.request.queryString.first?.value)
          #expect(entry.response.content.text == #"{"coin": \#(number)}"#)
        }
      }
    }
  }

  @Test func aRunReplacesItsFileOrAddsOneToAFolder() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("one.har")
      try Data("an old one".utf8).write(to: file)
      for body in ["[1]", "[2]"] {
        let recording = RecordingMiddleware(file: file)
        _ = try await recording.send(urlRequest(), over: StubTransport(body: body))
        #expect(try await recording.entries().map(\.response.content.text) == [body])
      }
      let runs = folder.appendingPathComponent("runs")
      let recordings = [RecordingMiddleware(folder: runs), RecordingMiddleware(folder: runs)]
      for recording in recordings {
        _ = try await recording.send(urlRequest(), over: StubTransport(body: "[]"))
        #expect(try await recording.entries().count == 1)
        #expect(recording.file.lastPathComponent.contains(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.har$/))
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: runs.path)
      #expect(names.sorted() == recordings.map(\.file.lastPathComponent).sorted())
    }
  }

  @Test func onlyItsOwnerReadsIt() async throws {
    try await withRecording { recording in
      _ = try await recording.send(urlRequest(), over: StubTransport(body: "{}"))
      await recording.settled()
      let attributes = try FileManager.default.attributesOfItem(atPath: recording.file.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
  }

  @Test func itIsWrittenWithoutBeingAskedAndAfterItsClientIsGone() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("shop.har")
      _ = try await RecordingMiddleware(file: file).send(urlRequest(), over: StubTransport(body: "[1]"))
      try await eventually { (try? RecordedArchive(file).log.entries.count) == 1 }
    }
  }
}

extension Array {
  fileprivate var only: Element? { count == 1 ? first : nil }
}
