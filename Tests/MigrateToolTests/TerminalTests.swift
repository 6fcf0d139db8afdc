import Foundation
import TestSupport
import Testing

/// What a terminal is shown besides, and what a file or a pipe is not.
@Suite(.runsProcesses) struct TerminalTests {
  private static let escape = "\u{1B}["

  @Test func aTerminalIsShownColours() async throws {
    try await withModel { parent in
      let seen = try await onTerminal(["migrate", "App"], in: parent, [:])
      #expect(seen.contains("\(Self.escape)32msynthesized\(Self.escape)0m"))
      #expect(seen.contains("\(Self.escape)31m-"))
    }
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]]) func coloursAreNotForced(_ environment: [String: String])
    async throws
  {
    // Of a run that takes longer than a second a terminal is shown the progress, unless it is CI's.
    let environment = environment.merging(["CI": "true"]) { $1 }
    try await withModel { parent in
      let seen = try await onTerminal(["migrate", "App"], in: parent, environment)
      #expect(seen.contains("synthesized") && !seen.contains(Self.escape))
    }
  }

  @Test func aPipeIsShownNeitherColoursNorProgress() async throws {
    try await withModel { parent in
      let result = try await migrateTool(["migrate", "App"], in: parent, environment: ["TERM": "xterm"])
      #expect(result.output.contains("synthesized") && !result.output.contains(Self.escape))
      #expect(result.errors.isEmpty)
    }
  }

  @Test(arguments: [false, true]) func aLongRunShowsItsProgressOnATerminalOutsideOfCI(_ isCI: Bool) async throws {
    try await withModel { parent in
      // The tool waits for git, as for anything that takes its time, for longer than a second.
      try parent.write("#!/bin/sh\nsleep 1.3\nexit 1\n", to: "bin/git")
      let git = parent.appendingPathComponent("bin/git").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      var environment = ["PATH": "\(parent.appendingPathComponent("bin").path):\(path)"]
      environment["CI"] = isCI ? "true" : ""
      let seen = try await onTerminal(["scan", "App", "--changed-since", "main"], in: parent, environment)
      #expect(seen.contains("\r\(Self.escape)2KLooking for files") != isCI, "\(seen)")
    }
  }

  private func withModel(_ body: (_ parent: URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        "import SwiftyJSON\n\nstruct User {\n  let id: Int\n  init(json: JSON) { id = json[\"id\"].intValue }\n}\n",
        to: "App/User.swift")
      try await body(folder)
    }
  }

  /// What a terminal shows of a run.
  private func onTerminal(_ arguments: [String], in folder: URL, _ environment: [String: String]) async throws -> String
  {
    let environment = ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
    // A terminal of util-linux; BSD's takes other arguments.
    #if os(Linux)
      let words = ([toolPath] + arguments).joined(separator: " ")
      let result = try await command("script", ["-qec", words, "/dev/null"], in: folder, environment: environment)
    #else
      let result = try await command(
        "script", ["-q", "/dev/null", toolPath] + arguments, in: folder, environment: environment)
    #endif
    return result.output
  }
}
