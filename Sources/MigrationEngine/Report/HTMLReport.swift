import Foundation

/// The report as one page that shows a team where its migration stands. It needs no network and no other file.
public struct HTMLReport: Sendable {
  private let report: Report
  private let changes: [FileChange]
  private let isWritten: Bool
  private let trend: [TrendEntry]

  /// - Parameters:
  ///   - report: what was done.
  ///   - changes: the files that change.
  ///   - isWritten: whether the changes were written.
  ///   - trend: the runs so far, this one last; none where no trend is kept.
  public init(_ report: Report, changes: [FileChange], isWritten: Bool = false, trend: [TrendEntry] = []) {
    self.report = report
    self.changes = changes
    self.isWritten = isWritten
    self.trend = trend
  }

  /// - Throws: what Foundation's encoder throws.
  public func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    // Between the tags of a script `<` would be read as the beginning of one.
    let data = String(decoding: try encoder.encode(contents), as: UTF8.self).replacing("<", with: "\\u003c")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>Migration to Codable</title>
      <style>
      \(HTMLReportPage.style)
      \(HTMLTrend.style)
      \(HTMLTreemap.style)
      </style>
      </head>
      \(HTMLReportPage.body)
      <script type="application/json" id="report">\(data)</script>
      <script>
      \(HTMLReportPage.script)
      \(HTMLTrend.script)
      \(HTMLTreemap.script)
      \(HTMLReportPage.navigation)
      </script>
      </html>

      """
  }

  private var contents: Contents {
    let summary = Summary(report)
    let byPath = Dictionary(grouping: report.items.filter(\.isConverted), by: \.file)
    let compared = Dictionary(
      changes.filter { byPath[$0.path] != nil }.map { ($0.path, SideBySide($0)) }
    ) { first, _ in first }
    return Contents(
      isWritten: isWritten, trend: trend, totals: report.totals, verification: report.verification,
      problems: report.problems + report.faults, notes: report.notes,
      rows: summary.rows.map { row in
        .init(
          title: row.title, items: row.items, outcomes: Outcome.allCases.map { row.outcomes[$0] ?? 0 },
          linesBefore: row.linesBefore, linesAfter: row.linesAfter)
      },
      folders: Self.folders(of: report.items), files: report.files, obstacles: summary.obstacles,
      blockingTypes: summary.blockingTypes,
      items: report.items.map { item in
        .init(
          item: item, verification: item.verification?.lines,
          rows: item.isConverted
            ? compared[item.file]?.rows(of: item.line...max(item.line, item.endLine)).map(\.self) : nil)
      })
  }

  /// The folders with legacy code, those with the most of it left first.
  private static func folders(of items: [Report.Item]) -> [Contents.Folder] {
    Dictionary(grouping: items) { ($0.file as NSString).deletingLastPathComponent }.map { folder, items in
      Contents.Folder(
        path: folder.isEmpty ? "." : folder, items: items.count, left: items.count { !$0.isConverted },
        reads: items.reduce(0) { $0 + $1.reads },
        readsLeft: items.reduce(0) { $0 + ($1.isConverted ? 0 : $1.reads) })
    }.sorted { ($1.readsLeft, $1.left, $0.path) < ($0.readsLeft, $0.left, $1.path) }
  }

  /// What the page's script reads.
  private struct Contents: Encodable {
    let isWritten: Bool
    let trend: [TrendEntry]
    let totals: Report.Totals
    let verification: String?
    let problems: [String]
    let notes: [String]
    let rows: [Row]
    let folders: [Folder]
    let files: [Report.File]
    let obstacles: [Summary.Obstacle]
    let blockingTypes: [Summary.Obstacle]
    let items: [Item]

    struct Row: Encodable {
      let title: String
      let items: Int
      /// In the order of ``Outcome/allCases``.
      let outcomes: [Int]
      let linesBefore: Int
      let linesAfter: Int
    }

    struct Folder: Encodable {
      let path: String
      let items: Int
      let left: Int
      let reads: Int
      let readsLeft: Int
    }

    struct Item: Encodable {
      let item: Report.Item
      let verification: [String]?
      let rows: [SideBySide.Row]?
    }
  }
}
