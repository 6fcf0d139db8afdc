import MigrationPlan
import SwiftSyntax

/// Loops whose turns make the array that they append to: `if list == nil { list = [] }`, `list?.append(item)`.
extension Interpreter {
  /// The optional arrays that a turn may make, with what stands for each at the beginning of a turn: nil, or the array
  /// of the turns before.
  ///
  /// Empty for loops in others, and for bodies that name no such array.
  func arraysToBeMade(by turns: Turns, in state: State) -> [State.Place: Value] {
    guard state.depth == 0 else { return [:] }
    var found: [State.Place: Value] = [:]
    for reference in turns.body.flatMap(\.optionalsAppendedTo) {
      guard let place = place(reference, in: state), state[place] == .none, found[place] == nil,
        declaredType(of: place, in: state)?.wrapped.arrayElement?.isOptional == false
      else { continue }
      // No document has such a part: nothing but the turn itself may use what stands for the array.
      found[place] = .documents(DocumentPath(.second(depth: state.depth), [.index(found.count)]))
    }
    return found
  }

  /// Takes what a turn appends to arrays that it may have made out of its end.
  ///
  /// - Parameters:
  ///   - arrays: the arrays with what stands for them.
  ///   - start: the state before the loop.
  /// - Returns: the arrays that are made by each turn, whether it appends or not.
  func takeMade(
    _ arrays: [State.Place: Value], outOf end: inout State, since start: State, at node: Syntax
  ) throws(NotUnderstood) -> Set<State.Place> {
    guard !arrays.isEmpty else { return [] }
    var madeByAll: Set<State.Place> = []
    for (place, before) in arrays {
      guard let added = end[place].added(toOptional: before), let each = settled(added.element) else {
        throw NotUnderstood(node)
      }
      end[place] = start[place]
      end.appended[place] = each == .none ? nil : each
      if added.isMade == .always {
        // An array that stays empty is one, too.
        end.appended[place] = each
        madeByAll.insert(place)
      } else if added.isMade != .present(added.element) {
        throw NotUnderstood(node)
      }
    }
    // Nothing else may ask what the turns before have made.
    let others =
      Array(end.appended.values) + Array(end.sums.values) + end.refusals.map { .truth($0) } + Array(end.models)
    guard end.exits.count == start.exits.count,
      !others.contains(where: { $0.isMade(of: .second(depth: start.depth)) })
    else { throw NotUnderstood(node) }
    return madeByAll
  }
}

extension Value {
  /// The array of all elements that were appended to an array which the first of them made: nil where there are none.
  static func made(of items: Value) -> Value {
    .choose(.holds(Code([.value(items), .text(".isEmpty")], hasOwnType: true)), .none, items)
  }

  /// The element that this has behind all elements of an optional array, nil where it has none, and the condition that
  /// it is an array; nil if it is anything else.
  fileprivate func added(toOptional array: Value) -> (element: Value, isMade: Condition)? {
    guard let root = array.documentPath?.root else { return nil }
    if self == array { return (.none, .never) }
    switch self {
    case .coalesce(array, .emptyArray): return (.none, .always)
    case .appended(.coalesce(array, .emptyArray), let more): return more.onlyElement.map { ($0, .always) }
    case .choice(.isPresent(array), let one, .list(let made)):
      // The first turn makes it of what the others append.
      guard case .appended(.unwrapped(array), let more) = one, let element = more.onlyElement, [element] == made else {
        return nil
      }
      return (element, .always)
    case .choice(let condition, let one, let other):
      guard let one = one.added(toOptional: array), let other = other.added(toOptional: array),
        !Value.truth(condition).isMade(of: root)
      else { return nil }
      let isMade = condition.and(one.isMade).or(condition.negated.and(other.isMade))
      return (.choose(condition, one.element, other.element), isMade)
    default: return nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// What stands in front of `?.append`, `!.append` and `??` in it.
  fileprivate var optionalsAppendedTo: [ExprSyntax] {
    codeTokens.compactMap { token in
      if token.text == "??" {
        let name = token.previousToken(viewMode: .sourceAccurate)?.parent?.as(DeclReferenceExprSyntax.self)
        return name.map { $0.parent?.as(MemberAccessExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax($0) }
      }
      guard token.text == "append", let base = token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base else {
        return nil
      }
      return base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    }
  }
}
