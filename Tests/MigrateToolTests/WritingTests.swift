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
      try await commitAll(in: parent)
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
      try await commitAll(in: parent)
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
      let result = try await migrateTool("migrate", "Legacy", "Elsewhere.swift", "--write", "--allow-dirty", in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == elsewhere.path)
      #expect(try String(contentsOf: elsewhere, encoding: .utf8).contains("struct Coupon"))
      let attributes = try FileManager.default.attributesOfItem(atPath: elsewhere.path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test func whatGitCouldNotBringBackIsRefused() async throws {
    try await withLegacySample { parent in
      let before = try parent.contents()
      let outside = try await migrateTool("migrate", "Legacy", "--write", in: parent)
      #expect(outside.exitCode == 1)
      #expect(outside.errors.contains("Legacy/Coupon.swift: error: the file is in no git repository\n"))
      #expect(outside.errors.hasSuffix("Commit first, or say --allow-dirty.\n"))
      #expect(try parent.contents() == before)

      try await commitAll(in: parent, except: "Legacy/Coupon.swift")
      let untracked = try await migrateTool("migrate", "Legacy", "--write", in: parent)
      #expect(untracked.exitCode == 1)
      #expect(
        untracked.errors
          == """
          Legacy/Coupon.swift: error: git does not track the file
          Nothing was written: git could not bring these files back. Commit first, or say --allow-dirty.

          """)
      // An ignored file is not tracked either.
      try parent.write("Coupon.swift\n", to: ".gitignore")
      let ignored = try await migrateTool("migrate", "Legacy", "--write", in: parent)
      #expect(ignored.errors == untracked.errors)
      #expect(try parent.appendingPathComponent("Legacy").contents() == Sample.legacy.contents())

      let allowed = try await migrateTool("migrate", "Legacy", "--write", "--allow-dirty", in: parent)
      #expect(allowed.exitCode == 0, "\(allowed.errors)")
    }
  }

  @Test func withoutGitNothingIsWritten() async throws {
    try await withLegacySample { parent in
      try await commitAll(in: parent)
      let result = try await migrateTool(
        ["migrate", "Legacy", "--write"], in: parent, environment: ["PATH": parent.path])
      #expect(result.exitCode == 1)
      #expect(result.errors.contains(": error: git can't be run: "), "\(result.errors)")
      #expect(result.errors.hasSuffix("Commit first, or say --allow-dirty.\n"))
      #expect(try parent.appendingPathComponent("Legacy").contents() == Sample.legacy.contents())
    }
  }

  @Test func aFileOfAnInnerRepositoryIsAskedOfThat() async throws {
    try await withLegacySample { parent in
      try await commitAll(in: parent.appendingPathComponent("Legacy"))
      try parent.write("", to: "README")
      try await commitAll(in: parent, except: "Legacy")
      let result = try await migrateTool("migrate", "Legacy", "--write", in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
    }
  }
}
