import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// All sessions of a process share one thread on Linux. A server that is faster than its client does not keep it.
@Suite struct SharedThreadTests {
  /// In a process of its own, so that the tests beside it neither wait for the thread nor keep it.
  @Test func anotherRequestIsAnsweredDuringALongDownload() async {
    await #expect(processExitsWith: .success) {
      let (size, pieces) = (16_000_000, 256)
      let script: RawServer.Script = { request in
        guard request.target == "/long" else { return [.response(body: "short")] }
        let head = "HTTP/1.1 200 OK\r\nContent-Length: \(pieces * size)\r\n\r\n"
        return [.text(head)] + Array(repeating: .bytes(Data(count: size)), count: pieces)
      }
      try await withRawServer(script) { server in
        try await withTemporaryFolder { folder in
          let transport = URLSessionTransport(configuration: .ephemeral)
          let received = Locked<Int64>(0)
          let download = Task {
            let url = server.url.appendingPathComponent("long")
            return try await transport.download(
              URLRequest(url: url, timeoutInterval: patience), to: folder.appendingPathComponent("a")
            ) { report in
              received.withLock { $0 = report.completedBytes }
            }
          }
          try await eventually { received.withLock { $0 } > 200_000_000 }
          for _ in 0..<4 {
            let response = try await URLSessionTransport(configuration: .ephemeral)
              .send(URLRequest(url: server.url, timeoutInterval: patience))
            #expect(response.body == Data("short".utf8))
          }
          download.cancel()
          await #expect(throws: CancellationError.self) { try await download.value }
          try await eventually { transport.taskCount == 0 }
          #expect(received.withLock { $0 } < pieces * size)
        }
      }
    }
  }
}
