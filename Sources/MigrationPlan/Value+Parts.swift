/// What values and conditions are made of.
extension Value {
  /// The value, and all values inside of it, those of its conditions too.
  package var nested: [Value] {
    switch self {
    case .document, .documents, .fields, .read, .coerced, .number, .coercedNumber, .model, .initial, .literal,
      .emptyArray, .emptyDictionary, .none, .unset:
      [self]
    case .elements(let one, let other, _), .coalesce(let one, let other), .appended(let one, let other):
      [self] + one.nested + other.nested
    case .choice(let condition, let one, let other): [self] + condition.nested + one.nested + other.nested
    case .unwrapped(let inner), .made(_, let inner): [self] + inner.nested
    case .truth(let condition): [self] + condition.nested
    case .code(let code): [self] + code.values.flatMap(\.nested)
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
    case .not(let inner): inner.nested
    case .all(let parts): parts.flatMap(\.nested)
    case .always, .isNull, .isEmpty, .exists, .equalsNil, .hasElements, .hasFields: []
    }
  }
}
