// FoundationNetworking after 6.3 has no such trap (corelibs #5286).
#if canImport(FoundationNetworking) && compiler(<6.4)
  import Foundation
  import TestSupport
  import Testing

  /// Responses that end the process are Foundation's doing: a program with nothing but `URLSession` ends, too.
  @Suite(.runsProcesses) struct FoundationTrapTests {
    private static let program = """
      import Foundation
      import FoundationNetworking

      let done = DispatchSemaphore(value: 0)
      URLSession.shared.dataTask(with: URL(string: CommandLine.arguments[1])!) { _, response, error in
        print((response as? HTTPURLResponse).map { "status \\($0.statusCode)" } ?? "error", error == nil)
        done.signal()
      }.resume()
      done.wait()
      """

    private static let message = "Transfer completed, but there's no response"
    private static let script: RawServer.Script = { request in
      switch request.target {
      case "/cut": [.text("HTTP/1.1 200 OK\r\nX-Mo"), .close]
      case "/trailer":
        [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nb\r\n{\"a\":[1,2]}\r\n0\r\nX-T: 1\r\n\r\n")]
      default: [.response(body: "a")]
      }
    }

    @Test func plainURLSessionEndsTheProcess() async throws {
      try await withTemporaryFolder { folder in
        try folder.write(Self.program, to: "main.swift")
        let build = try await command("swiftc", ["-Onone", "main.swift", "-o", "main"], in: folder)
        #expect(build.exitCode == 0, "\(build.errors)")
        let program = folder.appendingPathComponent("main").path
        try await withRawServer(Self.script) { server in
          func run(_ path: String) async throws -> CommandResult {
            try await command(program, ["\(server.url)\(path)"], environment: ["SWIFT_BACKTRACE": "enable=no"])
          }
          let good = try await run("/good")
          #expect(good.exitCode == 0)
          #expect(good.output == "status 200 true\n")
          for path in ["/cut", "/trailer"] {
            let trapped = try await run(path)
            // Ended by a signal.
            #expect(trapped.exitCode == nil)
            #expect(trapped.errors.contains(Self.message), "\(path): \(trapped.errors)")
          }
        }
      }
    }
  }
#endif
