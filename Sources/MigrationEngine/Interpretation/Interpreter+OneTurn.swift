import MigrationPlan
import SwiftSyntax

/// Loops of which one turn counts: the first that meets a condition, or the last.
extension Interpreter {
  /// Returns the state behind a loop that does something for one element, and ends there.
  ///
  /// - Parameters:
  ///   - condition: the condition under which the loop ends at an element.
  ///   - run: runs the turn for an element, and returns the state in which it began and the one in which it ended.
  func afterFirst(
    where condition: Condition, of array: Value, at node: Syntax, in start: State,
    _ run: (_ element: Value, _ start: State) throws(NotUnderstood) -> (start: State, end: State)
  ) throws(NotUnderstood) -> State {
    let found: Value
    if case .entries(let path) = array, condition == .always {
      found = try member("first", of: .document(path), at: node, in: start)
    } else if condition == .always {
      found = try member("first", of: array, at: node, in: start)
    } else {
      guard makesRules, array.isArrayOfDocuments, !array.isEntries,
        condition.nested.allSatisfy({ !$0.hasEffect && !$0.mayStop })
      else { throw NotUnderstood(node) }
      let isMet = Code([.text(".first "), .closure(.truth(condition))], hasOwnType: true)
      found = .picked(from: array, by: isMet)
    }
    let isThere = Condition.present(found)
    let turn = try run(.unwrap(found), start.turn.assuming(isThere))
    guard let (isMet, way) = turn.end.left(since: turn.start), way.appended.isEmpty, way.sums.isEmpty else {
      throw NotUnderstood(node)
    }
    // The element that is found meets the condition.
    let known = Facts([isMet])
    var state = start
    state.models.formUnion(turn.end.models)
    let values = way.values(changedSince: start).map { place, value in
      (
        place: place,
        value: value.replacing { part in
          guard case .unwrapped(let inner) = part, known.applied(to: .present(inner)) == .always else { return nil }
          return inner.coercedWhereItIsThere
        }
      )
    }
    try fill(values, where: isThere, at: node, in: &state)
    return state
  }

  /// Gives places that each turn assigns what the last turn gives them.
  ///
  /// - Parameters:
  ///   - any: the state behind a turn that began without values in these places.
  ///   - run: runs the turn for an element.
  func fill(
    _ places: Set<State.Place>, byLastOf array: Value, any: State, at node: Syntax, in state: inout State,
    _ run: (_ element: Value, _ start: State) throws(NotUnderstood) -> State
  ) throws(NotUnderstood) {
    // None of it may depend on the turn before.
    let values = places.map { any[$0] } + any.appended.values + any.sums.values
    guard values.flatMap(\.nested).allSatisfy({ $0 != .unset }), places.allSatisfy({ any[$0].models.isEmpty }) else {
      throw NotUnderstood(node)
    }
    let last = Value.picked(from: array, by: Code([.text(".last")], hasOwnType: true))
    let isThere = Condition.present(last)
    let end = try run(.unwrap(last), state.turn.assuming(isThere))
    try fill(places.map { ($0, end[$0]) }, where: isThere, at: node, in: &state)
  }

  private func fill(
    _ values: [(place: State.Place, value: Value)], where isThere: Condition, at node: Syntax, in state: inout State
  ) throws(NotUnderstood) {
    for (place, value) in values {
      // Elements of an array in there are counted as inside of a loop.
      if value.nested.contains(where: \.isOfElements) { throw NotUnderstood(node) }
      state[place] = .choose(isThere, value, state[place])
    }
  }
}

extension Value {
  /// Whether something is made of each element of an array.
  fileprivate var isOfElements: Bool {
    if case .elements = self { return true }
    return false
  }
}
