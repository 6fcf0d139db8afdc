import Foundation
import TestSupport
import Testing

/// What a run says at its end, and how much of the rest.
@Suite(.runsProcesses) struct SummaryTests {
  @Test func theSummaryFitsEightyColumns() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool("migrate", "Legacy", "--quiet", in: parent)
      #expect(result.exitCode == 0)
      let expected = try String(
        contentsOf: packageRoot.appendingPathComponent("Tests/MigrateToolTests/Expected/summary.txt"), encoding: .utf8)
      #expect(result.output == expected, "\(result.output)")
      for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func longPathsStayWhole() async throws {
    try await withTemporaryFolder { folder in
      let name = String(repeating: "VeryLong", count: 12)
      let model = "struct \(name) { let id: Int; init(json: JSON) { id = json[\"id\"].intValue; print(json) } }\n"
      let place = "Sources/\(name)/\(name)/Model.swift"
      try folder.write("import SwiftyJSON\n\n" + model, to: place)
      let result = try await migrateTool("migrate", "Sources", "--quiet", in: folder)
      #expect(result.output.contains("  See why: migrate-tool explain \(place):3 Sources\n"), "\(result.output)")
      for line in result.output.split(separator: "\n") where !line.contains(place) {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test func verboseSaysHowEachPropertyIsRead() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool("migrate", "Legacy", "--verbose", in: parent)
      #expect(
        result.output.contains("\n      · @Lossless coin: Int?: read from \"coin\" by its wrapper\n"),
        "\(result.output)")
    }
  }

  @Test func quietAndVerboseExcludeEachOther() async throws {
    let result = try await migrateTool("migrate", "Legacy", "--quiet", "--verbose")
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("--quiet and --verbose exclude each other."))
  }

  @Test func whatWasWrittenIsSaidToBe() async throws {
    try await withLegacySample { parent in
      let written = try await migrateTool("migrate", "Legacy", "--write", "--allow-dirty", "--quiet", in: parent)
      #expect(written.output.contains("Files     4 of 7 changed\n"))
      #expect(written.output.contains("  Build and test; the tool compiles no apps.\n"))
      let again = try await migrateTool("migrate", "Legacy", "--quiet", in: parent)
      #expect(again.output.contains("Files     0 of 7 would change\n"))
    }
  }

  @Test func pathsAreSaidFromWhereTheUserIs() async throws {
    try await withLegacySample { parent in
      // The tool sees its folder without the links that lead to it.
      let whole = parent.resolvingSymlinksInPath().appendingPathComponent("Legacy").path
      let result = try await migrateTool("migrate", whole, in: parent)
      #expect(result.output.hasPrefix("--- a/Legacy/"))
      #expect(result.output.contains("\n  Legacy/Coupon.swift:5: model Coupon: synthesized, 17 → 15 lines\n"))
      #expect(!result.output.contains(whole))
      // Each property is said only when it is asked for.
      #expect(!result.output.contains("  · "))
    }
  }

  @Test func theVersionIsPrinted() async throws {
    let result = try await migrateTool("--version")
    #expect(result.exitCode == 0)
    #expect(result.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test(arguments: ["", "explain", "init", "migrate", "scan", "verify"]) func helpIsAsItIsWritten(_ command: String)
    async throws
  {
    let result = try await migrateTool(
      [command, "--help"].filter { !$0.isEmpty }, environment: ["COLUMNS": "80"])
    let name = command.isEmpty ? "help" : "help-\(command)"
    let file = packageRoot.appendingPathComponent("Tests/MigrateToolTests/Expected/\(name).txt")
    #expect(result.exitCode == 0)
    #expect(try result.output == String(contentsOf: file, encoding: .utf8), "\(result.output)")
  }
}
