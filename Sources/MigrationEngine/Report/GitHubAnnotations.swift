/// The report as workflow commands, which GitHub shows beside the lines of a pull request: a warning for what stays, a
/// notice for what can be converted, an error for a file that was skipped.
///
/// GitHub shows ten of each in a step, and all of them in its log.
public struct GitHubAnnotations: Sendable {
  private let report: Report
  private let isWritten: Bool

  /// - Parameters:
  ///   - report: what was done.
  ///   - isWritten: whether the changes were written; then only what stays is said.
  public init(_ report: Report, isWritten: Bool = false) {
    self.report = report
    self.isWritten = isWritten
  }

  public var text: String {
    let problems = (report.problems + report.faults).map { "::error title=Skipped::\(Self.escaped($0))\n" }
    let items = report.items.filter { !isWritten || !$0.isConverted }.map(command)
    return (problems + items).joined()
  }

  private func command(for item: Report.Item) -> String {
    let title = item.name.isEmpty ? item.kind.title : "\(item.kind.title) \(item.name)"
    let properties =
      "file=\(Self.property(item.file)),line=\(item.line),endLine=\(item.endLine),title=\(Self.property(title))"
    let message = ([item.conclusion] + item.findings.map(\.text)).joined(separator: "\n")
    return "::\(item.isConverted ? "notice" : "warning") \(properties)::\(Self.escaped(message))\n"
  }

  /// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Report.Item {
  /// What became of the item, in a sentence.
  var conclusion: String {
    switch (outcome, kind) {
    case (.synthesized, .callSite): "Legacy call that can be converted."
    case (.synthesized, _): "Legacy code that can be converted, to stored properties alone."
    default: outcome.rule
    }
  }
}
