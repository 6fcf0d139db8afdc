/// The end of a report in text, within 80 columns.
struct SummaryText {
  private let report: Report
  private let summary: Summary
  private let style: TextStyle
  private let isWritten: Bool

  /// How many savings and obstacles are named.
  private static let named = 3

  init(_ report: Report, style: TextStyle, isWritten: Bool) {
    self.report = report
    self.style = style
    self.isWritten = isWritten
    summary = Summary(report)
  }

  var lines: [String] {
    var lines = table + [""] + figures
    lines += list(
      "Largest savings, in lines",
      summary.savings.prefix(Self.named).map { ("-\($0.lines)", $0.file, "\($0.linesBefore) → \($0.linesAfter)") })
    lines += list(
      "What stands in the way most",
      summary.obstacles.prefix(Self.named).map { ("\($0.count) ×", $0.text, $0.example) })
    let steps = report.nextSteps(isWritten: isWritten)
    if !steps.isEmpty {
      lines += ["", style.heading("What to do next")]
      lines += steps.map { "  " + TextColumns.cut($0, to: TextColumns.width - 2) }
    }
    let faults = report.totals.faults
    if faults > 0 {
      let files = faults == 1 ? "1 file was" : "\(faults) files were"
      let line = "\(files) left alone because of a fault of the tool: exit status \(Report.faultStatus)."
      lines += ["", style.bad(line)]
    }
    return lines
  }

  // MARK: Figures

  /// One line for each kind of item.
  var table: [String] {
    guard !report.items.isEmpty else {
      return [report.baseline == nil ? "No legacy code was found." : "No new legacy code was found."]
    }
    let head = Self.row("", "items", Outcome.allCases.map(\.rawValue), "lines", "")
    return [style.heading(head)]
      + summary.rows.map { row in
        let outcomes = Outcome.allCases.map { row.outcomes[$0].map(String.init) ?? "-" }
        let lines = row.change == nil ? "-" : "\(row.linesBefore) → \(row.linesAfter)"
        let percent = row.change.map { "\($0 > 0 ? "+" : "")\($0) %" } ?? ""
        return Self.row(row.title, "\(row.items)", outcomes, lines, percent)
      }
  }

  private static func row(
    _ title: String, _ items: String, _ outcomes: [String], _ lines: String, _ percent: String
  ) -> String {
    let cells = zip([items] + outcomes + [lines, percent], [6, 13, 10, 9, 11, 14, 7])
    let text = TextColumns.padded(title, to: 10) + cells.map { TextColumns.rightAligned($0, to: $1) }.joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The files, and what is left of the old library.
  var figures: [String] {
    let (totals, legacy) = (report.totals, report.totals.legacy)
    let verb = isWritten ? "changed" : "would change"
    var lines = [
      "Files         \(totals.changedFiles) of \(totals.files) \(verb)"
        + (report.problems.isEmpty ? "" : ", \(report.problems.count) skipped"),
      "What is left  \(legacy.mentionsAfter) of \(legacy.mentionsBefore) mentions of `JSON`, \(legacy.readsAfter) of "
        + "\(legacy.readsBefore) reads, \(legacy.importsAfter) of \(legacy.importsBefore) imports",
    ]
    if let verification = report.verification { lines.append("Verified      \(verification)") }
    return lines.map { TextColumns.cut($0, to: TextColumns.width) }
  }

  /// A heading, and a line for each entry: a number, what it is of, and a place or a detail.
  func list(_ heading: String, _ entries: [(count: String, text: String, detail: String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return ["", style.heading(heading)]
      + entries.map { entry in
        let count = "  " + TextColumns.rightAligned(entry.count, to: 9) + "  "
        let detail = TextColumns.cut(entry.detail, to: 34)
        let room = TextColumns.width - count.count - detail.count - 2
        let text = TextColumns.padded(TextColumns.begun(entry.text, to: room), to: room)
        return count + text + "  " + style.quiet(detail)
      }
  }
}
