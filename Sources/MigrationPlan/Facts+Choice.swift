/// Choices between values, of which each is made where the condition is known.
extension Facts {
  /// Returns one of two values, where the facts hold.
  func choose(_ condition: Condition, _ first: Value, _ second: Value) -> Value {
    if first == second || condition == .always { return first }
    guard choices.effort.takeStep() else { return .choice(condition, first, second) }
    switch (condition, first, second) {
    // `array?.count ?? 0`
    case (.isPresent(.documents(let path)), .count(.unwrapped(.documents(let own))), .literal(let none))
    where own == path && none.source == "0":
      return .count(of: .either(.documents(path), or: .emptyArray))
    case (_, .tuple(let ones), .tuple(let others)) where ones.count == others.count:
      return .tuple(zip(ones, others).map { choose(condition, $0, $1) })
    case (_, .instance(let one), .instance(let other)) where one.type == other.type:
      let properties = one.properties.merging(other.properties) { choose(condition, $0, $1) }
      let made = one.made.flatMap { first in other.made.map { choose(condition, first, $0) } }
      return .instance(Value.Instance(of: one.type, properties, made: made))
    default: break
    }
    // Both begin with the same array, and one has more behind it: only the rest is chosen.
    if let more = first.appended(to: second) {
      return more.reduce(second) { .append($0, choose(condition, $1, .emptyArray)) }
    }
    if let more = second.appended(to: first) {
      return more.reduce(first) { .append($0, choose(condition, .emptyArray, $1)) }
    }
    if let whole = Value.ofTruth(condition, first, second) { return whole }
    if let one = first.answer, let other = second.answer {
      return .answer(condition.and(one).or(condition.negated.and(other)))
    }
    switch condition {
    case .always: return first
    case .not(.always): return second
    // `if a && b { x } else { y }` asks one after the other, with `y` in the place of each that fails: in a chain of
    // such questions it would double again and again.
    case .all(let parts) where parts.count * second.nested.count <= 128:
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
    return joined(condition, one, other) ?? .choice(condition, one, other)
  }

  /// Returns a choice that asks one question instead of two that lead to the same values; nil where there is none.
  private func joined(_ condition: Condition, _ one: Value, _ other: Value) -> Value? {
    // `other` is what the first one is by itself, but for a case in which the condition does not hold.
    if case .choice(let inner, let first, let second) = other {
      for (asked, apart, rest) in [(inner, first, second), (inner.negated, second, first)] {
        let facts = adding(asked, true)
        guard !facts.isEmpty, facts.applied(to: condition) == .never,
          adding(condition, false).adding(asked, false).applied(to: one) == rest
        else { continue }
        return choose(asked, apart, one)
      }
    }
    func ways(_ value: Value) -> (condition: Condition, first: Value, second: Value)? {
      switch value {
      case .choice(let inner, let first, let second): (inner, first, second)
      case .truth(let condition): (condition, .literal(.true), .literal(.false))
      default: nil
      }
    }
    let pairs = [(one, other), (other, one)].flatMap { value, counterpart in
      ways(value).map { [($0.first, $0.second), ($0.first, counterpart), ($0.second, counterpart)] } ?? []
    }
    for (first, second) in pairs + pairs.map({ ($1, $0) }) {
      /// The condition under which a value is the first, and not the second.
      func isFirst(_ value: Value, where holds: Bool) -> Condition? {
        let facts = adding(condition, holds)
        let (one, other) = (facts.applied(to: first), facts.applied(to: second))
        if value == one { return .always }
        if value == other { return .never }
        guard let choice = ways(value) else { return nil }
        if choice.first == one, choice.second == other { return choice.condition }
        return choice.first == other && choice.second == one ? choice.condition.negated : nil
      }
      guard let yes = isFirst(one, where: true), let no = isFirst(other, where: false) else { continue }
      let whole = both(condition, yes).or(both(condition.negated, no))
      if whole.parts.count < 2, whole.negated.parts.count < 2 { return choose(whole, first, second) }
    }
    return nil
  }

  private func applied(to value: Value, where condition: Condition, _ holds: Bool) -> Value {
    let facts = adding(condition, holds)
    return facts.isEmpty ? value : facts.applied(to: value)
  }
}

extension Value {
  /// The arrays that are concatenated to it, in order. The value alone if it is no concatenation.
  package var addends: [Value] {
    if case .appended(let one, let other) = self { return one.addends + [other] }
    return [self]
  }

  /// The arrays that it has behind another one; nil where it does not begin with that.
  fileprivate func appended(to array: Value) -> ArraySlice<Value>? {
    let (own, others) = (addends, array.addends)
    return own.count > others.count && own.starts(with: others) ? own[others.count...] : nil
  }
}
