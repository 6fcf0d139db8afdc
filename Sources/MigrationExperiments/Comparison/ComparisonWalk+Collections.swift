extension ComparisonWalk {
  /// Compares arrays by index. If one is shorter, the common elements at both ends are matched with each other. So a
  /// missing element is reported at its place, and the elements after it do not count as changed.
  func compareLists(_ control: [Any], _ candidate: [Any], at place: Place, _ depth: Int) {
    guard control.count != candidate.count else {
      for index in control.indices {
        compareElements(control[index], candidate[index], at: index, of: place, depth)
      }
      return
    }
    report(.count, ValueText.elements(control.count), ValueText.elements(candidate.count))
    var left = control[...]
    var right = candidate[...]
    while let first = left.first, let other = right.first, isSameElement(first, other, left.startIndex, place, depth) {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, let other = right.last, isSameElement(last, other, left.endIndex - 1, place, depth) {
      left.removeLast()
      right.removeLast()
    }
    for (element, other) in zip(left, right).enumerated() {
      compareElements(other.0, other.1, at: left.startIndex + element, of: place, depth)
    }
    let paired = min(left.count, right.count)
    for index in left.indices.dropFirst(paired) { reportAlone(left[index], .missing, by: .index(index), place) }
    for index in right.indices.dropFirst(paired) { reportAlone(right[index], .extra, by: .index(index), place) }
  }

  /// Compares sets, and arrays whose order does not matter. Finds elements by hash, so that it takes no longer than
  /// reading them.
  func compareBags(
    _ control: [Any], _ candidate: [Any], at place: Place, _ depth: Int, by component: (Int) -> ValuePath.Component
  ) {
    if control.count != candidate.count {
      report(.count, ValueText.elements(control.count), ValueText.elements(candidate.count))
    }
    var waiting: [Int: [Int]] = [:]
    for (index, element) in candidate.enumerated().reversed() {
      let place = rules.step(from: place, by: component(index))
      waiting[fingerprint(of: element, at: place), default: []].append(index)
    }
    var missing: [Int] = []
    for (index, element) in control.enumerated() {
      let place = rules.step(from: place, by: component(index))
      let hash = fingerprint(of: element, at: place)
      // The last one first: they were put in backwards, and taking one off the end is quick.
      let found = waiting[hash]?.lastIndex { isSame(element, candidate[$0], at: place, depth: depth + 1) }
      if let found {
        waiting[hash]?.remove(at: found)
        countComparison()
      } else {
        missing.append(index)
      }
    }
    let extra = waiting.values.joined().sorted()
    for index in sorted(missing, of: control, at: place, by: component) {
      reportAlone(control[index], .missing, by: component(index), place)
    }
    for index in sorted(extra, of: candidate, at: place, by: component) {
      reportAlone(candidate[index], .extra, by: component(index), place)
    }
  }

  private func compareElements(_ control: Any, _ candidate: Any, at index: Int, of place: Place, _ depth: Int) {
    descend(by: .index(index), from: place) { compare(control, candidate, at: $0, depth: depth + 1) }
  }

  private func isSameElement(_ control: Any, _ candidate: Any, _ index: Int, _ place: Place, _ depth: Int) -> Bool {
    isSame(control, candidate, at: rules.step(from: place, by: .index(index)), depth: depth + 1)
  }

  private func reportAlone(
    _ element: Any, _ kind: ValueDifference.Kind, by component: ValuePath.Component, _ place: Place
  ) {
    descend(by: component, from: place) { place in
      guard !rules.ignores(place) else { return }
      let text = text(shaped(element, at: place), place)
      report(kind, kind == .missing ? text : ValueText.absent, kind == .missing ? ValueText.absent : text)
    }
  }

  /// Sorts a set's elements by their text, because their order differs in every run.
  private func sorted(
    _ indices: [Int], of elements: [Any], at place: Place, by component: (Int) -> ValuePath.Component
  ) -> [Int] {
    guard let first = indices.first, component(first) == .element else { return indices }
    let place = rules.step(from: place, by: .element)
    let texts = indices.map { (index: $0, text: text(shaped(elements[$0], at: place), place)) }
    return texts.sorted { $0.text < $1.text }.map(\.index)
  }
}
