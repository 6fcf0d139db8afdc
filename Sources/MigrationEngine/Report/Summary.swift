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

  /// A reason that keeps items from stored properties alone, or a type that others need.
  public struct Obstacle: Sendable, Equatable, Encodable {
    /// The reason, with `…` for what differs from place to place; or the name of the type.
    public let text: String
    /// The number of items with the reason, or of types that need the type.
    public let count: Int
    /// The number of further types that can't get further because they need one of these.
    public var waiting = 0
    /// The first place that shows it.
    public let example: String
    /// The name of the kind of reason, for `explain`; nil for a type.
    public var reason: String?
    /// The change to make by hand; nil if there is no general advice.
    public var advice: String?
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
  /// The reasons that keep types and requests back, the most frequent first.
  public let obstacles: [Obstacle]
  /// The reasons that keep call sites back, the most frequent first.
  public let callSiteObstacles: [Obstacle]
  /// The types that are not converted and that other types hold, those that most types wait for first.
  public let blockingTypes: [Obstacle]

  public init(_ report: Report) {
    let kinds: [ItemKind] = [.response, .model, .request, .callSite]
    let byKind = Dictionary(grouping: report.items, by: \.kind)
    rows =
      kinds.compactMap { kind in byKind[kind].map { Row(title: kind.pluralTitle, items: $0) } }
      + [Row(title: "all", items: report.items)]
    savings = Self.savings(of: report.items)
    obstacles = Self.obstacles(of: report.items.filter { $0.kind != .callSite })
    callSiteObstacles = Self.obstacles(of: report.items.filter { $0.kind == .callSite })
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
    var found: [String: (names: [String], text: String, example: String, kind: ReasonKind?)] = [:]
    for item in items where item.outcome != .synthesized {
      guard let obstacle = item.obstacle else { continue }
      let key = obstacle.text.withoutCode
      let earlier = found[key]
      found[key] = (
        (earlier?.names ?? []) + [item.name], obstacle.text.withoutWhatDiffers(from: earlier?.text ?? obstacle.text),
        earlier?.example ?? obstacle.place, earlier?.kind ?? obstacle.kind
      )
    }
    let needs = Needs(of: items)
    return found.values.map { entry in
      let names = Set(entry.names)
      return Obstacle(
        text: entry.text, count: entry.names.count, waiting: needs.waiting(for: names).subtracting(names).count,
        example: entry.example, reason: entry.kind?.name, advice: entry.kind?.advice)
    }.sorted()
  }

  private static func blockingTypes(among items: [Report.Item]) -> [Obstacle] {
    let needs = Needs(of: items)
    return items.compactMap { item in
      guard !item.isConverted, item.kind != .callSite else { return nil }
      let count = needs.waiting(for: [item.name], includingConverted: true).count
      return count == 0 ? nil : Obstacle(text: item.name, count: count, example: item.place)
    }.sorted()
  }

  /// The types that each type needs, directly or through others.
  private struct Needs {
    private var reached: [String: Set<String>] = [:]
    private let outcomes: [String: Outcome]

    init(of items: [Report.Item]) {
      let types = items.filter { $0.kind == .model || $0.kind == .response }
      let dependencies = Dictionary(types.map { ($0.name, $0.dependencies) }) { $0 + $1 }
      outcomes = Dictionary(types.map { ($0.name, $0.outcome) }) { first, _ in first }
      for type in types where reached[type.name] == nil {
        var found: Set<String> = []
        var open = type.dependencies
        while let next = open.popLast() {
          if found.insert(next).inserted { open += dependencies[next, default: []] }
        }
        reached[type.name] = found.subtracting([type.name])
      }
    }

    /// Returns the types that need one of some types, and that are not stored properties alone.
    func waiting(for names: Set<String>, includingConverted: Bool = false) -> Set<String> {
      Set(
        reached.filter { name, found in
          (includingConverted || outcomes[name] != .synthesized) && !found.isDisjoint(with: names)
        }.keys)
    }
  }
}

extension [Summary.Obstacle] {
  /// The most frequent first, and in the order of the alphabet.
  fileprivate func sorted() -> [Element] { sorted { ($1.count, $0.text) < ($0.count, $1.text) } }
}

extension Report.Item {
  /// The first reason that keeps the item from stored properties alone. A reason without a place is a consequence.
  fileprivate var obstacle: Obstacle? { obstacles.first }

  /// A reason that keeps an item back.
  typealias Obstacle = (text: String, place: String, kind: ReasonKind?)

  /// The reasons that keep the item back.
  var obstacles: [Obstacle] {
    let ofProperties = properties.compactMap { property -> Obstacle? in
      guard [.written, .unchanged].contains(property.form) else { return nil }
      return property.reason.map { ($0, "\(file):\(property.line)", property.reasonKind.flatMap(ReasonKind.named)) }
    }
    return ofProperties
      + findings.compactMap { finding in
        guard let file = finding.file, let line = finding.line else { return nil }
        return (finding.text, "\(file):\(line)", finding.reason.flatMap(ReasonKind.named))
      }
  }
}

extension String {
  /// The text without what belongs to one place: code between backticks becomes `…`, and how many more there are goes.
  fileprivate var withoutCode: String { withoutCounts.withCode { _, _ in "…" } }

  /// The text with `…` for each code between backticks that another text, equal without its code, does not have there.
  fileprivate func withoutWhatDiffers(from other: String) -> String {
    let codes = other.withoutCounts.split(separator: "`", omittingEmptySubsequences: false)
    return withoutCounts.withCode { index, code in codes[index] == code ? code : "…" }
  }

  /// The text without how many more of its kind there are.
  private var withoutCounts: String {
    let short = hasSuffix(" more") ? replacing(/, and [0-9]+ more$/, with: "") : self
    return short.hasSuffix(" places") ? short.replacing(/in [0-9]+ places$/, with: "in several places") : short
  }

  /// Returns the text with another code in each place between backticks.
  private func withCode(_ code: (_ index: Int, _ code: Substring) -> Substring) -> String {
    var pieces = split(separator: "`", omittingEmptySubsequences: false)
    for index in pieces.indices where index % 2 == 1 { pieces[index] = code(index, pieces[index]) }
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
