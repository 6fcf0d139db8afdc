import Foundation
import TestSupport
import Testing

/// What can't be written is said, and wherever that can be known beforehand, before the sources are changed.
@Suite(.runsProcesses) struct OutputTests {
  @Test(arguments: [
    (
      ["--report-file", "absent/report.html"],
      "absent/report.html: error: the folder that it should be in does not exist"
    ),
    (["--report-file", "Legacy"], "Legacy: error: this is a folder"),
    (
      ["--report-file", "Legacy/Coupon.swift/report"],
      "Legacy/Coupon.swift/report: error: the folder that it should be in does not exist"
    ),
    (["--trend", "absent/trend"], "absent/trend: error: the folder that it should be in does not exist"),
    (["--baseline", "absent", "--check"], "absent: error: the baseline can't be read"),
  ])
  func aFileThatCannotBeWrittenOrReadIsFoundBeforehand(arguments: [String], message: String) async throws {
    try await withLegacySample { parent in
      let before = try parent.contents()
      let write = arguments.contains("--check") ? [] : ["--write", "--allow-dirty"]
      let result = try await migrateTool(["migrate", "Legacy"] + write + arguments, in: parent)
      #expect(result.exitCode == 1)
      #expect(result.errors == message + "\n")
      #expect(result.output.isEmpty)
      #expect(try parent.contents() == before)
    }
  }

  @Test func aFolderWithoutPermissionIsFoundBeforehand() async throws {
    try await withLegacySample { parent in
      try FileManager.default.createDirectory(
        at: parent.appendingPathComponent("Closed"), withIntermediateDirectories: false)
      try await withoutPermissions(at: parent.appendingPathComponent("Closed")) {
        for option in ["--report-file", "--trend"] {
          let result = try await unprivileged(["migrate", "Legacy", option, "Closed/file", "--quiet"], in: parent)
          #expect(result.exitCode == 1)
          #expect(result.errors.hasPrefix("Closed/file: error: it can't be written: "), "\(result.errors)")
          #expect(result.output.isEmpty)
        }
      }
    }
  }

  @Test func aDeviceIsWrittenAndNotReplaced() async throws {
    try await withLegacySample { parent in
      let pipe = parent.appendingPathComponent("pipe").path
      try #require(mkfifo(pipe, 0o600) == 0)
      let result = try await command(
        "sh",
        [
          "-c",
          "cat pipe & '\(toolPath)' scan Legacy > /dev/null; '\(toolPath)' migrate Legacy --quiet --report-file pipe; wait",
        ],
        in: parent)
      #expect(result.exitCode == 0 && result.output.contains("220 → 115"), "\(result.errors)")
      var info = stat()
      #expect(lstat(pipe, &info) == 0 && info.st_mode & S_IFMT == S_IFIFO)
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has a device that is full"),
    arguments: [
      ["--help"], ["--version"], ["scan", "Legacy"], ["migrate", "Legacy"],
      ["migrate", "Legacy", "--reporter", "json"],
      ["explain", "--list"], ["explain", "Legacy/Coupon.swift:5"], ["init"], ["migrate", "--recover"],
      ["verify", "--before", "Legacy", "--after", "Legacy"], ["--generate-completion-script", "zsh"],
    ]) func aFullOutputIsSaid(arguments: [String]) async throws
  {
    try await withLegacySample { parent in
      let result = try await shell("\"$@\" > /dev/full", arguments, in: parent)
      #expect(result.exitCode == 1)
      #expect(result.errors == "error: the output can't be written: No space left on device\n")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has a device that is full"))
  func whatWasWrittenIsSaidWhereTheReportCannotBe() async throws {
    try await withLegacySample { parent in
      let result = try await shell("\"$@\" > /dev/full", ["migrate", "Legacy", "--write", "--allow-dirty"], in: parent)
      #expect(result.exitCode == 1)
      #expect(
        result.errors
          == "error: the output can't be written: No space left on device\nAll changes of the sources were written.\n")
      #expect(
        try parent.appendingPathComponent("Legacy").everything()
          == Sample.folder.appendingPathComponent("Migrated").everything())
    }
  }

  @Test(arguments: ["", "trap '' PIPE; "]) func aClosedPipeEndsTheRunQuietly(trap: String) async throws {
    try await withLegacySample { parent in
      // The page has more than a pipe takes while nobody reads.
      let result = try await shell(
        "\(trap){ \"$@\"; echo $? > status; } | :", ["migrate", "Legacy", "--reporter", "html"], in: parent)
      #expect(result.errors.isEmpty)
      #expect(try parent.contents()["status"] == "141\n")
    }
  }

  @Test func aClosedOutputIsSaid() async throws {
    try await withLegacySample { parent in
      let result = try await shell("\"$@\" >&-", ["scan", "Legacy"], in: parent)
      #expect(result.exitCode == 1)
      #expect(result.errors == "error: the output can't be written: Bad file descriptor\n")
    }
  }

  private func shell(_ line: String, _ arguments: [String], in folder: URL) async throws -> CommandResult {
    try await command("sh", ["-c", line, "sh", toolPath] + arguments, in: folder)
  }
}
