import Foundation
import MigrationEngine
import TestSupport
import Testing

/// The tool over the sample: what is in the repository is exactly what it makes, and it does what the article did.
@Suite(.runsProcesses) struct DiamondSampleTests {
  enum Mode: CaseIterable {
    case plain, tightened

    var arguments: [String] {
      self == .plain ? [] : ["--evidence", Sample.recorded.path, "--rename"]
    }

    var expected: URL {
      Sample.folder.appendingPathComponent(self == .plain ? "Migrated" : "Tightened")
    }
  }

  @Test(arguments: Mode.allCases) func writingGivesExactlyTheSampleFolder(mode: Mode) async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool(
        ["migrate", "Legacy", "--write", "--allow-dirty"] + mode.arguments, in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      let written = try parent.appendingPathComponent("Legacy").contents()
      #expect(written == (try mode.expected.contents()))
      #expect(Set(written.keys) == Set(try Sample.folder.appendingPathComponent("Legacy").contents().keys))
    }
  }

  @Test(arguments: Mode.allCases) func aSecondRunChangesNothing(mode: Mode) async throws {
    try await withLegacySample { parent in
      _ = try await migrateTool(["migrate", "Legacy", "--write", "--allow-dirty"] + mode.arguments, in: parent)
      let once = try parent.appendingPathComponent("Legacy").contents()
      let result = try await migrateTool(
        ["migrate", "Legacy", "--write", "--allow-dirty"] + mode.arguments, in: parent)
      #expect(result.exitCode == 0)
      #expect(try parent.appendingPathComponent("Legacy").contents() == once)
      let check = try await migrateTool(["migrate", "Legacy", "--check"] + mode.arguments, in: parent)
      #expect(check.exitCode == 0, "\(check.output)")
    }
  }

  @Test(arguments: Mode.allCases) func aDryRunLeavesTheTreeAsItWas(mode: Mode) async throws {
    try await withLegacySample { parent in
      let before = try parent.contents()
      let result = try await migrateTool(["migrate", "Legacy"] + mode.arguments, in: parent)
      #expect(result.exitCode == 0)
      #expect(result.output.contains("--- a/Legacy/DiamondResponse.swift\n+++ b/Legacy/DiamondResponse.swift\n@@ "))
      #expect(try parent.contents() == before)
    }
  }

  @Test(arguments: Mode.allCases) func theDiffIsOneThatPatchApplies(mode: Mode) async throws {
    try await withLegacySample { parent in
      let run = try await migrateTool(
        ["migrate", "Legacy", "--report-file", "report.txt"] + mode.arguments, in: parent)
      try parent.write(run.output, to: "change.diff")
      let patch = try await TestSupport.command("git", ["apply", "-p1", "change.diff"], in: parent)
      #expect(patch.exitCode == 0, "\(patch.errors)")
      #expect(try parent.appendingPathComponent("Legacy").contents() == (try mode.expected.contents()))
    }
  }

  /// The measure of the article: 94 lines or more become 34 or fewer.
  @Test func theProductsAPIShrinksAsInTheArticle() async throws {
    try await withLegacySample { parent in
      let report = try await report(["migrate", "Legacy"] + Mode.tightened.arguments, in: parent)
      let items = report.items.filter { $0.name.contains("Products") }
      #expect(
        Set(items.map(\.name)) == [
          "DiamondResponse.ProductsParams", "DiamondResponse.ProductsParams.Product", "DiamondResponse.Products",
          "Diamond.ProductsRequestParams", "Diamond.ProductsRequest", "DiamondShop.loadProducts",
        ])
      #expect(items.map(\.linesBefore).reduce(0, +) >= 94)
      #expect(items.map(\.linesAfter).reduce(0, +) <= 34)
      #expect(items.allSatisfy { $0.outcome == .synthesized })
    }
  }

  /// Counted here by hand, so that the report does not vouch for itself: the endpoint's lines are the whole namespace.
  @Test func theReportedLinesAreThoseOfTheFiles() async throws {
    try await withLegacySample { parent in
      for mode in Mode.allCases {
        let report = try await report(["migrate", "Legacy"] + mode.arguments, in: parent)
        let changed = report.items.filter { ![.untouched, .bridged].contains($0.outcome) }
        #expect(changed.map(\.linesBefore).reduce(0, +) == report.totals.linesBefore)
        #expect(changed.map(\.linesAfter).reduce(0, +) == report.totals.linesAfter)
        // Every converted item of the request file, against the lines of the file itself: all but the import lines, the
        // blank lines between declarations, and the frame `final class Diamond { }`.
        let after = try String(
          contentsOf: mode.expected.appendingPathComponent("DiamondRequest.swift"), encoding: .utf8)
        let inDeclarations = after.split(separator: "\n").filter { line in
          let text = line.trimmingCharacters(in: .whitespaces)
          return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("import")
            && !text.hasPrefix("final class Diamond")
        }
        let items = report.items.filter { $0.file == "Legacy/DiamondRequest.swift" }
        #expect(items.map(\.codeLinesAfter).reduce(0, +) == inDeclarations.count - 1, "\(mode)")
      }
    }
  }

  @Test func everyCommentThatIsNotAboutDeletedCodeIsKept() throws {
    let deleted = ["// A GET sends no content."]
    for mode in Mode.allCases {
      for (name, text) in try Sample.legacy.contents() {
        let result = try #require(try mode.expected.contents()[name])
        for line in text.split(separator: "\n") {
          guard let comment = line.range(of: "//").map({ String(line[$0.lowerBound...]) }) else { continue }
          #expect(result.contains(comment) != deleted.contains(comment), "\(name), \(mode): \(comment)")
        }
      }
    }
  }

  @Test func withoutEvidenceTheReportSaysWhatIsLeftToDo() async throws {
    try await withLegacySample { parent in
      let report = try await report(["migrate", "Legacy"], in: parent)
      let outcomes = Dictionary(
        uniqueKeysWithValues: report.items.filter { $0.kind != .callSite }.map { ($0.name, $0.outcome) })
      #expect(outcomes["DiamondResponse.Products"] == .synthesized)
      #expect(outcomes["DiamondResponse.ProductsParams.Product"] == .synthesized)
      #expect(outcomes["Coupon"] == .synthesized)
      #expect(outcomes["CouponBook"] == .untouched)
      let book = try #require(report.items.first { $0.name == "CouponBook" })
      #expect(
        book.reasons == [
          "Legacy/CouponBook.swift:13:27: `.rawData` of the document is not understood",
          "Legacy/CouponBook.swift:13:22: needs a written initializer: `promotions = try? json[\"promotions\"].rawData()` is not understood",
        ])
      let products = try #require(report.items.first { $0.name == "DiamondResponse.Products" })
      #expect(
        products.reasons.contains {
          $0.contains("`status`: a `Status.StatusParams` is made even when the key is absent")
        })
      let callSite = try #require(report.items.first { $0.name == "DiamondShop.loadProducts" })
      #expect(
        callSite.reasons.contains {
          $0.contains("`L_ERROR_ACCESS.localized`") && $0.contains("destructiveErrorMessage")
        })
    }
  }

  private func report(_ arguments: [String], in parent: URL) async throws -> Report {
    let result = try await migrateTool(arguments + ["--reporter", "json"], in: parent)
    try #require(result.exitCode == 0, "\(result.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }
}
