/// The report for a terminal: one paragraph an item, then the summary.
public struct TextReport: Sendable {
  /// How much is said.
  public enum Extent: Sendable {
    /// The summary alone.
    case summary
    /// Each item with its reasons.
    case items
    /// Each property of each item too.
    case properties
  }

  private let report: Report
  private let extent: Extent
  private let style: TextStyle
  private let isWritten: Bool

  /// - Parameters:
  ///   - report: what was done.
  ///   - extent: how much of it is said.
  ///   - style: how it is set off.
  ///   - isWritten: whether the changes were written.
  public init(_ report: Report, extent: Extent = .items, style: TextStyle = .plain, isWritten: Bool = false) {
    self.report = report
    self.extent = extent
    self.style = style
    self.isWritten = isWritten
  }

  public var text: String {
    var lines: [String] = []
    if extent != .summary {
      lines += report.items.flatMap(lines(of:))
      if !report.items.isEmpty { lines.append("") }
      lines += report.notes
      if !report.notes.isEmpty { lines.append("") }
    }
    lines += (report.problems.map { "skipped: \($0)" } + report.faults).map(style.bad)
    if !report.problems.isEmpty || !report.faults.isEmpty { lines.append("") }
    lines += SummaryText(report, style: style, isWritten: isWritten).lines
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of item: Report.Item) -> [String] {
    let head = "\(item.place): \(item.name.isEmpty ? item.kind.title : "\(item.kind.title) \(item.name)")"
    if item.kind == .callSite, item.outcome == .untouched, let finding = item.findings.only {
      // There may be hundreds: a line each.
      return ["\(head) stays: \(finding.file == item.file ? finding.text : item.reasons[0])"]
    }
    var lines = [style.heading(head)]
    lines.append("  \(style.outcome(item.outcome)): \(item.linesBefore) → \(item.linesAfter) lines")
    if extent == .properties { lines += item.properties.map { "  · \($0.declaration): \($0.explanation)" } }
    lines += item.reasons.map { "  - \($0)" }
    guard let verification = item.verification else { return lines }
    lines += verification.lines.map { "  \($0)" }
    return lines + item.besidesDecoding.map { "  beyond decoding, not compared: \($0)" }
  }
}
