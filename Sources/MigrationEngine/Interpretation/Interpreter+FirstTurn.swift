import MigrationPlan
import SwiftSyntax

/// Loops that end with the first element that meets a condition.
extension Interpreter {
  /// Returns the state behind a loop that does something for one element, and ends there.
  ///
  /// - Parameters:
  ///   - condition: The condition under which the loop ends at an element.
  ///   - run: Runs the turn for an element, and returns the state in which it began and the one in which it ended.
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
      guard keepsCode, array.isArrayOfDocuments, !array.isEntries,
        condition.nested.allSatisfy({ !$0.hasEffect && !$0.mayStop })
      else { throw NotUnderstood(node) }
      let isMet = Code([.text(".first "), .closure(.truth(condition))], hasOwnType: true)
      found = .picked(from: array, by: isMet)
    }
    let isThere = Condition.present(found)
    let turn = try run(.unwrap(found), start.turn.assuming(isThere))
    guard let (isMet, way) = turn.end.left(since: turn.start), way.appended.isEmpty else { throw NotUnderstood(node) }
    // The element that is found meets the condition.
    let known = Facts([isMet])
    var state = start
    state.models.formUnion(turn.end.models)
    for (place, value) in way.values(changedSince: start) {
      // Elements of an array in there are counted as inside of a loop.
      if value.nested.contains(where: \.isOfElements) { throw NotUnderstood(node) }
      let known = value.replacing { part in
        guard case .unwrapped(let inner) = part, known.applied(to: .present(inner)) == .always else { return nil }
        return inner.coercedWhereItIsThere
      }
      state[place] = .choose(isThere, known, start[place])
    }
    return state
  }
}
