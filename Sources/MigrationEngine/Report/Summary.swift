/// The figures of a report that people ask for first.
public struct Summary: Sendable {
  /// The items of one kind, or of all kinds.
  public struct Row: Sendable, Equatable {
    public let title: String
    public private(set) var items = 0
    public private(set) var outcomes: [Outcome: Int] = [:]
    /// The lines of what was rewritten.
    public private(set) var linesBefore = 0
    public private(set) var linesAfter = 0

    init(title: String, items: [Report.Item]) {
      self.title = title
      self.items = items.count
      for item in items {
        outcomes[item.outcome, default: 0] += 1
        guard item.isConverted else { continue }
        linesBefore += item.linesBefore
        linesAfter += item.linesAfter
      }
    }

    /// How much longer the rewritten code is, in percent of what it was; nil where nothing was rewritten.
    public var change: Int? {
      linesBefore == 0 ? nil : Int((100 * Double(linesAfter - linesBefore) / Double(linesBefore)).rounded())
    }
  }

  /// What keeps items from stored properties alone.
  public struct Obstacle: Sendable, Equatable, Encodable {
    /// The reason, with `…` for what differs from place to place; or the type that others wait for.
    public let text: String
    public let count: Int
    /// The first place that shows it.
    public let example: String
  }

  /// The lines of what is rewritten in a file. Items may move into each other, but rarely into another file.
  public struct Saving: Sendable, Equatable {
    public let file: String
    public let linesBefore: Int
    public let linesAfter: Int

    /// How many lines there are fewer.
    public var lines: Int { linesBefore - linesAfter }
  }

  /// One row for each kind of item that there is, and one for all.
  public let rows: [Row]
  /// The files that get shorter, the largest saving first.
  public let savings: [Saving]
  /// The reasons, the most frequent first.
  public let obstacles: [Obstacle]
  /// The types that are not converted and that other types hold, those that most types wait for first.
  public let blockingTypes: [Obstacle]

  public init(_ report: Report) {
    let kinds: [ItemKind] = [.response, .model, .request, .callSite]
    let byKind = Dictionary(grouping: report.items, by: \.kind)
    rows =
      kinds.compactMap { kind in byKind[kind].map { Row(title: kind.pluralTitle, items: $0) } }
      + [Row(title: "all", items: report.items)]
    savings = Self.savings(of: report.items)
    obstacles = Self.obstacles(of: report.items)
    blockingTypes = Self.blockingTypes(among: report.items)
  }

  private static func savings(of items: [Report.Item]) -> [Saving] {
    Dictionary(grouping: items.filter(\.isConverted), by: \.file).map { file, items in
      Saving(
        file: file, linesBefore: items.reduce(0) { $0 + $1.linesBefore },
        linesAfter: items.reduce(0) { $0 + $1.linesAfter })
    }.filter { $0.lines > 0 }.sorted { ($1.lines, $0.file) < ($0.lines, $1.file) }
  }

  private static func obstacles(of items: [Report.Item]) -> [Obstacle] {
    var found: [String: (count: Int, example: String)] = [:]
    for item in items where item.outcome != .synthesized {
      guard let obstacle = item.obstacle else { continue }
      found[obstacle.text.withoutCode, default: (0, obstacle.place)].count += 1
    }
    return found.map { Obstacle(text: $0.key, count: $0.value.count, example: $0.value.example) }.sorted()
  }

  private static func blockingTypes(among items: [Report.Item]) -> [Obstacle] {
    let dependencies = Dictionary(items.map { ($0.name, $0.dependencies) }) { $0 + $1 }
    var waiting: [String: Int] = [:]
    for item in items where item.kind == .model || item.kind == .response {
      var reached: Set<String> = []
      var open = item.dependencies
      while let next = open.popLast() {
        if reached.insert(next).inserted { open += dependencies[next, default: []] }
      }
      for name in reached.subtracting([item.name]) { waiting[name, default: 0] += 1 }
    }
    return items.compactMap { item in
      guard !item.isConverted, item.kind != .callSite, let count = waiting[item.name] else { return nil }
      return Obstacle(text: item.name, count: count, example: item.place)
    }.sorted()
  }
}

extension [Summary.Obstacle] {
  /// The most frequent first, and in the order of the alphabet.
  fileprivate func sorted() -> [Element] { sorted { ($1.count, $0.text) < ($0.count, $1.text) } }
}

extension Report.Item {
  /// The first reason that keeps the item from stored properties alone; what has no place is only told of it.
  fileprivate var obstacle: (text: String, place: String)? {
    if let property = properties.first(where: { $0.form != .plain && $0.form != .wrapped && $0.reason != nil }) {
      return property.reason.map { ($0, "\(file):\(property.line)") }
    }
    for finding in findings {
      if let file = finding.file, let line = finding.line { return (finding.text, "\(file):\(line)") }
    }
    return nil
  }
}

extension String {
  /// The text without what belongs to one place: code between backticks becomes `…`, and how many more there are goes.
  fileprivate var withoutCode: String {
    let text = replacing(/, and [0-9]+ more$/, with: "")
    var pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    for index in pieces.indices where index % 2 == 1 { pieces[index] = "…" }
    return pieces.joined(separator: "`")
  }
}

extension ItemKind {
  /// The kind in words.
  public var title: String {
    switch self {
    case .response: "response"
    case .model: "model"
    case .request: "request"
    case .callSite: "call site"
    }
  }

  fileprivate var pluralTitle: String { title + "s" }
}
