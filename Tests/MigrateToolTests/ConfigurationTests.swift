import Foundation
import TestSupport
import Testing

/// What a project says once, in `.migrate-tool.yml`.
@Suite(.runsProcesses) struct ConfigurationTests {
  @Test func theFileIsFoundUpwardsFromTheSources() async throws {
    try await withLegacySample { parent in
      try parent.write("tighten: none\nmin-samples: 5\n", to: ".migrate-tool.yml")
      let legacy = parent.appendingPathComponent("Legacy")
      let result = try await migrateTool(
        "migrate", legacy.path, "--print-configuration", in: FileManager.default.temporaryDirectory)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(result.output.contains("tighten: none\n"))
      #expect(result.output.contains("min-samples: 5\n"))
    }
  }

  @Test func aFileOfTheOtherNameIsNotPassedOver() async throws {
    try await withLegacySample { parent in
      try parent.write("tighten: none\n", to: ".migrate-tool.yaml")
      for others in [[], [".migrate-tool.yml"]] {
        for name in others { try parent.write("tighten: none\n", to: name) }
        let result = try await migrateTool("migrate", "Legacy", in: parent)
        #expect(result.exitCode == 1)
        #expect(
          result.errors
            == ".migrate-tool.yaml: error: the configuration is read from '.migrate-tool.yml'; rename this file\n")
      }
      // What is above the file that is read has no say, whatever its name.
      try parent.write("tighten: none\n", to: "Legacy/.migrate-tool.yml")
      let result = try await migrateTool("migrate", "Legacy", "--print-configuration", in: parent)
      #expect(result.exitCode == 0 && result.output.contains("tighten: none\n"), "\(result.errors)")
    }
  }

  @Test func theWholeOfWhatHoldsIsPrinted() async throws {
    try await withLegacySample { parent in
      try parent.write(
        "paths: [Legacy]\nrename: true\nexclude: [Coupon.swift]\nroot: { A: b.json }\n", to: ".migrate-tool.yml")
      let result = try await migrateTool("migrate", "--print-configuration", "--tighten", "declared", in: parent)
      #expect(
        result.output == """
          paths: ["Legacy"]
          exclude: ["Coupon.swift"]
          context: []
          evidence: []
          min-samples: 20
          root: { "A": "b.json" }
          tighten: declared
          rename: true
          keep-classes: false
          inline-types: false
          drop-prints: false

          """)
      // The same, from a folder below.
      let below = try await migrateTool("migrate", "--print-configuration", in: parent.appendingPathComponent("Legacy"))
      #expect(below.output.hasPrefix("paths: [\".\"]\nexclude: [\"Coupon.swift\"]\n"), "\(below.output)")
    }
  }

  @Test func optionsOfTheCommandLineComeFirst() async throws {
    try await withLegacySample { parent in
      try parent.write("rename: true\nkeep-classes: true\ntighten: none\n", to: ".migrate-tool.yml")
      let result = try await migrateTool(
        "migrate", "Legacy", "--no-rename", "--tighten", "evidence", "--print-configuration", in: parent)
      #expect(
        result.output.hasSuffix(
          "tighten: evidence\nrename: false\nkeep-classes: true\ninline-types: false\ndrop-prints: false\n"),
        "\(result.output)")
    }
  }

  @Test func whatTheFileSaysIsDone() async throws {
    try await withLegacySample { parent in
      try parent.write(
        "paths: [Legacy]\nevidence: [\(Sample.recorded.path)]\nrename: true\n", to: ".migrate-tool.yml")
      let result = try await migrateTool("migrate", "--write", "--allow-dirty", in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(
        try parent.appendingPathComponent("Legacy").contents()
          == Sample.folder.appendingPathComponent("Tightened").contents())
    }
  }

  @Test(arguments: [("exclude", ["Legacy/Coupon.swift"]), ("include", ["Diamond*.swift", "Legacy/Screens"])])
  func aFileThatIsNotSelectedIsOnlyRead(_ key: String, _ patterns: [String]) async throws {
    try await withLegacySample { parent in
      try parent.write("\(key): \(patterns)\n", to: ".migrate-tool.yml")
      let result = try await migrateTool("migrate", "Legacy", "--write", "--allow-dirty", in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      let (before, after) = (try Sample.legacy.contents(), try parent.appendingPathComponent("Legacy").contents())
      #expect(after["Coupon.swift"] == before["Coupon.swift"])
      #expect(after["DiamondResponse.swift"] != before["DiamondResponse.swift"])
    }
  }

  @Test func aMistakeIsNamedWithItsPlaceAndNothingIsDone() async throws {
    try await withLegacySample { parent in
      try parent.write("rename: true\nminsamples: 5\n", to: ".migrate-tool.yml")
      let before = try parent.contents()
      let result = try await migrateTool("migrate", "Legacy", "--write", "--allow-dirty", in: parent)
      #expect(result.exitCode == 1)
      #expect(
        result.errors == ".migrate-tool.yml:2:1: error: unknown key 'minsamples'; did you mean 'min-samples'?\n")
      #expect(try parent.contents() == before)
      try parent.write("quality: high\n", to: ".migrate-tool.yml")
      let other = try await migrateTool("migrate", "Legacy", in: parent)
      #expect(other.errors.hasPrefix(".migrate-tool.yml:1:1: error: unknown key 'quality'; the keys are paths, "))
    }
  }

  @Test func noPathsAnywhereIsUsage() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool("migrate", in: parent)
      #expect(result.exitCode == 64)
      #expect(result.errors.contains("no configuration file names paths"))
    }
  }

  @Test func initWritesWhatIsThereAndCommentsTheRest() async throws {
    try await withLegacySample { parent in
      try parent.write("let tests = 1\n", to: "AppTests/Tests.swift")
      try parent.write("no Swift", to: "Documents/a.txt")
      let result = try await migrateTool("init", in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      let text = try #require(try parent.contents()[".migrate-tool.yml"])
      #expect(text.contains("\npaths: [\"Legacy\"]\n") && text.contains("\ncontext: [\"AppTests\"]\n"))
      // The rest is there to be taken out of its comment, and can be read then.
      let comments = text.split(separator: "\n").map { line in
        line.hasPrefix("# ") && line.dropFirst(2).contains(": ") ? String(line.dropFirst(2)) : String(line)
      }
      try parent.write(comments.joined(separator: "\n"), to: ".migrate-tool.yml")
      let whole = try await migrateTool("migrate", "--print-configuration", in: parent)
      #expect(whole.exitCode == 0, "\(whole.errors)")
      #expect(whole.output.contains("keep-classes: true\n") && whole.output.contains("root: { \"Products\": "))
    }
  }

  @Test func initLeavesAFileThatExists() async throws {
    try await withLegacySample { parent in
      try parent.write("rename: true\n", to: ".migrate-tool.yml")
      let result = try await migrateTool("init", in: parent)
      #expect(result.exitCode == 1)
      #expect(result.errors == ".migrate-tool.yml: error: the file exists already; nothing was written to it\n")
      #expect(try parent.contents()[".migrate-tool.yml"] == "rename: true\n")
    }
  }
}
