/// The summary of a report in text. Texts are wrapped to the width of the terminal; paths stay whole.
struct SummaryText {
  private let report: Report
  private let summary: Summary
  private let style: TextStyle
  private let run: RunDescription

  /// The number of savings and obstacles that are listed.
  private static let listed = 5

  init(_ report: Report, style: TextStyle, run: RunDescription) {
    self.report = report
    self.style = style
    self.run = run
    summary = Summary(report)
  }

  var lines: [String] {
    var lines = table + [""] + figures
    let faults = report.totals.faults
    if faults > 0 {
      let files = faults == 1 ? "1 file was" : "\(faults) files were"
      let line = "\(files) left alone because of a fault of the tool: exit status \(Report.faultStatus)."
      lines += ["", style.bad(line)]
    }
    let steps = report.nextSteps(run, explaining: summary.obstacles.first)
    if !steps.isEmpty {
      lines += ["", style.heading("What to do next")]
      // A command stays on one line, to be copied.
      lines += steps.map { "  \($0)" }
    }
    lines += list("What stands in the way", entries(of: summary.obstacles, listing: Self.listed))
    lines += list("Call sites that stay", entries(of: summary.callSiteObstacles, listing: Self.listed))
    lines += list(
      "Largest savings, in lines",
      summary.savings.prefix(Self.listed).map { saving in
        Entry(count: "-\(saving.lines)", text: "\(saving.file)  \(saving.linesBefore) → \(saving.linesAfter)")
      })
    return lines
  }

  // MARK: Figures

  /// One line for each kind of item.
  var table: [String] {
    guard !report.items.isEmpty else {
      let place = run.isPartial ? " in the files that were looked at" : ""
      return [
        (report.baseline == nil ? "Nothing to convert was found" : "Nothing new to convert was found") + "\(place)."
      ]
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

  /// The number of files, and the uses of the old library before and after.
  var figures: [String] {
    let (totals, legacy) = (report.totals, report.totals.legacy)
    let verb = run.isWritten ? "changed" : "would change"
    var lines = [
      "Files     \(totals.changedFiles) of \(totals.files) \(verb)"
        + (report.problems.isEmpty ? "" : ", \(report.problems.count) skipped"),
      "`JSON`    mentions \(legacy.mentionsBefore) → \(legacy.mentionsAfter), reads \(legacy.readsBefore) → "
        + "\(legacy.readsAfter), imports \(legacy.importsBefore) → \(legacy.importsAfter)",
    ]
    if let verification = report.verification { lines.append("Verified  \(verification)") }
    return lines
  }

  // MARK: Lists

  /// One entry of a list: a number, what it counts, and lines below it.
  struct Entry {
    let count: String
    let text: String
    var details: [String] = []
  }

  /// Returns the entries for the most frequent obstacles, and one for the rest.
  func entries(of obstacles: [Summary.Obstacle], listing limit: Int = .max) -> [Entry] {
    let rest = obstacles.dropFirst(limit)
    let more = rest.isEmpty ? [] : [Entry(count: "\(rest.reduce(0) { $0 + $1.count })", text: "for other reasons")]
    return obstacles.prefix(limit).map { obstacle in
      let verb = obstacle.waiting == 1 ? "waits" : "wait"
      let waiting = obstacle.waiting == 0 ? "" : " (\(obstacle.waiting) more \(verb) for these)"
      let advice = obstacle.advice.map { "By hand: \($0)" }
      return Entry(
        count: "\(obstacle.count)", text: obstacle.text + waiting + (obstacle.reason.map { " [\($0)]" } ?? ""),
        details: ["for example \(obstacle.example)"] + [advice].compactMap(\.self))
    } + more
  }

  /// Returns a heading and the entries, or nothing if there are none.
  func list(_ heading: String, _ entries: [Entry]) -> [String] {
    guard let width = entries.map(\.count.count).max() else { return [] }
    return ["", style.heading(heading)]
      + entries.flatMap { entry -> [String] in
        let lead = "  " + TextColumns.rightAligned(entry.count, to: max(width, 4)) + "  "
        let text = TextColumns.wrapped(entry.text, indentation: lead.count, width: style.width)
        return [lead + (text.first ?? "").dropFirst(lead.count)] + text.dropFirst()
          + entry.details.flatMap { detail in
            TextColumns.wrapped(detail, indentation: lead.count, hanging: lead.count + 2, width: style.width)
              .map(style.quiet)
          }
      }
  }
}
