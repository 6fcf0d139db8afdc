import Foundation

/// The report in the Static Analysis Results Interchange Format, version 2.1.0: one result for each item. Its rule is the
/// first reason that keeps it back, or else the outcome.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
public struct SARIFReport: Sendable {
  private let report: Report
  private let version: String
  private let isWritten: Bool

  /// - Parameters:
  ///   - report: what was done.
  ///   - version: the version of the tool.
  ///   - isWritten: whether the changes were written; then only what stays is a result.
  public init(_ report: Report, version: String, isWritten: Bool = false) {
    self.report = report
    self.version = version
    self.isWritten = isWritten
  }

  /// - Throws: what Foundation's encoder throws.
  public func json() throws -> String {
    try log.jsonText()
  }

  private var log: Log {
    let notifications = (report.problems + report.faults).map {
      Notification(level: "error", message: Message(text: $0))
    }
    let items = report.items.filter { !isWritten || !$0.isConverted }
    let kinds = Set(items.compactMap(\.ruleKind?.name))
    let rules =
      Outcome.allCases.map { Rule(id: $0.rawValue, shortDescription: Message(text: $0.rule)) }
      + ReasonKind.all.filter { kinds.contains($0.name) }.map(Rule.init)
    let places = Dictionary(uniqueKeysWithValues: zip(rules.map(\.id), rules.indices))
    return Log(
      runs: [
        Run(
          tool: Tool(driver: Driver(version: version, rules: rules)),
          invocations: [Invocation(toolExecutionNotifications: notifications)],
          results: items.map { result(for: $0, places) })
      ])
  }

  /// - Parameter places: the index of each rule.
  private func result(for item: Report.Item, _ places: [String: Int]) -> Result {
    let findings = item.findings.map(\.text)
    let rule = item.ruleKind?.name ?? item.outcome.rawValue
    return Result(
      ruleId: rule, ruleIndex: places[rule] ?? 0,
      level: item.isConverted ? "note" : "warning",
      message: Message(
        text: (["\(item.kind.title) \(item.name)".trimmingCharacters(in: .whitespaces)] + findings)
          .joined(separator: "\n")),
      locations: [
        Location(file: item.file, Region(startLine: item.line, endLine: max(item.line, item.endLine)))
      ],
      relatedLocations: item.findings.compactMap { finding in
        guard let file = finding.file, let line = finding.line else { return nil }
        return Location(
          file: file, Region(startLine: line, startColumn: finding.column), message: Message(text: finding.text))
      },
      // Stays the same where lines move.
      partialFingerprints: ["legacyItem/v1": "\(item.kind.rawValue):\(item.name)"])
  }

  // MARK: The format

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    /// Columns are counted in bytes here; in ASCII, as code is, they are the same.
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "migrate-tool"
    let version: String
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    var fullDescription: Message?
    var help: Message?

    init(id: String, shortDescription: Message) {
      self.id = id
      self.shortDescription = shortDescription
    }

    init(_ kind: ReasonKind) {
      id = kind.name
      shortDescription = Message(text: kind.summary)
      fullDescription = kind.why.map { Message(text: "\(kind.summary) \($0)") }
      help = Message(text: "By hand: \(kind.byHand)")
    }
  }

  private struct Message: Encodable { let text: String }

  private struct Invocation: Encodable {
    let executionSuccessful = true
    let toolExecutionNotifications: [Notification]
  }

  private struct Notification: Encodable {
    let level: String
    let message: Message
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]
    let partialFingerprints: [String: String]
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    let message: Message?

    init(file: String, _ region: Region, message: Message? = nil) {
      physicalLocation = PhysicalLocation(artifactLocation: ArtifactLocation(path: file), region: region)
      self.message = message
    }
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  private struct ArtifactLocation: Encodable {
    let uri: String

    /// - Parameter path: a path from where the user is, or a full one.
    init(path: String) {
      let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      uri = path.hasPrefix("/") ? "file://\(encoded)" : encoded
    }
  }

  private struct Region: Encodable {
    let startLine: Int
    var startColumn: Int?
    var endLine: Int?
  }
}

extension Report.Item {
  /// The kind of the first reason that keeps the item as it is; nil for code that can be converted.
  fileprivate var ruleKind: ReasonKind? { isConverted ? nil : obstacles.first?.kind }
}

extension Outcome {
  /// What a result with this outcome says.
  var rule: String {
    switch self {
    case .synthesized: "Legacy code that can become stored properties alone."
    case .explicit: "Legacy code that can be converted with a written initializer."
    case .bridged: "Legacy code that stays, with one line that lets converted types contain it."
    case .untouched: "Legacy code that stays as it is."
    }
  }
}
