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
  /// `json == nil`: that the part is null, or absent, in some versions of the library, and nothing in others.
  case equalsNil(DocumentPath)
  /// The part is an array, and has elements.
  case hasElements(DocumentPath)
  /// The part is an object, and has members.
  case hasFields(DocumentPath)
  /// The value is not nil.
  case isPresent(Value)
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
  package func and(_ other: Condition) -> Condition {
    var parts: [Condition] = []
    for part in self.parts + other.parts where !parts.contains(part) {
      if part == .never || parts.contains(part.negated) { return .never }
      parts.append(part)
    }
    if parts.isEmpty { return .always }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

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
    case .choice(let condition, let one, let other):
      condition.and(present(one)).or(condition.negated.and(present(other)))
    case .coalesce(let one, let other): present(one).or(present(other))
    // The elements are there where the array is.
    case .elements(let array, _, _): present(array)
    case .document, .coerced, .coercedNumber, .unwrapped, .literal, .emptyArray, .emptyDictionary, .truth, .appended:
      .always
    case .made(let maker, _) where !maker.mayFail: .always
    case .model(_, _, let mayRefuse) where !mayRefuse: .always
    // Each number is made of the same one.
    case .read(let path, let scalar) where scalar.isNumber: .isPresent(.number(path))
    default: .isPresent(value)
    }
  }
}
