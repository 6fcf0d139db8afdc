/// Constructors that keep the normal form.
extension Value {
  /// Whether it is a truth value that is certainly there.
  package var isTruth: Bool {
    switch self {
    case .coerced(_, .bool), .unwrapped(.read(_, .bool)): true
    case .coalesce(.read(_, .bool), .literal(let literal)): literal.truth != nil
    default: false
    }
  }

  /// The text or the number that coercion makes of `true` and `false`: `flag ? "true" : "false"`, `flag ? 1 : 0`; nil for
  /// other choices.
  static func ofTruth(_ condition: Condition, _ first: Value, _ second: Value) -> Value? {
    guard case .equals(.unwrapped(.read(let path, .bool)), .literal(let asked)) = condition, asked.truth == true,
      case .literal(let yes) = first, case .literal(let no) = second
    else { return nil }
    if yes.text == "true", no.text == "false" { return .coerced(path, .string) }
    return yes.source == "1" && no.source == "0" ? .unwrapped(.read(path, .int)) : nil
  }

  /// Returns whether a condition holds, as a value.
  package static func answer(_ condition: Condition) -> Value {
    if case .equals(let value, .literal(.true)) = condition, value.isTruth { return value }
    return .truth(condition)
  }

  /// The condition under which it is true; nil for values that may be no truth values, or nil.
  package var truth: Condition? {
    switch self {
    case .code(let code): .holds(code)
    default: answer ?? (isTruth ? .same(self, .literal(.true)) : nil)
    }
  }

  /// Returns the documents of an array for which a closure answers true: `array.filter { … }`.
  package static func filtered(_ array: Value, where answer: Value) -> Value {
    .arranged(array, by: Code([.text(".filter "), .closure(answer)], hasOwnType: true))
  }

  /// The array that ``filtered(_:where:)`` was given, and the condition of its answer; nil for other values.
  package var filtered: (array: Value, condition: Condition)? {
    guard case .arranged(let array, let code) = self, code.pieces.count == 2, case .text(".filter ") = code.pieces[0],
      case .closure(let answer) = code.pieces[1], let condition = answer.truth
    else { return nil }
    return (array, condition)
  }

  /// The condition under which it is true; nil for values that are neither conditions nor literals.
  var answer: Condition? {
    switch self {
    case .truth(let condition): condition
    case .literal(let literal): literal.truth.map { $0 ? .always : .never }
    default: nil
    }
  }

  /// Whether it is certainly not nil.
  package var isNeverNil: Bool { Condition.present(self) == .always }

  /// Returns a value, or another one if it is nil.
  package static func either(_ value: Value, or other: Value) -> Value {
    switch value {
    case .none: return other
    case .coalesce(let first, let second): return either(first, or: either(second, or: other))
    case .choice(let condition, let one, let two) where one.isNeverNil || two.isNeverNil || two == .none:
      return choose(condition, either(one, or: other), either(two, or: other))
    // Coercion keeps what is of the type.
    case .read(let path, let scalar) where other == .coerced(path, scalar): return other
    // The fallback makes the same value as the one behind `??`.
    case .made(let maker, .coalesce(let inner, .literal(let literal))) where make(maker, of: .literal(literal)) == other:
      return either(choose(.present(inner), make(maker, of: unwrap(inner)), .none), or: other)
    default: return value.isNeverNil || other == .none ? value : .coalesce(value, other)
    }
  }

  /// Returns one of two values.
  package static func choose(_ condition: Condition, _ first: Value, _ second: Value) -> Value {
    Facts().choose(condition, first, second)
  }

  /// Returns an optional value where it is known to be there.
  package static func unwrap(_ value: Value) -> Value {
    switch value {
    case .choice(_, .code(let code), .none) where !code.isNeverNil: .unwrapped(value)
    case .choice(_, let one, .none), .choice(_, .none, let one): unwrap(one)
    case .unwrapped: value
    case .picked: .document(DocumentPath(.picked(value)))
    default: value.isNeverNil ? value : .unwrapped(value)
    }
  }

  /// Returns what a function makes of a value.
  package static func make(_ maker: Maker, of value: Value) -> Value {
    switch value {
    case .choice(let condition, let one, let other):
      return choose(condition, make(maker, of: one), make(maker, of: other))
    case .coalesce(let inner, .literal(let literal)) where make(maker, of: .literal(literal)) == .none:
      return choose(.present(inner), make(maker, of: unwrap(inner)), .none)
    default: break
    }
    // Nothing is made of an empty text.
    guard case .literal(let literal) = value else { return .made(maker, value) }
    switch maker {
    case .number where literal.isZero, .url where literal.isZero: return .none
    case .number(.int) where literal.text.flatMap(Int.init).map(String.init) == literal.text:
      return .literal(Literal(literal.text ?? ""))
    case .rawValue(let enumeration) where !enumeration.hasZero && literal.isZero: return .none
    case .rawValue(let enumeration):
      guard enumeration.cases != nil, (literal.text != nil) == (enumeration.raw == .string) else {
        return .made(maker, value)
      }
      return enumeration.name(of: literal).map { .member(of: enumeration, $0) } ?? .none
    default: return .made(maker, value)
    }
  }

  /// The value with coercions of what is known to be there under a condition; nil where there are none.
  func coerced(where condition: Condition) -> Value? {
    switch condition {
    case .isPresent(.read), .isPresent(.number), .hasElements, .isPresent(.documents): break
    default: return nil
    }
    let whole = replacing { value in
      switch value {
      case .unwrapped(.read(let path, let scalar)) where scalar != .url && condition == .present(.read(path, scalar)):
        return .coerced(path, scalar)
      case .unwrapped(let inner):
        guard case .elements(.documents, _, _) = inner else { return nil }
        return .coalesce(inner, .emptyArray)
      default: return nil
      }
    }
    return whole == self ? nil : whole
  }

  /// The enumeration's case for a raw value, where each has one: `switch text { case "admin": .admin; default: .guest }`.
  func madeOfRawValue(_ asked: Value) -> Value? {
    var names: Set<String> = []
    var found: Enumeration?
    var rest = self
    while case .choice(.equals(asked, .literal(let literal)), .member(let enumeration?, let name), let other) = rest {
      guard enumeration.name(of: literal) == name, asked.mayBeRaw(enumeration.raw), found == nil || found == enumeration
      else { return nil }
      found = enumeration
      names.insert(name)
      rest = other
    }
    guard let found else { return nil }
    switch rest {
    case .none: break
    case .member(let enumeration, let name) where enumeration == found: names.insert(name)
    default: return nil
    }
    return found.covers(names) ? .either(.make(.rawValue(of: found), of: asked), or: rest) : nil
  }

  /// Whether it is of the type of an enumeration's raw values, if that is asked for by texts or numbers.
  private func mayBeRaw(_ raw: Scalar) -> Bool {
    switch self {
    case .coerced(_, let scalar), .unwrapped(.read(_, let scalar)): scalar == raw
    default: raw == .string
    }
  }

  /// Returns a value for each element of an array.
  package static func map(_ array: Value, to each: Value, droppingNil: Bool) -> Value {
    let dropsNil = droppingNil && !each.isNeverNil
    switch array {
    case .coalesce(.fields, .emptyDictionary), .unwrapped(.fields):
      return .elements(of: array, each: each, dropsNil: dropsNil)
    case .coalesce(let first, let second):
      return either(map(first, to: each, droppingNil: dropsNil), or: map(second, to: each, droppingNil: dropsNil))
    case .emptyArray, .none: return array
    case .unwrapped(let found): return unwrap(map(found, to: each, droppingNil: dropsNil))
    default: return .elements(of: array, each: each, dropsNil: dropsNil)
    }
  }

  /// Returns the elements of all arrays of an array, one array after the other.
  package static func flatten(_ arrays: Value) -> Value {
    arrays == .emptyArray || arrays == .none ? arrays : .flattened(arrays)
  }

  /// Returns a value that something is added to for each element of an array.
  package static func sum(_ start: Value, of array: Value, each: Value) -> Value {
    guard case .literal(let zero) = start, zero.source == "0", case .literal(let one) = each, one.source == "1" else {
      return .total(start, of: array, each: each)
    }
    return .count(of: array)
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
    let facts = Facts(refusals.map(\.negated))
    return facts.isEmpty ? self : facts.applied(to: self)
  }
}

extension Condition {
  /// Returns the condition where another one is known to hold, or not to.
  package func assuming(_ condition: Condition, is holds: Bool) -> Condition {
    Facts(condition, holds).applied(to: self)
  }
}
