import Foundation

/// Known and accepted legacy code: the JSON report of an earlier run.
public struct Baseline: Sendable {
  /// The amount of legacy code of one kind and name.
  private struct Amount {
    var items = 0
    var reads = 0
  }

  private var amounts: [String: Amount] = [:]

  /// Reads a JSON report, of this version of the tool or another.
  ///
  /// - Throws: ``SourceProblems`` when the file can't be read, or is no such report.
  public init(contentsOf path: String) throws {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw SourceProblem(path: path, message: "the baseline can't be read").alone
    }
    guard let report = try? JSONDecoder().decode(KnownReport.self, from: data) else {
      throw SourceProblem(path: path, message: "the baseline is no JSON report of this tool").alone
    }
    for item in report.items {
      amounts[Self.key(item.kind, item.name), default: Amount()].items += 1
      amounts[Self.key(item.kind, item.name), default: Amount()].reads += item.reads
    }
  }

  /// Returns the items of a report that are not known, or that read more values than before. An item that only moved to
  /// another file is known.
  public func newItems(in report: Report) -> [Report.Item] {
    Dictionary(grouping: report.items) { Self.key($0.kind.rawValue, $0.name) }.flatMap { key, items -> [Report.Item] in
      let known = amounts[key] ?? Amount()
      if items.reduce(0, { $0 + $1.reads }) > known.reads { return items }
      // Which of several that have one name is the new one can't be told; the last are taken.
      return Array(items.dropFirst(known.items))
    }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private static func key(_ kind: String, _ name: String) -> String { "\(kind) \(name)" }

  /// The parts of a saved report that a baseline compares.
  private struct KnownReport: Decodable {
    let items: [Item]

    struct Item: Decodable {
      let kind: String
      let name: String
      let reads: Int
    }
  }
}

extension Migration {
  /// Removes the items of a baseline from the report.
  ///
  /// - Parameters:
  ///   - baseline: the known items.
  ///   - path: its file, for the note about the removal.
  public mutating func leaveOut(_ baseline: Baseline, at path: String) {
    let new = baseline.newItems(in: report)
    let known = report.items.count - new.count
    report.notes.append("\(known) \(known == 1 ? "item" : "items") of legacy code in \(path), not listed here")
    report.items = new
    report.baseline = path
  }
}
