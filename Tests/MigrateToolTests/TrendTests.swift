import Foundation
import TestSupport
import Testing

/// `--trend` keeps a line for each run, and the page shows them.
@Suite(.runsProcesses) struct TrendTests {
  @Test func scanAndMigrateAddALineEach() async throws {
    try await withLegacySample { parent in
      for (seconds, arguments) in [
        ("1760000000", ["scan"]), ("1770000000", ["migrate", "--write", "--allow-dirty", "--quiet"]),
      ] {
        let result = try await migrateTool(
          arguments + ["Legacy", "--trend", "trend.ndjson"], in: parent,
          environment: ["SOURCE_DATE_EPOCH": seconds, "GIT_CEILING_DIRECTORIES": parent.path])
        #expect(result.exitCode == 0, "\(result.errors)")
      }
      let totals =
        #"{"bridged":0,"explicit":0,"importsAfter":1,"importsBefore":5,"linesAfter":115,"linesBefore":220,"#
        + #""mentionsAfter":1,"mentionsBefore":8,"readsAfter":3,"readsBefore":21,"synthesized":11,"types":12,"untouched":1}"#
      #expect(
        try parent.contents()["trend.ndjson"] == """
          {"date":"2025-10-09T08:53:20Z","totals":\(totals),"version":1,"written":false}
          {"date":"2026-02-02T02:40:00Z","totals":\(totals),"version":1,"written":true}

          """)
    }
  }

  @Test func theCommitIsNoted() async throws {
    try await withLegacySample { parent in
      for arguments in [
        ["init", "--quiet"], ["add", "--all"],
        ["-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "All"],
      ] {
        let result = try await command("git", arguments, in: parent)
        try #require(result.exitCode == 0, "\(result.errors)")
      }
      let commit = try await command("git", ["rev-parse", "HEAD"], in: parent)
      _ = try await migrateTool("scan", "Legacy/Coupon.swift", "--trend", "trend.ndjson", in: parent)
      let run = try #require(try runs(in: parent).first)
      let schema = try JSONSchema(contentsOf: packageRoot.appendingPathComponent("docs/migration-trend.schema.json"))
      #expect(schema.mistakes(in: run).isEmpty)
      #expect(run["revision"] as? String == commit.output.trimmingCharacters(in: .newlines))
      // Without SOURCE_DATE_EPOCH it is now.
      let date = try #require(ISO8601DateFormatter().date(from: run["date"] as? String ?? ""))
      #expect(abs(date.timeIntervalSinceNow) < 600)
    }
  }

  @Test func twoRunsAtOnceAreBothKept() async throws {
    try await withLegacySample { parent in
      async let first = migrateTool("scan", "Legacy", "--trend", "trend.ndjson", in: parent)
      async let second = migrateTool("migrate", "Legacy", "--trend", "trend.ndjson", "--quiet", in: parent)
      let results = try await [first, second]
      #expect(results.map(\.exitCode) == [0, 0])
      #expect(try runs(in: parent).count == 2)
    }
  }

  @Test func aCorruptLineKeepsTheRunFromDoingAnything() async throws {
    try await withLegacySample { parent in
      try parent.write("{\"version\":1,\n", to: "trend.ndjson")
      let before = try parent.everything()
      let result = try await migrateTool(
        "migrate", "Legacy", "--write", "--allow-dirty", "--trend", "trend.ndjson", in: parent)
      #expect(result.exitCode == 1)
      #expect(result.errors == "trend.ndjson:1: error: no line of a trend: it is no JSON object\n")
      #expect(result.output.isEmpty)
      #expect(try parent.everything() == before)
    }
  }

  @Test(arguments: ["yesterday", "-1", "99999999999999999999"]) func aDateThatIsNoneIsAnError(_ date: String)
    async throws
  {
    try await withLegacySample { parent in
      let result = try await migrateTool(
        ["scan", "Legacy", "--trend", "trend.ndjson"], in: parent, environment: ["SOURCE_DATE_EPOCH": date])
      #expect(result.exitCode == 1)
      #expect(
        result.errors == "error: SOURCE_DATE_EPOCH is '\(date)', not a number of seconds since 1970\n")
      #expect(try parent.contents()["trend.ndjson"] == nil)
    }
  }

  @Test func aTrendThatCannotBeWrittenKeepsTheRunFromWriting() async throws {
    try await withLegacySample { parent in
      let before = try parent.contents()
      let result = try await migrateTool(
        "migrate", "Legacy", "--write", "--allow-dirty", "--quiet", "--trend", "absent/trend.ndjson", in: parent)
      #expect(result.exitCode == 1)
      #expect(result.errors == "absent/trend.ndjson: error: the folder that it should be in does not exist\n")
      #expect(result.output.isEmpty)
      #expect(try parent.contents() == before)
    }
  }

  // MARK: The page

  @Test func thePageHoldsTheRuns() async throws {
    try await withPage { parent, page in
      let kept = try runs(in: parent)
      #expect(kept.count == 2)
      // What a run left is a row of a table, the last run first; the script draws what the table says.
      let rows = page.matches(of: /<tr><th scope="row"><time datetime="([^"]*)">[^<]*<\/time><\/th>(.*?)<\/tr>/).map {
        match in
        [String(match.1)] + match.2.matches(of: /<td>(.*?)<\/td>/).map { String($0.1) }
      }
      #expect(
        rows == [
          ["2026-02-02T02:40:00Z", "–", "written", "3", "1", "1", "0", "0", "0", "1", "0"],
          ["2025-10-09T08:53:20Z", "–", "–", "21", "8", "5", "11", "0", "0", "1", "220"],
        ])
    }
  }

  @Test(.enabled(if: Browser.path != nil, "no Chromium is installed")) func aBrowserPlotsThem() async throws {
    try await withPage { parent, _ in
      let seen = try await Browser.show(parent.appendingPathComponent("report.html"))
      #expect(!seen.errors.contains("CONSOLE"), "\(seen.errors)")
      #expect(seen.output.contains("<section id=\"trend-section\" aria-labelledby=\"trend-title\">"))
      // Each figure says in words what it shows.
      #expect(
        seen.output.contains(
          "aria-label=\"Values read from a JSON. 21 on 2025-10-09, 3 on 2026-02-02.\""))
      #expect(
        seen.output.contains(
          "aria-label=\"Types left, by how they would end. synthesized: 7 on 2025-10-09, 0 on 2026-02-02; "
            + "explicit: 4 on 2025-10-09, 0 on 2026-02-02; bridged: 0 on 2025-10-09, 0 on 2026-02-02; "
            + "untouched: 1 on 2025-10-09, 1 on 2026-02-02.\""))
      #expect(seen.output.contains("stroke-dasharray=\"8 3\""))
    }
  }

  @Test func withoutATrendNothingIsPlotted() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool("migrate", "Legacy", "--reporter", "html", in: parent)
      #expect(!result.output.contains("id=\"trend-section\""))
    }
  }

  /// The page of a run that wrote its changes, behind a scan; made once for all tests.
  private func withPage(_ body: (_ parent: URL, _ page: String) async throws -> Void) async throws {
    let (page, trend) = try await Self.page.value
    try await withTemporaryFolder { parent in
      try parent.write(page, to: "report.html")
      try parent.write(trend, to: "trend.ndjson")
      try await body(parent, page)
    }
  }

  private static let page = Task {
    try await withLegacySample { parent in
      _ = try await migrateTool(
        ["scan", "Legacy", "--trend", "trend.ndjson"], in: parent,
        environment: ["SOURCE_DATE_EPOCH": "1760000000", "GIT_CEILING_DIRECTORIES": parent.path])
      let result = try await migrateTool(
        ["migrate", "Legacy", "--write", "--allow-dirty", "--trend", "trend.ndjson", "--reporter", "html"], in: parent,
        environment: ["SOURCE_DATE_EPOCH": "1770000000", "GIT_CEILING_DIRECTORIES": parent.path])
      #expect(result.exitCode == 0, "\(result.errors)")
      let trend = try String(contentsOf: parent.appendingPathComponent("trend.ndjson"), encoding: .utf8)
      return (page: result.output, trend: trend)
    }
  }

  private func runs(in parent: URL) throws -> [[String: Any]] {
    try String(contentsOf: parent.appendingPathComponent("trend.ndjson"), encoding: .utf8).split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }
}
