/// The order in which types can be migrated one after the other: what others need comes first.
public struct MigrationOrder: Sendable {
  /// The types in steps. Each needs only types of the steps before it; types that need each other are in one step.
  public let steps: [[Report.Item]]

  /// - Parameter items: the items of a report; requests and call sites, which come after all types, are left out.
  public init(of items: [Report.Item]) {
    let types = items.filter { $0.kind == .response || $0.kind == .model }
    var remaining = Dictionary(grouping: types, by: \.name)
    let dependencies = remaining.mapValues { Set($0.flatMap(\.dependencies)) }
    var steps: [[Report.Item]] = []
    while !remaining.isEmpty {
      func open(_ name: String) -> Set<String> {
        dependencies[name, default: []].filter { $0 != name && remaining[$0] != nil }
      }
      var ready = remaining.keys.filter { open($0).isEmpty }
      if ready.isEmpty {
        // Of types that need each other those that need the fewest in all.
        func reached(from name: String) -> Set<String> {
          var found: Set = [name]
          var next = [name]
          while let name = next.popLast() { next += open(name).filter { found.insert($0).inserted } }
          return found
        }
        ready = Array(remaining.keys.map(reached).min { ($0.count, $0.min() ?? "") < ($1.count, $1.min() ?? "") } ?? [])
      }
      let step = ready.flatMap { remaining[$0, default: []] }
      steps.append(step.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) })
      for name in ready { remaining[name] = nil }
    }
    self.steps = steps
  }
}
