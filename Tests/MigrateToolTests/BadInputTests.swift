import Foundation
import TestSupport
import Testing

/// Bad input gets a message with its place and an exit status, and nothing is written.
@Suite struct BadInputTests {
  @Test func aFileThatDoesNotParseIsNamedWithLineAndColumn() async throws {
    try await withLegacySample { parent in
      try parent.write("import Foundation\n\nstruct Broken {\n  let a = [1, 2\n}\n", to: "Legacy/Broken.swift")
      let result = try await expectFailure(["migrate", "Legacy", "--write"], in: parent)
      #expect(result.errors.contains("Legacy/Broken.swift:4:"), "\(result.errors)")
      #expect(result.errors.contains(": error: "))
    }
  }

  @Test func anUnreadableFileIsNamed() async throws {
    try await withLegacySample { parent in
      // A link that leads nowhere can't be read even by root, who may run this.
      try FileManager.default.createSymbolicLink(
        atPath: parent.appendingPathComponent("Legacy/Gone.swift").path, withDestinationPath: "nowhere.swift")
      let result = try await expectFailure(["migrate", "Legacy", "--write"], in: parent)
      #expect(result.errors == "Legacy/Gone.swift: error: the file can't be read: it does not exist\n")
    }
  }

  @Test func aFileThatIsNotUTF8IsNamed() async throws {
    try await withLegacySample { parent in
      try Data([0x6C, 0x65, 0x74, 0xFF, 0xFE]).write(to: parent.appendingPathComponent("Legacy/Latin.swift"))
      let result = try await expectFailure(["migrate", "Legacy", "--write"], in: parent)
      #expect(result.errors == "Legacy/Latin.swift: error: the file is not UTF-8\n")
    }
  }

  @Test func anEmptyFolderAndAMissingPathAreNamedTogether() async throws {
    try await withLegacySample { parent in
      try FileManager.default.createDirectory(
        at: parent.appendingPathComponent("Empty"), withIntermediateDirectories: false)
      let result = try await expectFailure(["migrate", "Empty", "Missing", "Legacy", "--write"], in: parent)
      #expect(
        result.errors
          == "Empty: error: no Swift files in this folder\nMissing: error: no such file or folder\n")
    }
  }

  @Test func evidenceThatIsNoJSONIsNamed() async throws {
    try await withLegacySample { parent in
      try parent.write("{\"status\": ", to: "answers/one.json")
      let result = try await expectFailure(
        ["migrate", "Legacy", "--write", "--evidence", "answers", "--evidence", "none"], in: parent)
      #expect(
        result.errors
          == "answers/one.json: error: not a JSON document that can be read\nnone: error: no such file or folder\n")
    }
  }

  @Test(arguments: [
    ["migrate"], ["migrate", "Legacy", "--no-such-option"], ["migrate", "Legacy", "--check", "--write"],
  ])
  func wrongUsageIs64(arguments: [String]) async throws {
    try await withLegacySample { parent in
      let before = try parent.contents()
      let result = try await migrateTool(arguments, in: parent)
      #expect(result.exitCode == 64)
      #expect(result.errors.contains("Usage: migrate-tool"))
      #expect(try parent.contents() == before)
    }
  }

  private func expectFailure(_ arguments: [String], in parent: URL) async throws -> CommandResult {
    let before = try parent.contents()
    let result = try await migrateTool(arguments, in: parent)
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(try parent.contents() == before)
    return result
  }
}
