import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// A trend keeps a line for each run, whole or not at all.
@Suite struct TrendFileTests {
  @Test func runsAreKeptInTheirOrder() async throws {
    try await withTemporaryFolder { folder in
      let file = TrendFile(path: folder.appendingPathComponent("trend.ndjson").path)
      #expect(try file.entries() == [])
      let runs = [entry(reads: 9), entry(reads: 4, revision: "0123abc"), entry(reads: 0)]
      for (index, run) in runs.enumerated() {
        let all = try file.append(run)
        #expect(all == Array(runs[...index]))
      }
      #expect(try file.entries() == runs)
    }
  }

  @Test func runsAtOnceAreAllKept() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("trend.ndjson").path
      try await withThrowingTaskGroup { group in
        for reads in 0..<60 {
          group.addTask { _ = try TrendFile(path: path).append(entry(reads: reads)) }
        }
        try await group.waitForAll()
      }
      #expect(try TrendFile(path: path).entries().map(\.totals.readsBefore).sorted() == Array(0..<60))
    }
  }

  @Test(arguments: ["", "\n", "\r\n", "\n\n"]) func theLastLineMayEndInAnyWay(_ end: String) async throws {
    try await withTemporaryFolder { folder in
      let file = TrendFile(path: folder.appendingPathComponent("trend.ndjson").path)
      let line = try String(decoding: entry(reads: 1).line(), as: UTF8.self).trimmingCharacters(in: .newlines)
      try folder.write(line + end, to: "trend.ndjson")
      _ = try file.append(entry(reads: 2))
      #expect(try file.entries().map(\.totals.readsBefore) == [1, 2])
    }
  }

  @Test(arguments: [
    ("{\"version\":1,\"date\"", "it is no JSON object"),
    ("[1]", "it is no JSON object"),
    ("\u{FFFD}", "it is no JSON object"),
    ("{}", "`version` is missing"),
    ("{\"version\":2}", "it was written by a later version of the tool"),
    ("{\"version\":\"1\"}", "`version` is of another kind"),
    ("{\"version\":1,\"written\":true,\"totals\":{}}", "`date` is missing"),
    ("{\"version\":1,\"date\":\"soon\",\"written\":true,\"totals\":{}}", "`date` is of another kind"),
    ("{\"version\":1,\"date\":\"2025-10-09T08:53:20Z\",\"written\":true,\"totals\":{}}", "`totals.types` is missing"),
  ]) func aLineThatIsNoRunIsNamedAndNothingIsAdded(_ line: String, _ reason: String) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("trend.ndjson").path
      let good = String(decoding: try entry(reads: 1).line(), as: UTF8.self)
      try folder.write(good + line + "\n" + good + "\n" + line + "\n", to: "trend.ndjson")
      let before = try folder.everything()
      let expected = [2, 5].map { "\(path):\($0): error: no line of a trend: \(reason)" }.joined(separator: "\n")
      for use in [{ try TrendFile(path: path).entries() }, { try TrendFile(path: path).append(entry(reads: 2)) }] {
        let problems = #expect(throws: SourceProblems.self) { _ = try use() }
        #expect(problems?.description == expected)
      }
      #expect(try folder.everything() == before)
    }
  }

  @Test func bytesThatAreNoTextAreNoRun() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("trend.ndjson")
      try (Data([0xFF, 0x7B, 0x00, 0x0A]) + entry(reads: 1).line()).write(to: file)
      let problems = #expect(throws: SourceProblems.self) { try TrendFile(path: file.path).entries() }
      #expect(problems?.description == "\(file.path):1: error: no line of a trend: it is no JSON object")
    }
  }

  @Test func aFolderAndAPlaceThatIsNotThereAreErrors() async throws {
    try await withTemporaryFolder { folder in
      let isFolder = #expect(throws: SourceProblems.self) { try TrendFile(path: folder.path).append(entry(reads: 1)) }
      #expect(isFolder?.description == "\(folder.path): error: the trend is no file")
      let path = folder.appendingPathComponent("absent/trend.ndjson").path
      let isAbsent = #expect(throws: SourceProblems.self) { try TrendFile(path: path).append(entry(reads: 1)) }
      #expect(isAbsent?.description == "\(path): error: the trend can't be written: No such file or directory")
    }
  }
}

private func entry(reads: Int, revision: String? = nil) -> TrendEntry {
  var report = Report(totals: .init(), items: [], notes: [])
  report.totals.legacy.readsBefore = reads
  return TrendEntry(
    report, isWritten: false, revision: revision, date: Date(timeIntervalSince1970: TimeInterval(1_760_000_000 + reads))
  )
}
