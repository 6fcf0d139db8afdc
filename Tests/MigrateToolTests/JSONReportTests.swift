import Foundation
import TestSupport
import Testing

/// The shape that programs rely on, as the design gives it.
@Suite(.runsProcesses) struct JSONReportTests {
  @Test func theReportHasTheShapeOfTheDesign() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool("migrate", "Legacy", "--reporter", "json", in: parent)
      #expect(result.exitCode == 0)
      let report = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      #expect(report["version"] as? Int == 1)
      let sections = try #require(report["totals"] as? [String: Any])
      let totals = sections.compactMapValues { $0 as? Int }
      let sums = [
        "files", "changedFiles", "types", "synthesized", "explicit", "bridged", "untouched", "linesBefore",
        "linesAfter",
        "codeLinesBefore", "codeLinesAfter",
      ]
      for key in sums { #expect(totals[key] != nil, "\(key)") }
      #expect(totals["files"] == 7)
      #expect(totals["changedFiles"] == 4)
      // What a search for the word finds in the sample, before and after.
      #expect(
        sections["legacy"] as? [String: Int] == [
          "mentionsBefore": 8, "mentionsAfter": 1, "readsBefore": 21, "readsAfter": 3, "importsBefore": 5,
          "importsAfter": 1,
        ])
      let outcomes = ["synthesized", "explicit", "bridged", "untouched"].compactMap { totals[$0] }
      #expect(outcomes.reduce(0, +) == totals["types"])

      let items = try #require(report["items"] as? [[String: Any]])
      #expect(!items.isEmpty)
      for item in items {
        for key in ["line", "linesBefore", "linesAfter", "codeLinesBefore", "codeLinesAfter"] {
          #expect(item[key] is Int, "\(key)")
        }
        for key in ["file", "name"] { #expect(item[key] is String, "\(key)") }
        #expect(item["reasons"] is [String])
        #expect(["response", "model", "request", "callSite"].contains(item["kind"] as? String ?? ""))
        #expect(["synthesized", "explicit", "bridged", "untouched"].contains(item["outcome"] as? String ?? ""))
      }
      let product = try #require(items.first { $0["name"] as? String == "DiamondResponse.ProductsParams.Product" })
      #expect(product["file"] as? String == "Legacy/DiamondResponse.swift")
      #expect(product["line"] as? Int == 15)
      // The class from `final class Product` to its brace: 14 lines without the two comments, one of them blank.
      #expect(product["linesBefore"] as? Int == 14)
      #expect(product["codeLinesBefore"] as? Int == 13)
    }
  }

  @Test func aReportFileHoldsTheReportAndTheDiffGoesToTheTerminal() async throws {
    try await withLegacySample { parent in
      let direct = try await migrateTool("migrate", "Legacy", "--reporter", "json", in: parent)
      let result = try await migrateTool(
        "migrate", "Legacy", "--reporter", "json", "--report-file", "report.json", in: parent)
      #expect(result.output.hasPrefix("--- a/Legacy/"))
      #expect(try String(contentsOf: parent.appendingPathComponent("report.json"), encoding: .utf8) == direct.output)
    }
  }
}
