/// Constructors that keep the normal form.
extension Value {
  /// Whether it is certainly not nil.
  package var isNeverNil: Bool { Condition.present(self) == .always }

  /// Returns a value, or another one if it is nil.
  package static func either(_ value: Value, or other: Value) -> Value {
    switch value {
    case .none: return other
    case .coalesce(let first, let second): return either(first, or: either(second, or: other))
    case .choice(let condition, let one, .none): return choose(condition, either(one, or: other), other)
    // Coercion keeps what is of the type.
    case .read(let path, let scalar) where other == .coerced(path, scalar): return other
    default: return value.isNeverNil || other == .none ? value : .coalesce(value, other)
    }
  }

  /// Returns one of two values.
  package static func choose(_ condition: Condition, _ first: Value, _ second: Value) -> Value {
    if first == second { return first }
    switch condition {
    case .always: return first
    case .not(.always): return second
    // `if a && b { x } else { y }` asks one after the other.
    case .all(let parts):
      return parts.reversed().reduce(first) { choose($1, $0, second) }
    case .not(let inner): return choose(inner, second, first)
    default: break
    }
    let one = first.assuming(condition, is: true)
    let other = second.assuming(condition, is: false)
    if one == other { return one }
    // A value that is the other one by itself, where the condition fails.
    if first.assuming(condition, is: false) == other { return first }
    if second.assuming(condition, is: true) == one { return second }
    if case .isPresent = condition {
      if Condition.present(one) == condition { return either(one, or: other) }
      if case .unwrapped(let found) = one, Condition.present(found) == condition { return either(found, or: other) }
    }
    return .choice(condition, one, other)
  }

  /// Returns an optional value where it is known to be there.
  package static func unwrap(_ value: Value) -> Value {
    switch value {
    case .choice(_, let one, .none): unwrap(one)
    case .unwrapped: value
    default: value.isNeverNil ? value : .unwrapped(value)
    }
  }

  /// Returns what a function makes of a value.
  package static func make(_ maker: Maker, of value: Value) -> Value {
    // Nothing is made of an empty text.
    guard case .literal(let literal) = value else { return .made(maker, value) }
    switch maker {
    case .number where literal.isZero, .url where literal.isZero: return .none
    case .rawValue(_, _, hasZero: false) where literal.isZero: return .none
    default: return .made(maker, value)
    }
  }

  /// Returns a value for each element of an array.
  package static func map(_ array: Value, to each: Value, droppingNil: Bool) -> Value {
    let dropsNil = droppingNil && !each.isNeverNil
    switch array {
    case .coalesce(let first, let second):
      return either(map(first, to: each, droppingNil: dropsNil), or: map(second, to: each, droppingNil: dropsNil))
    case .emptyArray, .none: return array
    case .unwrapped(let found): return unwrap(map(found, to: each, droppingNil: dropsNil))
    default: return .elements(of: array, each: each, dropsNil: dropsNil)
    }
  }

  /// Returns an array with another one behind it.
  package static func append(_ array: Value, _ more: Value) -> Value {
    if array == .emptyArray { return more }
    return more == .emptyArray ? array : .appended(array, more)
  }

  // MARK: What is known

  /// Returns the value where a condition is known to hold, or not to.
  package func assuming(_ condition: Condition, is holds: Bool) -> Value {
    let facts = Facts(condition, holds)
    return facts.isEmpty ? self : facts.applied(to: self)
  }

  /// Returns the value where a document was not refused for any of some conditions.
  package func assumingNone(of refusals: [Condition]) -> Value {
    refusals.reduce(self) { $0.assuming($1, is: false) }
  }
}

extension Condition {
  /// Returns the condition where another one is known to hold, or not to.
  package func assuming(_ condition: Condition, is holds: Bool) -> Condition {
    Facts(condition, holds).applied(to: self)
  }
}
