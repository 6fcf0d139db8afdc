import Foundation
import TestSupport
import Testing

/// The reports for pull requests and for other programs.
@Suite(.runsProcesses) struct ReportFormatTests {
  // MARK: JSON

  @Test(arguments: [[], ["--evidence", Sample.recorded.path, "--rename"]]) func theJSONReportIsAsItsSchemaSays(
    _ options: [String]
  ) async throws {
    let report = try await json(reporter: "json", options)
    let schema = try JSONSchema(
      contentsOf: packageRoot.appendingPathComponent("docs/migration-report.schema.json"))
    #expect(schema.mistakes(in: report).isEmpty)
    var broken = report
    broken["totals"] = ["files": "many"]
    #expect(schema.mistakes(in: broken).contains("$.totals.files: no integer"))
  }

  @Test func findingsAreTheReasonsWithTheirPlacesByThemselves() async throws {
    let items = try #require(try await report()["items"] as? [[String: Any]])
    for item in items {
      let findings = try #require(item["findings"] as? [[String: Any]])
      let reasons = findings.map { finding -> String in
        let place = ["file", "line", "column"].compactMap { finding[$0].map { "\($0)" } }.joined(separator: ":")
        return (place.isEmpty ? "" : "\(place): ") + (finding["text"] as? String ?? "")
      }
      #expect(item["reasons"] as? [String] == reasons)
    }
    let product = try #require(items.first { $0["name"] as? String == "DiamondResponse.ProductsParams.Product" })
    #expect(product["endLine"] as? Int == 30)
    #expect(product["reads"] as? Int == 3)
    let properties = try #require(product["properties"] as? [[String: Any]])
    #expect(properties.map { $0["key"] as? String } == ["product_id", "coin", "diamond"])
    #expect(properties.map { $0["attribute"] as? String } == ["@Lossless", "@Lossless", "@Lossless"])
    let outer = try #require(items.first { $0["name"] as? String == "DiamondResponse.ProductsParams" })
    #expect(outer["dependencies"] as? [String] == ["DiamondResponse.ProductsParams.Product"])
  }

  // MARK: SARIF

  @Test func aSARIFLogHasAResultForEachItem() async throws {
    let log = try await json(reporter: "sarif")
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let names = rules.compactMap { $0["id"] as? String }
    #expect(names.prefix(4) == ["synthesized", "explicit", "bridged", "untouched"])
    #expect(Set(names).count == rules.count && rules.count > 4)
    // A reason says what to do by hand.
    for rule in rules.dropFirst(4) { #expect((rule["help"] as? [String: String])?["text"]?.isEmpty == false) }
    let results = try #require(run["results"] as? [[String: Any]])
    let items = try #require(try await report()["items"] as? [[String: Any]])
    #expect(results.count == items.count && !items.isEmpty)
    for (result, item) in zip(results, items) {
      let isConverted = ["synthesized", "explicit"].contains(item["outcome"] as? String)
      let findings = try #require(item["findings"] as? [[String: Any]])
      let reason = findings.first { $0["line"] != nil }?["reason"] as? String
      #expect(result["ruleId"] as? String == (isConverted ? nil : reason) ?? item["outcome"] as? String)
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(result["level"] as? String == (isConverted ? "note" : "warning"))
      let locations = try #require(result["locations"] as? [[String: [String: [String: Any]]]])
      let place = try #require(locations.first?["physicalLocation"])
      #expect(place["artifactLocation"]?["uri"] as? String == item["file"] as? String)
      #expect(place["region"]?["startLine"] as? Int == item["line"] as? Int)
      #expect(place["region"]?["endLine"] as? Int == item["endLine"] as? Int)
      let text = try #require((result["message"] as? [String: String])?["text"])
      #expect(text.contains(item["name"] as? String ?? "?"))
    }
  }

  @Test func aFileThatWasSkippedIsANotificationAndPathsAreAddresses() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("struct Broken {\n", to: "App/A file.swift")
      try folder.write(
        "import SwiftyJSON\nstruct User { let id: Int; init(json: JSON) { id = json[\"id\"].intValue } }\n",
        to: "App/Other file.swift")
      let result = try await migrateTool("migrate", "App", "--reporter", "sarif", in: folder)
      #expect(result.output.contains("\"uri\" : \"App/Other%20file.swift\""))
      let log = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
      #expect(invocation["executionSuccessful"] as? Bool == true)
      let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
      #expect(notifications.count == 1)
      let text = (notifications[0]["message"] as? [String: String])?["text"]
      #expect(text == "App/A file.swift:1:16: error: expected '}' to end struct")
    }
  }

  // MARK: Markdown and GitHub

  @Test func markdownHasTheFiguresAndEachItem() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool("migrate", "Legacy", "--reporter", "markdown", in: parent)
      #expect(result.exitCode == 0)
      #expect(result.output.hasPrefix("## Migration to Codable\n\n4 of 7 files would change.\n"))
      #expect(result.output.contains("| all | 14 | 13 | 0 | 0 | 1 | 220 → 115 | -48 % |\n"), "\(result.output)")
      #expect(result.output.contains("| values read from one | 21 | 3 |\n"))
      #expect(
        result.output.contains("| model CouponBook | Legacy/CouponBook.swift:6 | untouched |"), "\(result.output)")
      // A table keeps its columns whatever a reason says.
      let columns = result.output.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { row in
        row.replacing("\\|", with: "").count { $0 == "|" }
      }
      #expect(Set(columns) == [4, 6, 9], "\(columns)")
    }
  }

  @Test func markdownFitsACommentOnGitHub() async throws {
    try await withTemporaryFolder { folder in
      let name = String(repeating: "RatherLongName", count: 60)
      let models = (0..<80).map { index in
        "struct \(name)\(index) {\n  let values: Any\n  init(json: JSON) { values = json.error as Any }\n}\n"
      }
      try folder.write("import SwiftyJSON\n" + models.joined(), to: "App/Models.swift")
      let result = try await migrateTool("migrate", "App", "--reporter", "markdown", in: folder)
      #expect(result.output.count < 65_536)
      #expect(result.output.contains(/\n\d+ more items have no room here; the JSON report has them.\n/))
    }
  }

  @Test func annotationsAreWorkflowCommands() async throws {
    try await withLegacySample { parent in
      try parent.write("struct Broken {\n", to: "Legacy/100%.swift")
      let result = try await migrateTool("migrate", "Legacy", "--reporter", "github", in: parent)
      let lines = result.output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.wholeMatch(of: /::(error|warning|notice) [^\n]*::[^\n]+/) != nil })
      #expect(lines.first?.hasPrefix("::error title=Skipped::Legacy/100%25.swift:1:16: error: ") == true)
      #expect(
        lines.contains {
          $0.hasPrefix(
            "::notice file=Legacy/Coupon.swift,line=5,endLine=22,title=model Coupon::Legacy code that can be converted, "
          )
        }, "\(result.output)")
      #expect(lines.contains { $0.hasPrefix("::warning file=Legacy/CouponBook.swift,line=6,") && $0.contains("%0A") })
    }
  }

  @Test func onceWrittenOnlyWhatStaysIsAnnotated() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool(
        "migrate", "Legacy", "--write", "--allow-dirty", "--reporter", "github", in: parent)
      #expect(result.output.hasPrefix("::warning file=Legacy/CouponBook.swift,"))
      #expect(!result.output.contains("::notice"))
    }
  }

  /// The JSON report of the sample, made once for all tests.
  private func report() async throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(await Self.sampleReport.value.utf8)) as? [String: Any])
  }

  private static let sampleReport = Task {
    try await withLegacySample { parent in
      try await migrateTool("migrate", "Legacy", "--reporter", "json", in: parent).output
    }
  }

  private func json(reporter: String, _ options: [String] = []) async throws -> [String: Any] {
    try await withLegacySample { parent in
      let result = try await migrateTool(["migrate", "Legacy", "--reporter", reporter] + options, in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      return try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }
  }
}
