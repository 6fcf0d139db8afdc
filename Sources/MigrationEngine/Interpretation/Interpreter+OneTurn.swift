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

  /// Gives places that turns assign what the last of those turns gives them.
  ///
  /// - Parameter run: runs the turn for an element.
  func fill(
    _ places: Set<State.Place>, byLastOf array: Value, at node: Syntax, in state: inout State,
    _ run: (_ element: Value, _ start: State) throws(NotUnderstood) -> State
  ) throws(NotUnderstood) {
    let start = state
    for place in places {
      // The other places hold values of earlier turns, which are not known: a value made of one is refused below.
      var turn = start.turn
      for other in places { turn[other] = other == place ? .unset : .tuple([.unset]) }
      let any = try run(start.element, turn)
      let (condition, value) = any[place].assigned
      let asked = [value] + condition.nested + any.appended.values + any.sums.values
      guard asked.flatMap(\.nested).allSatisfy({ $0 != .unset }), any[place].models.isEmpty,
        (value.nested + condition.nested).allSatisfy({ !$0.hasEffect }), !condition.nested.contains(where: \.mayStop)
      else { throw NotUnderstood(node) }
      if condition != .always, value.isSameInAllTurns {
        let isAny = Code([.value(array), .text(".contains "), .closure(.answer(condition))], hasOwnType: true)
        try fill([(place, value)], where: .holds(isAny), at: node, in: &state)
        continue
      }
      let isMet: [Code.Piece] = condition == .always ? [] : [.text(" "), .closure(.truth(condition))]
      let last = Value.picked(from: array, by: Code([.text(".last")] + isMet, hasOwnType: true))
      turn = start.turn.assuming(.present(last))
      turn[place] = .unset
      let end = try run(.unwrap(last), turn)
      try fill([(place, end[place].assigned.value)], where: .present(last), at: node, in: &state)
    }
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
  /// The value that a turn assigns to a place which was `.unset` before it, and the condition under which it is assigned.
  fileprivate var assigned: (condition: Condition, value: Value) {
    switch self {
    case .unset: return (.never, self)
    case .choice(let condition, let one, let other):
      let (first, second) = (one.assigned, other.assigned)
      switch (first.condition, second.condition) {
      case (.always, .always): return (.always, self)
      case (_, .never): return (condition.and(first.condition), first.value)
      case (.never, _): return (condition.negated.and(second.condition), second.value)
      default:
        let isAssigned = condition.and(first.condition).or(condition.negated.and(second.condition))
        return (isAssigned, .choose(condition, first.value, second.value))
      }
    default: return (.always, self)
    }
  }

  /// Whether it has nothing to do with the element of a turn.
  fileprivate var isSameInAllTurns: Bool {
    switch self {
    case .literal, .none, .member(.some, _): true
    default: false
    }
  }

  /// Whether something is made of each element of an array.
  fileprivate var isOfElements: Bool {
    if case .elements = self { return true }
    return false
  }
}
