import Foundation
import TestSupport
import Testing

/// What `--write` and `--check` do to the working tree.
@Suite(.runsProcesses) struct WritingTests {
  @Test func checkReportsThatThereIsSomethingToChange() async throws {
    try await withLegacySample { parent in
      let before = try parent.contents()
      let result = try await migrateTool("migrate", "Legacy", "--check", in: parent)
      #expect(result.exitCode == 2)
      #expect(try parent.contents() == before)
    }
  }

  @Test func aDirtyTreeIsRefusedUnlessAllowed() async throws {
    try await withLegacySample { parent in
      try await git(["init", "-q"], in: parent)
      try await git(["add", "."], in: parent)
      try await git(["-c", "user.name=T", "-c", "user.email=t@example.test", "commit", "-qm", "one"], in: parent)
      let file = "Legacy/DiamondResponse.swift"
      let original = try #require(try parent.contents()[file])
      try parent.write(original + "\n// mine\n", to: file)
      let before = try parent.appendingPathComponent("Legacy").contents()

      let refused = try await migrateTool("migrate", "Legacy", "--write", in: parent)
      #expect(refused.exitCode == 1)
      #expect(refused.errors.contains("Legacy/DiamondResponse.swift: error: the file has uncommitted changes"))
      #expect(try parent.appendingPathComponent("Legacy").contents() == before)

      let allowed = try await migrateTool("migrate", "Legacy", "--write", "--allow-dirty", in: parent)
      #expect(allowed.exitCode == 0)
      let after = try #require(try parent.contents()[file])
      #expect(after.hasSuffix("\n// mine\n") && after.contains("struct Products: LegacyHTTPResponse"))
    }
  }

  @Test func aCleanTreeIsWritten() async throws {
    try await withLegacySample { parent in
      try await git(["init", "-q"], in: parent)
      try await git(["add", "."], in: parent)
      try await git(["-c", "user.name=T", "-c", "user.email=t@example.test", "commit", "-qm", "one"], in: parent)
      let result = try await migrateTool("migrate", "Legacy", "--write", in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(try parent.contents()["Legacy/Coupon.swift"]?.contains("struct Coupon: LegacyDecodable") == true)
    }
  }

  @Test func permissionsAndLinksStay() async throws {
    try await withLegacySample { parent in
      let file = parent.appendingPathComponent("Legacy/Coupon.swift")
      let elsewhere = parent.appendingPathComponent("Elsewhere.swift")
      try FileManager.default.moveItem(at: file, to: elsewhere)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: elsewhere.path)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
      let result = try await migrateTool("migrate", "Legacy", "Elsewhere.swift", "--write", in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == elsewhere.path)
      #expect(try String(contentsOf: elsewhere, encoding: .utf8).contains("struct Coupon"))
      let attributes = try FileManager.default.attributesOfItem(atPath: elsewhere.path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  private func git(_ arguments: [String], in folder: URL) async throws {
    let result = try await TestSupport.command("git", arguments, in: folder)
    try #require(result.exitCode == 0, "git \(arguments): \(result.errors)")
  }
}
