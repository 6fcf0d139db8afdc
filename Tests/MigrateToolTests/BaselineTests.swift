import Foundation
import TestSupport
import Testing

/// With a baseline only new legacy code fails a check.
@Suite(.runsProcesses) struct BaselineTests {
  private static let user = """
    import SwiftyJSON

    struct User {
      let id: Int
      let name: String
      init(json: JSON) {
        id = json["id"].intValue
        name = json["name"].stringValue
      }
    }

    """

  @Test func whatIsKnownPasses() async throws {
    try await withBaseline { folder in
      let result = try await check(in: folder)
      #expect(result.exitCode == 0, "\(result.output)")
      #expect(result.output.contains("\nNotes\n  1 item of legacy code in legacy.json, not listed here\n"))
      #expect(result.output.hasPrefix("Nothing new to convert was found.\n"))
      #expect(!result.output.contains("struct User"))
    }
  }

  @Test func whatMovesOrIsReformattedPasses() async throws {
    try await withBaseline { folder in
      try FileManager.default.removeItem(at: folder.appendingPathComponent("App/User.swift"))
      try folder.write("\n\n" + Self.user.replacing("  ", with: "\t"), to: "App/Models/User.swift")
      #expect(try await check(in: folder).exitCode == 0)
    }
  }

  @Test func aNewTypeFails() async throws {
    try await withBaseline { folder in
      try folder.write(Self.user.replacing("User", with: "Owner"), to: "App/Owner.swift")
      let result = try await check(in: folder)
      #expect(result.exitCode == 2)
      #expect(result.errors == "error: --check failed: there is new legacy code\n")
      #expect(result.output.contains("  App/Owner.swift:3: model Owner: synthesized, "))
      #expect(!result.output.contains("model User"))
    }
  }

  @Test func aNewReadInAKnownTypeFails() async throws {
    try await withBaseline { folder in
      let grown = Self.user.replacing("let id: Int", with: "let id: Int\n  let age: Int")
        .replacing("    id = ", with: "    age = json[\"age\"].intValue\n    id = ")
      try folder.write(grown, to: "App/User.swift")
      let result = try await check(in: folder)
      #expect(result.exitCode == 2)
      #expect(result.output.contains("  App/User.swift:3: model User: synthesized, "))
    }
  }

  @Test func whatWasConvertedPasses() async throws {
    try await withBaseline { folder in
      _ = try await migrateTool("migrate", "App", "--write", "--allow-dirty", in: folder)
      #expect(try folder.contents()["App/User.swift"]?.contains("LegacyDecodable") == true)
      #expect(try await check(in: folder).exitCode == 0)
    }
  }

  @Test(arguments: [
    ("none.json", "none.json: error: the baseline can't be read\n"),
    ("App/User.swift", "App/User.swift: error: the baseline is no JSON report of this tool\n"),
  ]) func whatIsNoBaselineIsNamed(_ file: String, _ message: String) async throws {
    try await withBaseline { folder in
      let result = try await migrateTool("migrate", "App", "--check", "--baseline", file, in: folder)
      #expect(result.exitCode == 1)
      #expect(result.errors == message)
    }
  }

  @Test func withoutCheckItIsUsage() async throws {
    let result = try await migrateTool("migrate", "App", "--baseline", "legacy.json")
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("--baseline is for --check."))
  }

  private func check(in folder: URL) async throws -> CommandResult {
    try await migrateTool("migrate", "App", "--check", "--baseline", "legacy.json", in: folder)
  }

  private func withBaseline(_ body: (URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.user, to: "App/User.swift")
      let report = try await migrateTool(
        "migrate", "App", "--reporter", "json", "--report-file", "legacy.json", in: folder)
      try #require(report.exitCode == 0)
      try await body(folder)
    }
  }
}
