extension ComparisonWalk {
  /// A hash that is the same for any two elements that a comparison calls the same.
  ///
  /// The hash leaves out everything in which equal elements could still differ: ignored paths, numbers with a
  /// tolerance, properties that have two names. It also leaves out deeply nested values, which cost more than they tell
  /// apart.
  func fingerprint(of value: Any, at place: Place, levels: Int = 3) -> Int {
    guard levels > 0, !rules.ignores(place) else { return 0 }
    let value = shaped(value, at: place)
    var hasher = Hasher()
    switch value.shape {
    case .leaf(let leaf): leaf.hash(into: &hasher, tolerance: place.tolerance)
    case .list(let values), .set(let values):
      hasher.combine(
        sum(Array(values.enumerated())) { index, value in
          fingerprint(of: value, at: rules.step(from: place, by: .index(index)), levels: levels - 1)
        })
    case .members(let members):
      hasher.combine(
        sum(members) { member in
          fingerprint(of: member.value, at: rules.step(from: place, by: .key(member.key)), levels: levels - 1)
        })
    case .object(let object):
      hasher.combine(
        sum(object.properties()) { property, _ in
          guard !hasTwoNames(property.name), !property.isLazy, !property.isNamedAsDelegate else { return 0 }
          return fingerprint(
            of: property.value, at: rules.step(from: place, by: .property(property.name)), levels: levels - 1)
        })
    // A case may be the same as another of its name, or of its raw value.
    case .choice, .none, .function, .opaque: return 0
    }
    return hasher.finalize()
  }

  /// Adds hashes, so that their order does not matter.
  private func sum<Part>(_ parts: [Part], _ hash: (Part) -> Int) -> Int {
    parts.reduce(0) { $0 &+ hash($1) }
  }

  private func hasTwoNames(_ name: String) -> Bool {
    rules.renamedNames.contains(name) || settings.renamedNames.contains(name)
  }
}
