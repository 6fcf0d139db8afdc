/// Why the item at one place ended as it did.
public struct Explanation: Sendable {
  private let item: Report.Item
  private let report: Report

  /// - Parameters:
  ///   - file: the file, however it is spelled.
  ///   - line: a line of the item; where items are nested, the innermost is meant.
  ///   - report: the report of a dry run.
  /// - Throws: ``SourceProblems`` when there is no item; it names those of the file, or says that it was skipped.
  public init(file: String, line: Int, in report: Report) throws {
    let place = Configuration.pathFromHere(file)
    let items = report.items.filter { Configuration.pathFromHere($0.file) == place }
    let holding = items.filter { ($0.line...max($0.line, $0.endLine)).contains(line) }
    guard let item = holding.min(by: { $0.endLine - $0.line < $1.endLine - $1.line }) else {
      let known = items.map { "\($0.name.isEmpty ? $0.kind.title : $0.name) at line \($0.line)" }
      let skipped = report.problems.first { $0.hasPrefix("\(place):") }.map { "the file was skipped: \($0)" }
      let others = known.isEmpty ? "the file has none" : "the file has \(known.joined(separator: ", "))"
      throw SourceProblem(path: "\(place):\(line)", message: "no legacy code here; \(skipped ?? others)").alone
    }
    self.item = item
    self.report = report
  }

  /// The types that need the item.
  private var dependents: [String] {
    Set(report.items.filter { $0.dependencies.contains(item.name) }.map(\.name)).sorted()
  }

  /// The explanation for programs: the item as the JSON report has it, and the types that need it.
  ///
  /// - Throws: what Foundation's encoder throws.
  public func json() throws -> String {
    struct Contents: Encodable {
      let item: Report.Item
      let neededBy: [String]
    }
    return try Contents(item: item, neededBy: dependents).jsonText()
  }

  /// The findings, each text once with all its places.
  private var reasons: [String] {
    var texts: [String] = []
    var places: [String: [String]] = [:]
    for finding in item.ownFindings {
      let text = finding.text + mark(finding.reason)
      if places[text] == nil { texts.append(text) }
      let place = finding.line.map { "\(finding.file ?? item.file):\($0)" }
      places[text, default: []] += [place].compactMap(\.self)
    }
    return texts.map { text in
      let found = places[text, default: []]
      guard let first = found.first else { return text }
      let others = found.count - 1
      return "\(first)\(others > 0 ? " and \(others) more \(others == 1 ? "place" : "places")" : ""): \(text)"
    }
  }

  /// The name of a kind of reason behind its text.
  private func mark(_ reason: String?) -> String { reason.map { " [\($0)]" } ?? "" }

  /// The changes by hand that let the item be converted further.
  private var advice: [String] {
    guard item.outcome != .synthesized else { return [] }
    let waiting = item.dependencies.filter { name in
      report.items.contains { $0.name == name && $0.outcome == .untouched }
    }
    var seen: Set<String> = []
    let kinds = item.obstacles.compactMap(\.kind).filter { $0.group != .note && seen.insert($0.name).inserted }
    return waiting.map { "Convert `\($0)` first: the type needs it." } + kinds.compactMap { $0.advice?.asSentence }
  }

  private var times: String { item.reads == 1 ? "once" : "\(item.reads) times" }

  /// The explanation for a terminal.
  public func text(style: TextStyle = .plain) -> String {
    var lines = [style.heading("\(item.place): \(item.kind.title) \(item.name)")]
    lines.append("  \(style.outcome(item.outcome)): \(item.conclusion)")
    if item.isConverted { lines.append("  \(item.linesBefore) → \(item.linesAfter) lines; `JSON` was read \(times)") }
    if !item.properties.isEmpty {
      lines += ["", style.heading("Properties")]
      for property in item.properties {
        lines.append("  line \(property.line): \(property.declaration)")
        lines.append("    \(property.explanation)\(mark(property.reasonKind))")
      }
    }
    if !reasons.isEmpty {
      lines += ["", style.heading("Reasons")]
      lines += reasons.flatMap { TextColumns.wrapped($0, indentation: 2, hanging: 4, width: style.width) }
    }
    if !advice.isEmpty {
      lines += ["", style.heading("What would help")]
      lines += advice.flatMap { TextColumns.wrapped($0, indentation: 2, hanging: 4, width: style.width) }
    }
    lines += related("It needs", item.dependencies)
    lines += related("Needed by", dependents)
    return lines.joined(separator: "\n") + "\n"

    /// Other types, with what becomes of them.
    func related(_ heading: String, _ names: [String]) -> [String] {
      guard !names.isEmpty else { return [] }
      return ["", style.heading(heading)]
        + Set(names).sorted().map { name in
          guard let other = report.items.first(where: { $0.name == name }) else { return "  \(name): no legacy code" }
          return "  \(name): \(style.outcome(other.outcome)), \(other.place)"
        }
    }
  }
}

extension Report.Property {
  /// The declaration as it would be, without its initial value.
  var declaration: String {
    [attribute, type.map { "\(name): \($0)" } ?? name].compactMap(\.self).joined(separator: " ")
  }

  /// How the property is read, and why.
  var explanation: String {
    let from = key.map { "read from \"\($0)\" " } ?? ""
    let way =
      switch form {
      case .plain: "by the property alone"
      case .wrapped: "by its wrapper"
      case .listed: "by a rule in the type's list"
      case .written: "by a line of the written initializer"
      case .unchanged: "as before"
      }
    let old = oldName.map { "; `\($0)` so far" } ?? ""
    let why = reason.map { ": \($0)" } ?? ""
    return from + way + old + why
  }
}
