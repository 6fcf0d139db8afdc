import Foundation
import TestSupport
import Testing

/// Bad input gets a message with its place and an exit status, and nothing is written.
@Suite(.runsProcesses) struct BadInputTests {
  @Test func aFileThatDoesNotParseIsSkippedAndNamed() async throws {
    try await withLegacySample { parent in
      let broken = "import Foundation\n\nstruct Broken {\n  let a = [1, 2\n}\n"
      try parent.write(broken, to: "Legacy/Broken.swift")
      let result = try await migrateTool(["migrate", "Legacy", "--write", "--allow-dirty"], in: parent)
      #expect(result.exitCode == 0)
      #expect(result.output.contains("skipped: Legacy/Broken.swift:4:"), "\(result.output)")
      let after = try String(contentsOf: parent.appendingPathComponent("Legacy/Broken.swift"), encoding: .utf8)
      #expect(after == broken)
      let coupon = try String(contentsOf: parent.appendingPathComponent("Legacy/Coupon.swift"), encoding: .utf8)
      #expect(coupon.contains("LegacyDecodable"))
    }
  }

  @Test func anUnreadableFileIsSkippedAndNamed() async throws {
    try await withLegacySample { parent in
      // A link that leads nowhere can't be read even by root, who may run this.
      try FileManager.default.createSymbolicLink(
        atPath: parent.appendingPathComponent("Legacy/Gone.swift").path, withDestinationPath: "nowhere.swift")
      try Data([0x6C, 0x65, 0x74, 0xFF, 0xFE]).write(to: parent.appendingPathComponent("Legacy/Latin.swift"))
      let result = try await migrateTool(["migrate", "Legacy", "--write", "--allow-dirty"], in: parent)
      #expect(result.exitCode == 0)
      let latin = try Data(contentsOf: parent.appendingPathComponent("Legacy/Latin.swift"))
      #expect(latin == Data([0x6C, 0x65, 0x74, 0xFF, 0xFE]))
      #expect(
        result.output.contains(
          "skipped: Legacy/Gone.swift: error: the file can't be read: it does not exist\n"
            + "skipped: Legacy/Latin.swift: error: the file is not UTF-8\n"), "\(result.output)")
    }
  }

  @Test func aLinkOutOfTheTreeIsReadAndNotChanged() async throws {
    try await withLegacySample { parent in
      let coupon = parent.appendingPathComponent("Legacy/Coupon.swift")
      let outside = parent.appendingPathComponent("Outside.swift")
      try FileManager.default.moveItem(at: coupon, to: outside)
      try FileManager.default.createSymbolicLink(atPath: coupon.path, withDestinationPath: "../Outside.swift")
      let before = try String(contentsOf: outside, encoding: .utf8)
      let result = try await migrateTool("migrate", "Legacy", "--write", "--allow-dirty", in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(
        result.output.contains(
          "skipped: Legacy/Coupon.swift: error: the link leads out of the given paths, to "
            + "\(outside.resolvingSymlinksInPath().path); name that file to change it\n"))
      #expect(try String(contentsOf: outside, encoding: .utf8) == before)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: coupon.path) == "../Outside.swift")
      // What it declares is known all the same: `Coupon` stays as it is, and the others are converted.
      #expect(try parent.contents()["Legacy/DiamondResponse.swift"]?.contains("LegacyHTTPResponse") == true)
    }
  }

  @Test func aFileOfFiftyMegabytesIsSkippedAndNamed() async throws {
    try await withLegacySample { parent in
      let line = "let value = json[\"some_key\"].stringValue // and a comment behind it\n"
      try parent.write(String(repeating: line, count: (50 << 20) / line.utf8.count), to: "Legacy/Generated.swift")
      let result = try await migrateTool("migrate", "Legacy", "--write", "--allow-dirty", in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(
        result.output.contains(
          "skipped: Legacy/Generated.swift: error: the file is larger than 8 MB, which no written code is\n"))
      #expect(try parent.contents()["Legacy/Coupon.swift"]?.contains("LegacyDecodable") == true)
    }
  }

  @Test func anEmptyFolderAndAMissingPathAreNamedTogether() async throws {
    try await withLegacySample { parent in
      try FileManager.default.createDirectory(
        at: parent.appendingPathComponent("Empty"), withIntermediateDirectories: false)
      let result = try await expectFailure(
        ["migrate", "Empty", "Missing", "Legacy", "--write", "--allow-dirty"], in: parent)
      #expect(
        result.errors
          == "Empty: error: no Swift files in this folder\nMissing: error: no such file or folder\n")
    }
  }

  @Test func aFolderThatCannotBeReadIsNamed() async throws {
    try await withLegacySample { parent in
      let closed = parent.appendingPathComponent("Legacy/Closed")
      try parent.write("struct Hidden {}\n", to: "Legacy/Closed/Hidden.swift")
      try await withoutPermissions(at: closed) {
        let line = "Legacy/Closed: error: the folder can't be read: no permission"
        for arguments in [["scan", "Legacy"], ["migrate", "Legacy"]] {
          let result = try await unprivileged(arguments, in: parent)
          #expect(result.exitCode == 0, "\(result.errors)")
          #expect(result.output.contains("skipped: \(line)\n"))
        }
        let alone = try await unprivileged(["migrate", "Legacy/Closed"], in: parent)
        #expect(alone.exitCode == 1 && alone.errors == line + "\n")
        let evidence = try await unprivileged(["migrate", "Legacy", "--evidence", "Legacy"], in: parent)
        #expect(evidence.exitCode == 1 && evidence.errors == line + "\n")
      }
      let open = try await unprivileged(["scan", "Legacy"], in: parent)
      #expect(!open.output.contains("skipped"))
    }
  }

  @Test func aRootThatIsNotThereIsNamed() async throws {
    try await withLegacySample { parent in
      let evidence = ["migrate", "Legacy", "--quiet", "--evidence", Sample.recorded.path]
      func warnings(_ roots: String...) async throws -> String {
        let result = try await migrateTool(evidence + roots.flatMap { ["--root", $0] }, in: parent)
        #expect(result.exitCode == 0)
        return result.errors
      }
      #expect(try await warnings("Coupon=*coupon*") == "")
      let two = try await warnings("Coupn=*coupon*", "Elsewhere=*x*")
      #expect(
        two == """
          warning: root: there is no type `Coupn`; did you mean `Coupon`?
          warning: root: there is no type `Elsewhere`

          """)
    }
  }

  @Test func evidenceThatIsNoJSONIsNamed() async throws {
    try await withLegacySample { parent in
      try parent.write("{\"status\": ", to: "answers/one.json")
      let result = try await expectFailure(
        ["migrate", "Legacy", "--write", "--allow-dirty", "--evidence", "answers", "--evidence", "none"], in: parent)
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
      #expect(result.errors.contains("Usage: migrate-tool \(arguments.first ?? "<subcommand>")"))
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
