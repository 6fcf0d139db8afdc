/// A check of a document, or of a value read from it, independent of its spelling.
///
/// `json == .null`, `(json.type == .null)`, `json.null != nil` and `!(json != JSON.null)` are one condition.
package indirect enum Condition: Sendable, Hashable {
  case always
  /// The part is `null`, or absent.
  case isNull(DocumentPath)
  /// The part has no elements and no members; it may be a number, too.
  case isEmpty(DocumentPath)
  /// The part is there; it may be `null`.
  case exists(DocumentPath)
  /// The part is an array, and has elements.
  case hasElements(DocumentPath)
  /// The part is an object, and has members.
  case hasFields(DocumentPath)
  /// The value is not nil.
  case isPresent(Value)
  /// The value is another one; use ``same(_:_:)``.
  case equals(Value, Value)
  /// Code that gives true.
  case holds(Code)
  /// Use ``negated``, which keeps the normal form.
  case not(Condition)
  /// At least two conditions; use ``and(_:)``.
  case all([Condition])

  package static let never = Condition.not(.always)

  /// The condition that holds if and only if this one does not.
  package var negated: Condition {
    if case .not(let inner) = self { return inner }
    return .not(self)
  }

  /// Returns the condition that holds if both do.
  package func and(_ other: Condition) -> Condition { Facts().both(self, other) }

  /// Returns the condition that holds if one of two does.
  package func or(_ other: Condition) -> Condition { negated.and(other.negated).negated }

  /// The conditions that all have to hold; none for ``always``.
  package var parts: [Condition] {
    switch self {
    case .always: []
    case .all(let parts): parts
    default: [self]
    }
  }

  /// Whether a value is there.
  package static func present(_ value: Value) -> Condition {
    switch value {
    case .none: .never
    // It may be an optional itself, and is one as a whole.
    case .choice(_, .code(let code), .none) where !code.isNeverNil: .isPresent(value)
    case .choice(let condition, let one, let other):
      condition.and(present(one)).or(condition.negated.and(present(other)))
    case .coalesce(let one, let other): present(one).or(present(other))
    // The elements are there where the array is.
    case .elements(let array, _, _), .flattened(let array): present(array)
    case .document, .coerced, .coercedNumber, .unwrapped, .literal, .emptyArray, .emptyDictionary, .truth, .appended,
      .kind, .count, .tuple, .list, .table, .some, .member, .forced, .object, .entries, .counted, .arranged, .entryKey,
      .instance:
      .always
    case .null(let path): .isNull(path)
    case .code(let code) where code.isNeverNil: .always
    case .untyped(.object, _), .untyped(.part, _): .always
    case .untyped(.arrayObject, let path): present(.documents(path))
    case .untyped(.dictionaryObject, let path): present(.fields(path))
    case .made(let maker, _) where !maker.mayFail: .always
    case .model(_, _, let mayRefuse) where !mayRefuse: .always
    // Each number is made of the same one.
    case .read(let path, let scalar) where scalar.isNumber: .isPresent(.number(path))
    default: .isPresent(value)
    }
  }

  /// Whether there are more than so many of something; nil where that is asked in no other way.
  package static func has(moreThan number: Int, _ value: Value) -> Condition? {
    if number == 0 { return value.emptiness?.negated }
    switch value {
    case _ where number < 0: return .always
    case .coalesce(.documents(let path), .emptyArray), .unwrapped(.documents(let path)):
      return .exists(path.appending(.index(number)))
    default: return nil
    }
  }

  /// Whether two values are equal.
  package static func same(_ one: Value, _ other: Value) -> Condition {
    switch (one, other) {
    case (.none, _): return present(other).negated
    case (_, .none): return present(one).negated
    case (.literal(let first), .literal(let second)):
      if let first = first.text, let second = second.text { return first == second ? .always : .never }
      if first == second { return .always }
      return first.isCertainlyNot(second) ? .never : .equals(one, other)
    case (.literal, _), (.list, _), (.emptyArray, _): return same(other, one)
    case (.truth(let condition), .literal(let literal)) where literal.truth != nil:
      return literal.truth == true ? condition : condition.negated
    // A value that equals a literal is not nil.
    case (.unwrapped(let inner), .literal): return same(inner, other)
    // Coercion gives no such text.
    case (.read(let path, .string), .literal(let literal)) where literal.text?.isOnlyOfText == true:
      return .equals(.coerced(path, .string), other)
    case (.coalesce(let inner, .literal(let fallback)), .literal(let literal))
    where fallback.text != nil && literal.text != nil && fallback.text != literal.text:
      return same(inner, other)
    case (.document(let path), .literal(let literal)) where literal.text != nil:
      return same(.read(path, .string), other)
    case (.count(let inner), .literal(let literal)) where literal.source == "0":
      return inner.emptiness ?? .equals(one, other)
    case (.count(let inner), .literal(let literal)):
      guard let number = Int(literal.source), let isThere = has(moreThan: number - 1, inner),
        let isMore = has(moreThan: number, inner)
      else { return .equals(one, other) }
      return isThere.and(isMore.negated)
    default: return one == other ? .always : .equals(one, other)
    }
  }
}

extension Value {
  /// The condition that an array, an object or a text has nothing in it; nil for other values.
  package var emptiness: Condition? {
    switch self {
    case .document(let path), .counted(let path): .isEmpty(path)
    case .coalesce(.documents(let path), .emptyArray), .unwrapped(.documents(let path)),
      .coalesce(.untyped(.arrayObject, let path), .emptyArray), .unwrapped(.untyped(.arrayObject, let path)):
      Condition.hasElements(path).negated
    case .coalesce(.fields(let path), .emptyDictionary), .unwrapped(.fields(let path)),
      .coalesce(.untyped(.dictionaryObject, let path), .emptyDictionary),
      .unwrapped(.untyped(.dictionaryObject, let path)):
      Condition.hasFields(path).negated
    case .emptyArray, .emptyDictionary: .always
    case .list: .never
    case .some(let parts): parts.reduce(.always) { $0.and(Condition.present($1).negated) }
    case .choice(let condition, let one, let other):
      one.emptiness.flatMap { one in
        other.emptiness.map { condition.and(one).or(condition.negated.and($0)) }
      }
    default: isText ? .same(self, .literal(.emptyText)) : nil
    }
  }

  /// Whether it is a text that is certainly there.
  private var isText: Bool {
    switch self {
    case .coerced(_, .string), .unwrapped(.read(_, .string)): true
    case .literal(let literal): literal.text != nil
    case .coalesce(let one, let other): (one.isText || Value.unwrapped(one).isText) && other.isText
    default: false
    }
  }
}
