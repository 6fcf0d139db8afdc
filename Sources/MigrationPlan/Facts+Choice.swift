/// Choices between values, of which each is made where the condition is known.
extension Facts {
  /// Returns one of two values, where the facts hold.
  func choose(_ condition: Condition, _ first: Value, _ second: Value) -> Value {
    if first == second { return first }
    switch (condition, first, second) {
    // A document that is not there is null.
    case (.exists(let path), .document(let part), .document(.null)) where part == path: return first
    case (.isNull(let path), .document(.null), .document(let part)) where part == path: return second
    case (_, .tuple(let ones), .tuple(let others)) where ones.count == others.count:
      return .tuple(zip(ones, others).map { choose(condition, $0, $1) })
    case (_, .literal(let one), .literal(let other)) where one.truth == true && other.truth == false:
      if case .equals(let value, .literal(let literal)) = condition, literal.truth == true, value.isTruth {
        return value
      }
      return .truth(condition)
    case (_, .literal(let one), .literal(let other)) where one.truth == false && other.truth == true:
      return choose(condition.negated, second, first)
    case (_, .truth(let one), .truth(let other)):
      return .truth(condition.and(one).or(condition.negated.and(other)))
    default: break
    }
    switch condition {
    case .always: return first
    case .not(.always): return second
    // `if a && b { x } else { y }` asks one after the other.
    case .all(let parts):
      if applied(to: second, where: condition, true) == applied(to: first, where: condition, true) { return second }
      return parts.reversed().reduce(first) { choose($1, $0, second) }
    case .not(let inner): return choose(inner, second, first)
    default: break
    }
    let one = applied(to: first, where: condition, true)
    let other = applied(to: second, where: condition, false)
    if one == other { return one }
    // A value that is the other one by itself, where the condition fails.
    if applied(to: first, where: condition, false) == other { return first }
    if applied(to: second, where: condition, true) == one { return second }
    if let whole = first.coerced(where: condition), applied(to: whole, where: condition, true) == one,
      applied(to: whole, where: condition, false) == other
    {
      return whole
    }
    if case .equals(let asked, _) = condition, let made = Value.choice(condition, one, other).madeOfRawValue(asked) {
      return made
    }
    if case .isPresent = condition {
      if Condition.present(one) == condition { return .either(one, or: other) }
      if case .unwrapped(let found) = one, Condition.present(found) == condition { return .either(found, or: other) }
    }
    return .choice(condition, one, other)
  }

  private func applied(to value: Value, where condition: Condition, _ holds: Bool) -> Value {
    let facts = adding(condition, holds)
    return facts.isEmpty ? value : facts.applied(to: value)
  }

  /// Returns the condition that holds if two do, where the facts hold.
  func both(_ one: Condition, _ other: Condition) -> Condition {
    let joined = one.and(other)
    guard !isEmpty, case .all(let parts) = joined else { return joined }
    for (index, part) in parts.enumerated() {
      let others = parts.enumerated().filter { $0.offset != index }.map(\.element)
      switch others.reduce(self, { $0.adding($1, true) }).applied(to: part) {
      case .never: return .never
      case .always: return others.dropFirst().reduce(others[0]) { both($0, $1) }
      default: break
      }
    }
    return joined
  }
}
