/// Conditions that all have to hold, where something is known.
extension Facts {
  /// Returns the condition that holds if two do, where the facts hold.
  func both(_ one: Condition, _ other: Condition) -> Condition {
    var parts: [Condition] = []
    for part in one.parts + other.parts where !parts.contains(part) {
      if part == .never || parts.contains(part.negated) { return .never }
      parts.append(part)
    }
    guard choices.effort.takeStep() else { return parts.isEmpty ? .always : parts.count == 1 ? parts[0] : .all(parts) }
    parts = Condition.joiningKinds(parts).filter { $0 != .always }
    if parts.contains(.never) { return .never }
    // Not all of several: those that hold anyway are not the ones that fail.
    for (index, part) in parts.enumerated() {
      guard case .not(.all(let inner)) = part else { continue }
      let others = parts.enumerated().filter { $0.offset != index }.map(\.element)
      let open = inner.filter { !others.contains($0) }
      if open.contains(where: { others.contains($0.negated) }) {
        return others.reduce(.always, both)
      }
      if open.count < inner.count {
        let fails = open.reduce(.always, both).negated
        return both(others.reduce(.always, both), fails)
      }
    }
    // A condition that the others imply is redundant.
    var index = parts.count - 1
    while parts.count > 1 || !isEmpty, index >= 0 {
      let others = parts.enumerated().filter { $0.offset != index }.map(\.element)
      let found = others.reduce(self) { $0.adding($1, true) }.applied(to: parts[index])
      if found == .never { return .never }
      if found == .always { parts.remove(at: index) }
      index -= 1
    }
    // A document without elements and without members is empty.
    for case .not(.hasElements(let path)) in parts where parts.contains(.not(.hasFields(path))) {
      parts.removeAll { $0 == .not(.hasElements(path)) || $0 == .not(.hasFields(path)) }
      parts.append(.isEmpty(path))
    }
    if parts.isEmpty { return .always }
    return parts.count == 1 ? parts[0] : .all(parts)
  }
}
