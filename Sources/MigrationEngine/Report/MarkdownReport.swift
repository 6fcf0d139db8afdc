/// The report for the description of a pull request, or a comment on it.
public struct MarkdownReport: Sendable {
  private let report: Report
  private let summary: Summary
  private let isWritten: Bool

  /// GitHub takes 65,536 characters; what is left of them is for the text around.
  private static let maximumLength = 60_000
  /// How many problems and obstacles are named.
  private static let named = 10

  /// - Parameters:
  ///   - report: what was done.
  ///   - isWritten: whether the changes were written.
  public init(_ report: Report, isWritten: Bool = false) {
    self.report = report
    self.isWritten = isWritten
    summary = Summary(report)
  }

  public var text: String {
    let (totals, legacy) = (report.totals, report.totals.legacy)
    var lines = ["## Migration to Codable", ""]
    lines.append("\(totals.changedFiles) of \(totals.files) files \(isWritten ? "changed" : "would change").")
    if let verification = report.verification { lines.append(Self.escaped(verification)) }
    lines += [""] + table
    lines += [
      "",
      "| what is left | before | after |", "| --- | ---: | ---: |",
      "| mentions of `JSON` | \(legacy.mentionsBefore) | \(legacy.mentionsAfter) |",
      "| values read from one | \(legacy.readsBefore) | \(legacy.readsAfter) |",
      "| files that import it | \(legacy.importsBefore) | \(legacy.importsAfter) |",
    ]
    let problems = report.problems + report.faults
    if !problems.isEmpty {
      lines += ["", "### Skipped", ""] + problems.prefix(Self.named).map { "- " + Self.escaped($0) }
      if problems.count > Self.named {
        lines.append("- \(problems.count - Self.named) more, which the JSON report has")
      }
    }
    if !summary.obstacles.isEmpty {
      lines += ["", "### What stands in the way", "", "| times | reason | for example |", "| ---: | --- | --- |"]
      lines += summary.obstacles.prefix(Self.named).map {
        "| \($0.count) | \(Self.escaped($0.text))\($0.reason.map { " [`\($0)`]" } ?? "") | \(Self.escaped($0.example)) |"
      }
    }
    return (lines + items(within: Self.maximumLength - lines.reduce(0) { $0 + $1.count + 1 })).joined(separator: "\n")
      + "\n"
  }

  private var table: [String] {
    let outcomes = Outcome.allCases
    return [
      "| | items | \(outcomes.map(\.rawValue).joined(separator: " | ")) | lines | |",
      "| --- | ---: |\(outcomes.map { _ in " ---: |" }.joined()) ---: | ---: |",
    ]
      + summary.rows.map { row in
        let counts = outcomes.map { "\(row.outcomes[$0] ?? 0)" }.joined(separator: " | ")
        let lines = row.change.map { "\(row.linesBefore) → \(row.linesAfter) | \($0 > 0 ? "+" : "")\($0) %" } ?? "- | "
        return "| \(row.title) | \(row.items) | \(counts) | \(lines) |"
      }
  }

  /// A table of the items, as far as there is room.
  private func items(within room: Int) -> [String] {
    guard !report.items.isEmpty else { return [] }
    var lines = [
      "", "<details><summary>Each item</summary>", "", "| item | place | outcome | lines | reasons |",
      "| --- | --- | --- | ---: | --- |",
    ]
    var left = room - 400
    for (index, item) in report.items.enumerated() {
      let reasons = item.findings.map { Self.escaped($0.text) }.joined(separator: "<br>")
      let line =
        "| \(item.kind.title) \(Self.escaped(item.name)) | \(Self.escaped(item.place)) | \(item.outcome.rawValue) "
        + "| \(item.linesBefore) → \(item.linesAfter) | \(reasons) |"
      left -= line.count + 1
      guard left > 0 else {
        lines += ["", "\(report.items.count - index) more items have no room here; the JSON report has them."]
        break
      }
      lines.append(line)
    }
    return lines + ["", "</details>"]
  }

  /// A text that stands for itself in a table: code between backticks stays code.
  private static func escaped(_ text: String) -> String {
    var pieces = text.replacing("|", with: "\\|").replacing("\n", with: " ")
      .split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    for index in pieces.indices where index % 2 == 0 || index == pieces.count - 1 {
      pieces[index] = pieces[index].replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing("*", with: "\\*").replacing("_", with: "\\_")
    }
    return pieces.joined(separator: "`")
  }
}
