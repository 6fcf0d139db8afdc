extension ComparisonWalk {
  /// Structs, classes and tuples, by property.
  func compareObjects(_ control: ObjectShape, _ candidate: ObjectShape, at place: Place, _ depth: Int) {
    var others: [String: ObjectProperty] = [:]
    let candidates = candidate.properties().map(\.property)
    for property in candidates { others[property.name] = property }
    for (property, newName) in control.properties(renamings: settings.renamings) {
      descend(by: .property(property.name), from: place) { place in
        let other = others.removeValue(forKey: newName ?? rules.newName(at: place) ?? property.name)
        compare(property, other, at: place, depth + 1)
      }
    }
    for property in candidates where others[property.name] != nil {
      descend(by: .property(property.name), from: place) { found(property, on: .candidate, at: $0) }
    }
  }

  private func compare(_ control: ObjectProperty, _ candidate: ObjectProperty?, at place: Place, _ depth: Int) {
    guard let candidate else { return found(control, on: .control, at: place) }
    guard !rules.ignores(place) else { return }
    if control.isUnasked || candidate.isUnasked {
      note("a lazy property that nobody asked for yet is not compared")
    } else if control.isNamedAsDelegate, isReference(control), isReference(candidate) {
      note("a delegate is not compared")
    } else {
      compare(control.value, candidate.value, at: place, depth: depth)
    }
  }

  private enum Side { case control, candidate }

  /// A property that only one side has.
  private func found(_ property: ObjectProperty, on side: Side, at place: Place) {
    guard !rules.ignores(place) else { return }
    let value = shaped(property.value, at: place)
    if case .function = value.shape {
      note("a closure is not compared")
    } else if property.isUnasked {
      note("a lazy property that nobody asked for yet is not compared")
    } else if property.isNamedAsDelegate, isReference(property) {
      note("a delegate is not compared")
    } else if side == .control {
      report(.missing, text(value, place), ValueText.absent)
    } else {
      report(.extra, ValueText.absent, text(value, place))
    }
  }

  private func isReference(_ property: ObjectProperty) -> Bool {
    guard let value = Shaping.plain(property.value) else { return true }
    return type(of: value) is AnyClass
  }

  /// Dictionaries, by key.
  func compareMembers(
    _ control: [(key: String, value: Any)], _ candidate: [(key: String, value: Any)], at place: Place, _ depth: Int
  ) {
    let left = Dictionary(control) { first, _ in first }
    let right = Dictionary(candidate) { first, _ in first }
    // In an order that does not change from run to run.
    for key in Set(left.keys).union(right.keys).sorted() {
      // Rules know the key; a text may not show it.
      let next = rules.step(from: place, by: .key(key))
      guard !rules.ignores(next) else { continue }
      descend(by: .key(place.isRedacted ? ValueText.redacted : key), from: place) { _ in
        switch (left[key], right[key]) {
        case (let control?, let candidate?): compare(control, candidate, at: next, depth: depth + 1)
        case (let control?, nil): report(.missing, text(shaped(control, at: next), next), ValueText.absent)
        case (nil, let candidate?): report(.extra, ValueText.absent, text(shaped(candidate, at: next), next))
        case (nil, nil): break
        }
      }
    }
  }
}
