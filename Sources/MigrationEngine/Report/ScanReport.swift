/// What legacy code there is, how far it would get, and in what order to go.
public struct ScanReport: Sendable, Encodable {
  /// The version of the JSON shape.
  public let version = 1
  public let totals: Report.Totals
  /// The lines that a migration would save.
  public let linesSaved: Int
  /// The types in steps; each needs only types of the steps before it.
  public let order: [[Entry]]
  /// What stands in the way, the most frequent reason first.
  public let obstacles: [Summary.Obstacle]
  /// The types that are not converted and that others wait for.
  public let blockingTypes: [Summary.Obstacle]
  /// Files that were skipped, and why.
  public let problems: [String]

  /// One type.
  public struct Entry: Sendable, Encodable, Equatable {
    public let file: String
    public let line: Int
    public let name: String
    public let kind: ItemKind
    public let outcome: Outcome
    public let linesBefore: Int
    public let linesAfter: Int
  }

  private let report: Report

  private enum CodingKeys: String, CodingKey {
    case version, totals, linesSaved, order, obstacles, blockingTypes, problems
  }

  /// - Parameter report: the report of a dry run.
  public init(_ report: Report) {
    self.report = report
    let summary = Summary(report)
    totals = report.totals
    linesSaved = report.totals.linesBefore - report.totals.linesAfter
    order = MigrationOrder(of: report.items).steps.map { $0.map(Entry.init) }
    obstacles = summary.obstacles
    blockingTypes = summary.blockingTypes
    problems = report.problems
  }

  /// - Throws: what Foundation's encoder throws.
  public func json() throws -> String {
    try self.jsonText()
  }

  /// The report for a terminal, within 80 columns.
  public func text(style: TextStyle = .plain) -> String {
    let summary = SummaryText(report, style: style, run: RunDescription())
    var lines = problems.map { "skipped: \($0)" }
    if !problems.isEmpty { lines.append("") }
    lines += summary.table + [""] + summary.figures
    lines.append("Lines     \(linesSaved) of \(totals.linesBefore) would be saved")
    if !order.isEmpty { lines += ["", style.heading("In what order to go")] }
    for (number, step) in order.enumerated() {
      let saved = step.reduce(0) { $0 + ($1.outcome.isConverted ? $1.linesBefore - $1.linesAfter : 0) }
      let types = step.count == 1 ? "1 type" : "\(step.count) types"
      let change = saved < 0 ? "\(-saved) lines more" : "\(saved) lines saved"
      lines.append("  Step \(number + 1): \(types), \(change)")
      lines += step.map { entry in
        let outcome = style.outcome(entry.outcome, TextColumns.padded(entry.outcome.rawValue, to: 13))
        return "    \(outcome)\(entry.name)  \(style.quiet("\(entry.file):\(entry.line)"))"
      }
    }
    let others = report.items.count - order.joined().count
    if others > 0 { lines.append("  Then requests and call sites: \(others)") }
    lines += summary.list("What stands in the way, by reason", summary.entries(of: obstacles))
    lines += summary.list(
      "What stands in the way, by type",
      blockingTypes.map { type in
        let types = type.count == 1 ? "type waits" : "types wait"
        return SummaryText.Entry(count: "\(type.count)", text: "\(types) for `\(type.text)`", details: [type.example])
      })
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ScanReport.Entry {
  fileprivate init(_ item: Report.Item) {
    self.init(
      file: item.file, line: item.line, name: item.name, kind: item.kind, outcome: item.outcome,
      linesBefore: item.linesBefore, linesAfter: item.linesAfter)
  }
}
