/// The parts of values and conditions.
extension Value {
  /// The value, and all values inside of it, those of its conditions too.
  package var nested: [Value] {
    switch self {
    case .document, .documents, .fields, .read, .coerced, .number, .coercedNumber, .model, .initial, .literal,
      .emptyArray, .emptyDictionary, .none, .unset, .kind, .null, .untyped, .member:
      [self]
    case .elements(let one, let other, _), .coalesce(let one, let other), .appended(let one, let other):
      [self] + one.nested + other.nested
    case .choice(let condition, let one, let other): [self] + condition.nested + one.nested + other.nested
    case .unwrapped(let inner), .forced(let inner), .made(_, let inner), .count(let inner): [self] + inner.nested
    case .tuple(let parts), .list(let parts), .some(let parts): [self] + parts.flatMap(\.nested)
    case .truth(let condition): [self] + condition.nested
    case .code(let code): [self] + code.values.flatMap(\.nested)
    }
  }

  /// Returns the value with other values in the place of some of its parts.
  package func replacing(_ part: (Value) -> Value?) -> Value {
    if let found = part(self) { return found }
    switch self {
    case .elements(let array, let each, let dropsNil):
      return .elements(of: array.replacing(part), each: each, dropsNil: dropsNil)
    case .coalesce(let one, let other): return .either(one.replacing(part), or: other.replacing(part))
    case .appended(let one, let other): return .append(one.replacing(part), other.replacing(part))
    case .choice(let condition, let one, let other):
      return .choose(condition, one.replacing(part), other.replacing(part))
    case .unwrapped(let inner): return .unwrap(inner.replacing(part))
    case .made(let maker, let inner): return .make(maker, of: inner.replacing(part))
    case .tuple(let parts): return .tuple(parts.map { $0.replacing(part) })
    default: return self
    }
  }

  /// The optional values that have to be there so that this one can be made.
  package var unwrappedValues: [Value] {
    nested.compactMap { value in
      if case .unwrapped(let inner) = value { return inner }
      return nil
    }
  }
}

extension Condition {
  /// The values that the condition is about, and all values inside of them.
  package var nested: [Value] {
    switch self {
    case .isPresent(let value): value.nested
    case .holds(let code): Value.code(code).nested
    case .equals(let value, let constant): value.nested + constant.nested
    case .not(let inner): inner.nested
    case .all(let parts): parts.flatMap(\.nested)
    case .always, .isNull, .isEmpty, .exists, .equalsNil, .hasElements, .hasFields: []
    }
  }
}
