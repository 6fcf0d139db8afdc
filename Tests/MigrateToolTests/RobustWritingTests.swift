import Foundation
import TestSupport
import Testing

/// A run that can't write everything writes nothing, says why, and leaves nothing behind.
@Suite(.runsProcesses) struct RobustWritingTests {
  @Test func aReadOnlyFileKeepsTheRunFromWriting() async throws {
    try await withLegacySample { parent in
      let file = parent.appendingPathComponent("Legacy/DiamondResponse.swift")
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      let before = try parent.everything()
      let result = try await migrateTool("migrate", "Legacy", "--write", "--allow-dirty", in: parent)
      #expect(result.exitCode == 1)
      #expect(
        result.errors == "Legacy/DiamondResponse.swift: error: the file is read-only\nNothing was written.\n")
      #expect(try parent.everything() == before)
    }
  }

  @Test func aFileThatChangesWhileTheToolRunsIsKept() async throws {
    try await withLegacySample { parent in
      try await commitAll(in: parent)
      let environment = try await asking(
        after: "case \"$*\" in *' status '*) echo '// mine' >> Legacy/Coupon.swift ;; esac", in: parent)
      let result = try await migrateTool(["migrate", "Legacy", "--write"], in: parent, environment: environment)
      #expect(result.exitCode == 1)
      #expect(
        result.errors
          == "Legacy/Coupon.swift: error: the file has changed since it was read\nNothing was written.\n")
      var expected = try Sample.legacy.everything()
      expected["Coupon.swift"]?.append(Data("// mine\n".utf8))
      #expect(try parent.appendingPathComponent("Legacy").everything() == expected)
    }
  }

  @Test func ofTwoRunsAtOnceOneWrites() async throws {
    try await withLegacySample { parent in
      try await commitAll(in: parent)
      // Neither goes on before both have read the sources.
      let environment = try await asking(
        after: """
          case "$*" in *' status '*)
            touch "run-$PPID"
            while [ "$(ls -d run-* | wc -l)" -lt 2 ]; do sleep 0.1; done
          esac
          """, in: parent)
      async let first = migrateTool(["migrate", "Legacy", "--write"], in: parent, environment: environment)
      async let second = migrateTool(["migrate", "Legacy", "--write"], in: parent, environment: environment)
      let results = try await [first, second]
      #expect(results.compactMap(\.exitCode).sorted() == [0, 1])
      let errors = results.map(\.errors).joined()
      #expect(
        errors.contains("changed since it was read") || errors.contains("another run is writing files here"),
        "\(errors)"
      )
      #expect(errors.hasSuffix("\nNothing was written.\n"))
      #expect(
        try parent.appendingPathComponent("Legacy").everything()
          == Sample.folder.appendingPathComponent("Migrated").everything())
    }
  }

  @Test(arguments: [
    ["scan", "Legacy"], ["migrate", "Legacy/Coupon.swift"], ["migrate", "Legacy", "--write", "--allow-dirty"],
    ["explain", "Legacy/Coupon.swift:5"], ["verify", "--before", "Legacy", "--after", "Legacy"], ["init", "."],
  ])
  func whatAnInterruptedRunLeftIsNamed(arguments: [String]) async throws {
    try await withLegacySample { parent in
      try parent.write("", to: "Legacy/.migrate-tool-write/lock")
      let before = try parent.everything()
      let result = try await migrateTool(arguments, in: parent)
      #expect(result.exitCode == 1)
      #expect(
        result.errors.hasPrefix(
          "Legacy: error: a run with --write was interrupted here before it replaced a file. Remove what it left "
            + "behind: migrate-tool migrate --recover Legacy\n"), "\(result.errors)")
      #expect(try parent.everything() == before)
      let recovered = try await migrateTool("migrate", "--recover", "Legacy", in: parent)
      #expect(recovered.exitCode == 0, "\(recovered.errors)")
      #expect(try parent.everything().filter { !$0.key.hasPrefix("Legacy/") } == [:])
      #expect(try parent.appendingPathComponent("Legacy").everything() == Sample.legacy.everything())
      #expect(try await migrateTool("migrate", "--recover", in: parent).output == "Nothing to recover.\n")
      let missing = try await migrateTool("migrate", "--recover", "Missing", in: parent)
      #expect(missing.exitCode == 1 && missing.errors == "Missing: error: no such file or folder\n")
    }
  }

  @Test(.enabled(if: mayMount, "only root on Linux can mount a small disk")) func aFullDiskLeavesEverythingAsItWas()
    async throws
  {
    try await withTemporaryFolder { folder in
      try await withMount(["-t", "tmpfs", "-o", "size=256k", "tmpfs"], at: folder) {
        try FileManager.default.copyItem(at: Sample.legacy, to: folder.appendingPathComponent("Legacy"))
        // One block is left: the first of the new texts may get its place, the others can't.
        _ = try await command(
          "sh", ["-c", "cat /dev/zero > full; truncate -s -4096 full"], in: folder)
        let before = try folder.everything()
        let result = try await migrateTool("migrate", "Legacy", "--write", "--allow-dirty", in: folder)
        #expect(result.exitCode == 1)
        #expect(
          result.errors.hasSuffix(": error: the file can't be written: no space is left\nNothing was written.\n"),
          "\(result.errors)")
        #expect(try folder.everything() == before)
      }
    }
  }

  @Test(.enabled(if: mayMount, "only root on Linux can mount a small disk")) func aFullDiskLeavesTheTrendAsItWas()
    async throws
  {
    try await withTemporaryFolder { folder in
      try await withMount(["-t", "tmpfs", "-o", "size=64k", "tmpfs"], at: folder) {
        // In the file's last block there is room for the beginning of a line.
        _ = try await migrateTool("scan", Sample.legacy.path, "--trend", "trend.ndjson", in: folder)
        let line = try String(contentsOf: folder.appendingPathComponent("trend.ndjson"), encoding: .utf8)
        let lines = String(repeating: line, count: 4000 / line.utf8.count)
        try folder.write(lines + String(repeating: "\n", count: 4000 - lines.utf8.count), to: "trend.ndjson")
        _ = try await command("sh", ["-c", "cat /dev/zero > full"], in: folder)
        let before = try folder.everything()
        let result = try await migrateTool("scan", Sample.legacy.path, "--trend", "trend.ndjson", in: folder)
        #expect(result.exitCode == 1)
        #expect(result.errors == "trend.ndjson: error: the run can't be added: No space left on device\n")
        #expect(try folder.everything() == before)
      }
    }
  }

  @Test(.enabled(if: mayMount, "only root on Linux can mount a file over another")) func whatWasWrittenIsTakenBack()
    async throws
  {
    try await withLegacySample { parent in
      let before = try parent.everything()
      // A file that something is mounted on can be read, and something can be written beside it; it can't be replaced.
      let file = parent.appendingPathComponent("Legacy/DiamondResponse.swift")
      try await withMount(["--bind", file.path], at: file) {
        let result = try await migrateTool("migrate", "Legacy", "--write", "--allow-dirty", in: parent)
        #expect(result.exitCode == 1)
        #expect(result.errors.hasPrefix("Legacy/DiamondResponse.swift: error: the file can't be replaced: "))
        #expect(result.errors.hasSuffix("\nNothing was written.\n"))
        #expect(try parent.everything() == before)
      }
    }
  }

  // MARK: What goes wrong

  /// Something that happens between reading and writing: the tool asks git about its files before it writes. The git that
  /// it asks here is a script, which does something else afterwards.
  ///
  /// - Returns: the environment in which the script is found.
  private func asking(after: String, in folder: URL) async throws -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let git = try await command("sh", ["-c", "command -v git"]).output.trimmingCharacters(in: .newlines)
    try folder.write("#!/bin/sh\n'\(git)' \"$@\"\nstatus=$?\n\(after)\nexit $status\n", to: "bin/git")
    let script = folder.appendingPathComponent("bin/git").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    return ["PATH": "\(folder.appendingPathComponent("bin").path):\(path)"]
  }
}
