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
      properties: properties.mapValues { $0.assumingNone(of: needed) }, refusals: needed)
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
