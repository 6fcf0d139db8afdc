/// The end of a report in text, within 80 columns.
struct SummaryText {
  private let report: Report
  private let summary: Summary
  private let style: TextStyle
  private let isWritten: Bool

  private static let width = 80
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
      "Largest savings", summary.savings.prefix(Self.named).map { ("\($0.linesSaved) lines", $0.name, $0.place) })
    lines += list(
      "What stands in the way most",
      summary.obstacles.prefix(Self.named).map { ("\($0.count) ×", $0.text, $0.example) })
    let steps = report.nextSteps(isWritten: isWritten)
    if !steps.isEmpty {
      lines += ["", style.heading("What to do next")] + steps.map { "  " + cut($0, to: Self.width - 2) }
    }
    return lines
  }

  // MARK: Figures

  private var table: [String] {
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
    let widths = [13, 10, 9, 11]
    let cells = zip(outcomes, widths).map { $0.leftPadded(to: $1) }.joined()
    return
      (title.rightPadded(to: 10) + items.leftPadded(to: 6) + cells + lines.leftPadded(to: 14)
      + percent.leftPadded(to: 7)).trimmingEnd
  }

  private var figures: [String] {
    let (totals, legacy) = (report.totals, report.totals.legacy)
    let verb = isWritten ? "changed" : "would change"
    var lines = [
      "Files         \(totals.changedFiles) of \(totals.files) \(verb)"
        + (report.problems.isEmpty ? "" : ", \(report.problems.count) skipped"),
      "What is left  \(legacy.mentionsAfter) of \(legacy.mentionsBefore) mentions of `JSON`, \(legacy.readsAfter) of "
        + "\(legacy.readsBefore) reads, \(legacy.importsAfter) of \(legacy.importsBefore) imports",
    ]
    if let verification = report.verification { lines.append("Verified      \(verification)") }
    if totals.faults > 0 {
      let files = totals.faults == 1 ? "1 file was" : "\(totals.faults) files were"
      lines.append(style.bad("\(files) left alone because of a fault of the tool."))
    }
    return lines.map { cut($0, to: Self.width) }
  }

  /// A heading, and a line for each entry with its place at the end.
  private func list(_ heading: String, _ entries: [(count: String, text: String, place: String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return ["", style.heading(heading)]
      + entries.map { entry in
        let count = "  " + entry.count.leftPadded(to: 9) + "  "
        let place = cut(entry.place, to: 34)
        let room = Self.width - count.count - place.count - 2
        return count + cut(entry.text, to: room).rightPadded(to: room) + "  " + style.quiet(place)
      }
  }

  /// A text with its middle left out where it is too long.
  private func cut(_ text: String, to width: Int) -> String {
    guard text.count > width else { return text }
    let kept = width - 1
    return text.prefix(kept - kept / 2) + "…" + text.suffix(kept / 2)
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

  fileprivate func rightPadded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
