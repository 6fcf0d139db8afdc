/// The report for a terminal: the summary, then one line an item.
public struct TextReport: Sendable {
  /// How much of a report is printed.
  public enum Extent: Sendable {
    /// The summary alone.
    case summary
    /// One line for each item too.
    case items
    /// The reasons and properties of each item too.
    case details
  }

  private let report: Report
  private let extent: Extent
  private let style: TextStyle
  private let run: RunDescription

  /// - Parameters:
  ///   - report: the report to print.
  ///   - extent: how much of it is printed.
  ///   - style: colours and width.
  ///   - run: the circumstances of the run.
  public init(
    _ report: Report, extent: Extent = .items, style: TextStyle = .plain, run: RunDescription = RunDescription()
  ) {
    self.report = report
    self.extent = extent
    self.style = style
    self.run = run
  }

  public var text: String {
    var lines = SummaryText(report, style: style, run: run).lines
    let failures = report.problems.map { "skipped: \($0)" } + report.faults
    if !failures.isEmpty { lines += [""] + failures.map(style.bad) }
    if extent != .summary {
      if !report.items.isEmpty { lines += ["", style.heading("Items")] + report.items.flatMap(lines(of:)) }
      let stay = report.items.count(where: \.isCallSiteThatStays)
      if extent == .items, stay > 0 {
        lines.append("  \(stay == 1 ? "1 call site stays" : "\(stay) call sites stay"): --verbose lists them.")
      }
      if !report.notes.isEmpty {
        lines += ["", style.heading("Notes")]
        lines += report.notes.flatMap { TextColumns.wrapped($0, indentation: 2, hanging: 4, width: style.width) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of item: Report.Item) -> [String] {
    let isBrief = extent == .items
    if isBrief, item.isCallSiteThatStays { return [] }
    let name = item.name.isEmpty ? item.kind.title : "\(item.kind.title) \(item.name)"
    let size = item.isConverted ? ", \(item.linesBefore) → \(item.linesAfter) lines" : ""
    var lines = ["  \(item.place): \(name): \(style.outcome(item.outcome))\(size)"]
    if let verification = item.verification, !isBrief || verification.status != .provedEqual {
      lines += verification.lines.map { "      \($0)" }
    }
    guard !isBrief else { return lines }
    lines += item.properties.map { "      · \($0.declaration): \($0.explanation)" }
    lines += item.ownFindings.map { "      - \($0.description(in: item.file))" }
    return lines + (item.verification == nil ? [] : item.besidesDecoding.map { "      not compared: \($0)" })
  }
}

extension Report.Item {
  /// Whether the item is a call site that is not converted.
  fileprivate var isCallSiteThatStays: Bool { kind == .callSite && !isConverted }

  /// The findings about the item itself, each once; those that explain one property are left to the property.
  var ownFindings: [Report.Finding] {
    let ofProperties = Set(
      properties.flatMap { property -> [String] in
        let names = [property.name, property.oldName].compactMap(\.self)
        return property.reason.map { reason in [reason] + names.map { "`\($0)`: \(reason)" } } ?? []
      })
    var seen: Set<String> = []
    return findings.filter { !ofProperties.contains($0.text) && seen.insert($0.description(in: file)).inserted }
  }
}

extension Report.Finding {
  /// The finding after its place; within the item's own file, the line alone.
  func description(in own: String) -> String {
    guard let line else { return text }
    return file == own || file == nil ? "line \(line): \(text)" : "\(file ?? own):\(line): \(text)"
  }
}
