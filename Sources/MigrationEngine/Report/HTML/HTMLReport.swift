import Foundation

/// The report as one page that shows a team where its migration stands. It needs no network and no other file, and can
/// be read without its script, which adds search, order, the map and colours.
public struct HTMLReport: Sendable {
  private let report: Report
  private let changes: [FileChange]
  private let isWritten: Bool
  private let trend: [TrendEntry]
  private let origin: RunOrigin

  /// - Parameters:
  ///   - report: what was done.
  ///   - changes: the files that change.
  ///   - isWritten: whether the changes were written.
  ///   - trend: the runs so far, this one last; none where no trend is kept.
  ///   - origin: what the report is about.
  public init(
    _ report: Report, changes: [FileChange], isWritten: Bool = false, trend: [TrendEntry] = [], origin: RunOrigin
  ) {
    self.report = report
    self.changes = changes
    self.isWritten = isWritten
    self.trend = trend
    self.origin = origin
  }

  /// - Throws: what Foundation's encoder throws.
  public func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = ScriptData(files: report.files)
    // Between the tags of a script `<` would be read as the beginning of one.
    let json = String(decoding: try encoder.encode(data), as: UTF8.self).replacing("<", with: "\\u003c")
    let overview = HTMLOverview(report, isWritten: isWritten, origin: origin)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <meta name="generator" content="migrate-tool \(origin.version.html)">
      <link rel="icon" href="data:,">
      <title>\(origin.project.html): migration to Codable</title>
      <style>
      \(HTMLPageStyle.css)
      \(HTMLItemStyle.css)
      \(HTMLTrend.style)
      \(HTMLTreemap.style)
      </style>
      </head>
      <body>
      \(overview.head)
      <main>
      <noscript><p class="note">Search, order, colours of the code and the map need scripts, which are off. Everything
      else can be read.</p></noscript>
      \(overview.progress)
      \(HTMLTrend.section(trend))
      \(HTMLTreemap.section(isWritten: isWritten))
      \(overview.folders)
      \(overview.obstacles)
      \(HTMLItems(report, changes: changes, isWritten: isWritten, link: origin.sourceLink).section)
      \(overview.notes)
      </main>
      <script type="application/json" id="report">\(json)</script>
      <script>
      "use strict";
      \(HTMLItemScript.code)
      \(HTMLTrend.script)
      \(HTMLTreemap.script)
      \(HTMLAddressScript.code)
      </script>
      </body>
      </html>

      """
  }

  /// The figures that the map is drawn from; all else is in the page itself.
  private struct ScriptData: Encodable {
    let files: [Report.File]
  }
}
