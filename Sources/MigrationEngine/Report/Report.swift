/// What a run did, or would do: the shape that `--reporter json` prints.
public struct Report: Sendable, Codable, Equatable {
  /// The version of this shape.
  public var version = 1
  public var totals: Totals
  public var items: [Item]
  /// The files that have, or had, uses of the old library.
  public var files: [File] = []
  /// What was concluded about the run as a whole, such as which documents were taken as evidence for which type.
  public var notes: [String]
  /// Files that were skipped, each with the first place that does not parse, or why it can't be read.
  public var problems: [String] = []
  /// How many types were verified, in words; nil when none was asked to be.
  public var verification: String?
  /// The report that this one is compared with: then the items are those alone that it does not have.
  public var baseline: String?
  /// Files that were left alone because the tool's own result for them did not hold up.
  public var faults: [String] = []

  /// Sums over all items. `types` counts the types among them, which is all but the call sites, and is the sum of the
  /// four outcomes.
  public struct Totals: Sendable, Codable, Equatable {
    public var files = 0
    public var changedFiles = 0
    public var types = 0
    public var synthesized = 0
    public var explicit = 0
    public var bridged = 0
    public var untouched = 0
    public var callSites = 0
    public var convertedCallSites = 0
    /// The lines of what was rewritten; whatever stays is not in them.
    public var linesBefore = 0
    public var linesAfter = 0
    public var codeLinesBefore = 0
    public var codeLinesAfter = 0
    /// The files that were left alone because of a fault of the tool.
    public var faults = 0
    /// The uses of the old library, before and after.
    public var legacy = Legacy()

    fileprivate mutating func add(_ other: Totals) {
      let sums: [WritableKeyPath<Totals, Int>] = [
        \.files, \.changedFiles, \.types, \.synthesized, \.explicit, \.bridged, \.untouched, \.callSites,
        \.convertedCallSites, \.linesBefore, \.linesAfter, \.codeLinesBefore, \.codeLinesAfter, \.faults,
      ]
      for sum in sums { self[keyPath: sum] += other[keyPath: sum] }
      legacy.add(other.legacy)
    }
  }

  /// The uses of the old library before and after, counted over all files but copies of the library: mentions of the type
  /// `JSON`, values that are read from one, and files that import it.
  public struct Legacy: Sendable, Codable, Equatable {
    public var mentionsBefore = 0
    public var mentionsAfter = 0
    public var readsBefore = 0
    public var readsAfter = 0
    public var importsBefore = 0
    public var importsAfter = 0

    mutating func add(_ other: Legacy) {
      let sums: [WritableKeyPath<Legacy, Int>] = [
        \.mentionsBefore, \.mentionsAfter, \.readsBefore, \.readsAfter, \.importsBefore, \.importsAfter,
      ]
      for sum in sums { self[keyPath: sum] += other[keyPath: sum] }
    }
  }

  /// The uses of the old library in one file.
  public struct File: Sendable, Codable, Equatable {
    public var path: String
    public var legacy: Legacy
  }

  /// One type, request or call site.
  public struct Item: Sendable, Codable, Equatable {
    public var file: String
    public var line: Int
    /// The last line of the declaration or statement.
    public var endLine: Int
    /// The full dotted name; of a call site, the function that it is in.
    public var name: String
    public var kind: ItemKind
    public var outcome: Outcome
    /// Why the outcome is what it is, each with its place in the source.
    public var reasons: [String]
    /// The same reasons, with their places by themselves.
    public var findings: [Finding]
    /// The stored properties of a type.
    public var properties: [Property]
    /// The types of the project that the type needs: its superclass, and what its stored properties hold.
    public var dependencies: [String]
    /// How many values the old code of the item reads from a `JSON`.
    public var reads: Int
    public var linesBefore: Int
    public var linesAfter: Int
    public var codeLinesBefore: Int
    public var codeLinesAfter: Int
    /// The changes among the reasons that a comparison of decoded values can't see.
    public var besidesDecoding: [String] = []
    /// Whether the new form gives the old values; nil when that was not asked.
    public var verification: Verification?
    /// Where a type is made of a JSON, when it has an initializer that does.
    public var initializer: String?
  }

  /// Each class with stored properties alone, and whether it becomes a struct, or why it does not.
  public var classes: [String] {
    items.flatMap { item in
      item.reasons.filter { $0.contains("stays a class") || $0.hasPrefix("becomes a struct") }.map {
        "\(item.file):\(item.line): \(item.name): \($0)"
      }
    }
  }

  /// The exit status of a run with a fault of the tool.
  public static let faultStatus: Int32 = 4

  /// The exit status of a run that did what it was asked for.
  ///
  /// - Parameter hasFound: whether a check found something.
  public func exitStatus(hasFound: Bool) -> Int32 {
    if differs { return 3 }
    if hasFound { return 2 }
    return faults.isEmpty ? 0 : Self.faultStatus
  }

  /// Whether a verified type gives other values.
  public var differs: Bool { items.contains { $0.verification?.status == .differs } }
}

extension Report {
  /// One report of what several projects gave.
  init(joining reports: [Report]) {
    totals = reports.reduce(into: Totals()) { $0.add($1.totals) }
    // Each project's items are in the order of its files.
    items =
      reports.count == 1
      ? reports[0].items : reports.flatMap(\.items).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    files = reports.flatMap(\.files).sorted { $0.path < $1.path }
    var seen: Set<String> = []
    notes = reports.flatMap(\.notes).filter { seen.insert($0).inserted }
    faults = reports.flatMap(\.faults).filter { seen.insert($0).inserted }
  }
}

extension Report.Totals {
  /// How many types and requests end as code of the new world.
  var converted: Int { synthesized + explicit }
}

extension Report {
  /// Counts lines that converted types had elsewhere.
  ///
  /// - Parameter lines: the lines, by the names of the types.
  mutating func addLinesBefore(_ lines: [String: LineCount]) {
    for index in items.indices where items[index].kind != .callSite {
      guard let more = lines[items[index].name], items[index].isConverted else { continue }
      items[index].linesBefore += more.lines
      items[index].codeLinesBefore += more.codeLines
      totals.linesBefore += more.lines
      totals.codeLinesBefore += more.codeLines
    }
  }
}
