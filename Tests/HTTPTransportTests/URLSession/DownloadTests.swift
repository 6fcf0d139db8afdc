import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A body is written into a file as it comes; the file is there when all of it has come.
@Suite struct DownloadTests {
  private let transport = URLSessionTransport(configuration: .ephemeral, bodyLimit: 1_000)

  /// Downloads into an empty folder, and tells what is in it then.
  private func download(
    _ steps: [RawStep], to name: String = "a.bin", progress: TransferProgress.Handler? = nil
  ) async throws -> (outcome: Result<ServerResponse, any Error>, files: [String: Data]) {
    try await withRawServer { _ in
      steps
    } _: { server in
      try await withTemporaryFolder { folder in
        let outcome: Result<ServerResponse, any Error>
        do {
          outcome = .success(
            try await transport.download(
              URLRequest(url: server.url, timeoutInterval: patience), to: folder.appendingPathComponent(name),
              progress: progress))
        } catch {
          outcome = .failure(error)
        }
        return (outcome, try folder.everything())
      }
    }
  }

  @Test func aLongBodyIsInTheFileAndNotInMemory() async throws {
    let reports = Locked<[TransferProgress]>([])
    let body = String(repeating: "abcdefgh", count: 1_000_000)
    let (outcome, files) = try await download([.response(201, ["X-A": "1"], body: body)]) { report in
      reports.withLock { $0.append(report) }
    }
    let response = try outcome.get()
    #expect(response.statusCode == 201 && response.header("X-A") == "1" && response.body.isEmpty)
    #expect(files == ["a.bin": Data(body.utf8)])
    #expect(
      reports.withLock { $0.last } == TransferProgress(.download, completedBytes: 8_000_000, totalBytes: 8_000_000))
  }

  @Test func aServerWaitsForASlowDelegate() async throws {
    // Otherwise, what the server sends meanwhile would be in memory.
    let isSent = Locked(false)
    let wasSentMeanwhile = Locked<Bool?>(nil)
    let size = 200_000_000
    let (outcome, _) = try await download([
      .text("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n"), .bytes(Data(count: size)),
      .note { isSent.withLock { $0 = true } },
    ]) { _ in
      guard wasSentMeanwhile.withLock({ $0 == nil }) else { return }
      Thread.sleep(forTimeInterval: 1)
      wasSentMeanwhile.withLock { $0 = isSent.withLock { $0 } }
    }
    #expect(try outcome.get().isSuccess)
    #expect(wasSentMeanwhile.withLock { $0 } == false)
  }

  @Test func anEmptyBodyIsAnEmptyFile() async throws {
    let (outcome, files) = try await download([.response()])
    #expect(try outcome.get().isSuccess)
    #expect(files == ["a.bin": Data()])
  }

  @Test func theBodyOfAnErrorIsInMemory() async throws {
    let (outcome, files) = try await download([.response(404, body: "Gone")])
    #expect(try outcome.get().body == Data("Gone".utf8))
    #expect(files.isEmpty)
  }

  @Test func aBodyThatBreaksOffLeavesNoFile() async throws {
    let (outcome, files) = try await download([
      .text("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n" + String(repeating: "a", count: 50_000)), .close,
    ])
    #expect(throws: URLError.self) { try outcome.get() }
    #expect(files.isEmpty)
  }

  @Test func aFileThatCannotBeWrittenIsAnError() async throws {
    let (outcome, files) = try await download([.response(body: "a")], to: "absent/a.bin")
    #expect(throws: (any Error).self) { try outcome.get() }
    #expect(files.isEmpty)
  }

  @Test func aCancelledOneLeavesNoFile() async throws {
    let started = Locked(false)
    let steps: [RawStep] = [.text("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nabc"), .hold]
    let task = Task {
      try await download(steps) { _ in started.withLock { $0 = true } }
    }
    try await eventually { started.withLock { $0 } }
    task.cancel()
    let (outcome, files) = try await task.value
    #expect(throws: CancellationError.self) { try outcome.get() }
    #expect(files.isEmpty)
  }

  @Test func aRedirectIsFollowed() async throws {
    try await withRawServer { request in
      request.target == "/b" ? [.response(body: "there")] : [.response(302, ["Location": "/b"], body: "elsewhere")]
    } _: { server in
      try await withTemporaryFolder { folder in
        let file = folder.appendingPathComponent("a.bin")
        _ = try await transport.download(
          URLRequest(url: server.url, timeoutInterval: patience), to: file, progress: nil)
        #expect(try Data(contentsOf: file) == Data("there".utf8))
      }
    }
  }

  @Test func aTransportThatKnowsOfNoFilesWritesOneAllTheSame() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a.bin")
      let url = try #require(URL(string: "https://example.test"))
      let response = try await StubTransport(body: "abc").download(URLRequest(url: url), to: file, progress: nil)
      #expect(response.body.isEmpty)
      #expect(try Data(contentsOf: file) == Data("abc".utf8))
    }
  }
}
