/// The meaning of an initializer that makes a value of a document.
package struct Reading: Sendable, Equatable {
  /// The value that each stored property ends with.
  package var properties: [String: Value]
  /// The conditions under which the document is refused. Their order means nothing, since checks have no effects.
  package var refusals: [Condition]

  package init(properties: [String: Value], refusals: [Condition]) {
    self.properties = properties
    self.refusals = refusals
  }

  /// The reading with each value as it is where the document is not refused, without refusals that others imply.
  package var simplified: Reading {
    var needed: [Condition] = []
    for refusal in refusals.flatMap(\.alternatives) where !needed.contains(refusal) { needed.append(refusal) }
    needed = Condition.joiningKinds(needed.map(\.negated)).map(\.negated)
    // Each matters only where no other one holds.
    var previous: [Condition] = []
    while needed != previous {
      previous = needed
      for index in needed.indices {
        for (other, refusal) in needed.enumerated() where other != index {
          needed[index] = needed[index].assuming(refusal, is: false)
        }
      }
    }
    for refusal in needed {
      let others = needed.filter { $0 != refusal }
      if refusal == .never || others.contains(where: { $0.assuming(refusal, is: true) == .always }) { needed = others }
    }
    return Reading(
      properties: properties.mapValues { $0.assumingNone(of: needed) }, refusals: needed
    ).demandingValues
  }

  /// The reading with one value that has to be there for a refusal where none of several is: `if let text =
  /// json["id"].string { id = text } else if let number = json["id"].int { id = String(number) } else { return nil }`.
  private var demandingValues: Reading {
    var reading = self
    for (index, refusal) in refusals.enumerated() {
      guard case .all(let parts) = refusal else { continue }
      let found = properties.compactMapValues { $0.chosen(byFirstOf: parts.map(\.negated)) }
      guard found.count == 1, let (name, value) = found.first else { continue }
      reading.properties[name] = .unwrap(value)
      reading.refusals[index] = Condition.present(value).negated
    }
    return reading
  }
}

extension Value {
  /// The value as it is where one of some conditions holds, and nil where none does; nil if it does not ask for them one
  /// after the other.
  fileprivate func chosen(byFirstOf conditions: [Condition]) -> Value? {
    if conditions.count == 1, isNeverNil { return .choose(conditions[0], self, .none) }
    let (condition, one, other): (Condition, Value, Value)
    switch self {
    case .choice(let asked, let first, let second): (condition, one, other) = (asked, first, second)
    case .coalesce(let first, let second): (condition, one, other) = (Condition.present(first), .unwrap(first), second)
    default: return nil
    }
    // One that is nil is not refused.
    guard conditions.contains(condition), one.isNeverNil else { return nil }
    return other.chosen(byFirstOf: conditions.filter { $0 != condition }).map { .choose(condition, one, $0) }
  }
}

extension Condition {
  /// The conditions of which one has to hold so that this one does.
  fileprivate var alternatives: [Condition] {
    switch self {
    case .not(.all(let parts)): return parts.map(\.negated).flatMap(\.alternatives)
    case .all(let parts):
      return parts.reduce([.always]) { found, part in
        part.alternatives.flatMap { alternative in found.map { $0.and(alternative) } }
      }
    default: return [self]
    }
  }
}
