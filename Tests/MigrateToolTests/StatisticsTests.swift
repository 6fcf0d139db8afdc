import Foundation
import TestSupport
import Testing

/// `--statistics` says what a run did.
@Suite("Statistics of a run", .runsProcesses) struct StatisticsTests {
  @Test func eachFileIsParsedOnceAsItWasRead() async throws {
    try await withLegacySample { parent in
      let (files, changed) = try await counts(in: parent)
      let statistics = try await statistics(of: "Legacy", in: parent)
      #expect(statistics["files as they were read"] == files)
      #expect(statistics["such files, whole again"] == 0)
      // The imports of a changed file depend on what is left in it, and then it is checked.
      let results = try #require(statistics["changed files, to check and to count"])
      #expect(results > 0 && results <= 2 * changed)
      #expect(try #require(statistics["times"]) >= #require(statistics["initializers"]))
    }
  }

  @Test func nothingIsInterpretedWhereNothingIsMadeOfDocuments() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("import SwiftyJSON\n\nlet limit = 3\n", to: "App/Limit.swift")
      let statistics = try await statistics(of: "App", in: folder)
      #expect(statistics["files as they were read"] == 1)
      #expect(statistics["times"] == 0)
      #expect(statistics["initializers"] == 0)
    }
  }

  @Test func theReportIsTheSame() async throws {
    try await withLegacySample { parent in
      let plain = try await migrateTool("migrate", "Legacy", in: parent)
      let counted = try await migrateTool("migrate", "Legacy", "--statistics", in: parent)
      #expect(plain.output == counted.output)
      #expect(plain.errors.isEmpty)
      for stage in ["reading", "planning", "checking", "reporting"] {
        #expect(counted.errors.contains(" ms \(stage),"))
      }
    }
  }

  private func statistics(of path: String, in folder: URL) async throws -> [String: Int] {
    let result = try await migrateTool("migrate", path, "--quiet", "--statistics", in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    let rows = result.errors.matches(of: #/(?m)^ *([0-9]+)  (.+)$/#).map { found in
      (String(found.output.2), Int(found.output.1) ?? -1)
    }
    return Dictionary(rows) { first, _ in first }
  }

  private func counts(in folder: URL) async throws -> (files: Int, changed: Int) {
    struct Report: Decodable {
      struct Totals: Decodable {
        let files: Int
        let changedFiles: Int
      }
      let totals: Totals
    }
    let result = try await migrateTool("migrate", "Legacy", "--reporter", "json", in: folder)
    let totals = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).totals
    return (totals.files, totals.changedFiles)
  }
}
