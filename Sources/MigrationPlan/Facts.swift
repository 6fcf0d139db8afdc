/// The consequences of a condition for the parts of a document, and for values.
///
/// The rules are SwiftyJSON's: an absent part is null, a null part has no parts, and a number is empty.
package struct Facts {
  private var holding: Set<Condition> = []
  private var failing: Set<Condition> = []
  let choices = Choices()

  init() {}

  init(_ condition: Condition, _ holds: Bool) {
    add(condition, holds)
  }

  /// - Parameter conditions: conditions that all hold.
  package init(_ conditions: some Sequence<Condition>) {
    for condition in conditions { add(condition, true) }
  }

  var isEmpty: Bool { holding.isEmpty && failing.isEmpty }

  /// Returns the facts with another condition, which is known to hold, or not to.
  func adding(_ condition: Condition, _ holds: Bool) -> Facts {
    var facts = self
    facts.add(condition, holds)
    return facts
  }

  private mutating func add(_ condition: Condition, _ holds: Bool) {
    switch condition {
    case .always: break
    case .not(let inner): add(inner, !holds)
    case .all(let parts):
      // Which of several fails is not known.
      if holds { for part in parts { add(part, true) } }
    default:
      if holds { holding.insert(condition) } else { failing.insert(condition) }
    }
  }

  /// Returns the facts without those that say nothing about a value.
  private func concerning(_ value: Value) -> Facts {
    let asked = choices.questions(of: value)
    var facts = self
    facts.holding = holding.filter { asked.mayDepend(on: $0, true) }
    facts.failing = failing.filter { asked.mayDepend(on: $0, false) }
    return facts
  }

  // MARK: Parts

  /// Whether a part is certainly null, or absent.
  private func isNull(_ path: DocumentPath) -> Bool {
    path.root == .null
      || holding.contains { fact in
        switch fact {
        case .isNull(let other): other.contains(path)
        // An empty document has no parts.
        case .isEmpty(let other): other.step(to: path) != nil
        default: false
        }
      }
      || failing.contains { fact in
        switch fact {
        case .exists(let other): return other.isAtOrBefore(path)
        // The first element, or any member.
        case .hasFields(let other):
          if case .key? = other.step(to: path) { return true }
          return false
        case .hasElements(let other):
          if case .index? = other.step(to: path) { return true }
          return false
        default: return false
        }
      }
      || path.parent.map { isNull(path.steps.last, of: kinds(of: $0)) } == true
  }

  /// Whether a part is null since its parent has no such parts: only an object has keys, and only an array has indices.
  private func isNull(_ step: DocumentKey.Step?, of parent: Kinds) -> Bool {
    switch step {
    case .key?: !parent.contains(.object)
    case .index?: !parent.contains(.array)
    case .code?, nil: parent.isDisjoint(with: [.array, .object])
    }
  }

  /// Whether a part is certainly absent, and not `null`.
  private func isAbsent(_ path: DocumentPath) -> Bool {
    let isGone = failing.contains { if case .exists(let other) = $0 { other.isAtOrBefore(path) } else { false } }
    guard !isGone, let parent = path.parent else { return isGone }
    // Nothing is in a part that is null, or empty.
    return isNull(parent) || holding.contains(.isEmpty(parent))
  }

  /// The parts that are certainly not null.
  private var notNull: [DocumentPath] {
    holding.compactMap { fact in
      switch fact {
      case .isPresent(let value), .equals(let value, _): value.path
      case .hasElements(let path), .hasFields(let path): path
      default: nil
      }
    }
      + failing.compactMap { fact in
        switch fact {
        case .isNull(let path), .isEmpty(let path): path
        default: nil
        }
      }
  }

  /// The parts that certainly exist.
  private var existing: [DocumentPath] {
    notNull
      + holding.compactMap { fact in
        if case .exists(let path) = fact { return path }
        return nil
      }
  }

  private func isNotNull(_ path: DocumentPath) -> Bool {
    notNull.contains { path.contains($0) } || existing.contains { path.step(to: $0) != nil }
  }

  /// The kinds of JSON that a part may be of.
  private func kinds(of path: DocumentPath) -> Kinds {
    if isNull(path) { return .null }
    var kinds = Kinds.all
    if isNotNull(path) { kinds.remove(.null) }
    for case (path, let found, _) in holding.compactMap(\.kinds) { kinds.formIntersection(found) }
    for case (path, let found, isAllOfThem: true) in failing.compactMap(\.kinds) { kinds.subtract(found) }
    if failing.contains(.isEmpty(path)) { kinds.formIntersection([.array, .object]) }
    for part in existing {
      switch path.step(to: part) {
      case .key?: kinds.formIntersection(.object)
      case .index?: kinds.formIntersection(.array)
      case .code?, nil: break
      }
    }
    return kinds
  }

  /// Whether a value equals another literal than this one.
  private func isKnownToDiffer(_ value: Value, from literal: Value.Literal) -> Bool {
    holding.contains { fact in
      if case .equals(value, .literal(let known)) = fact { known.isCertainlyNot(literal) } else { false }
    }
  }

  // MARK: Applied

  package func applied(to condition: Condition) -> Condition {
    guard choices.effort.takeStep() else { return condition }
    if holding.contains(condition) { return .always }
    if failing.contains(condition) { return .never }
    if let (path, asked, isAllOfThem) = condition.kinds {
      let kinds = kinds(of: path)
      if kinds.isDisjoint(with: asked) { return .never }
      if isAllOfThem, kinds.isSubset(of: asked) { return .always }
    }
    switch condition {
    case .always: return condition
    case .isNull(let path):
      if isNull(path) { return .always }
      return isNotNull(path) ? .never : condition
    case .isEmpty(let path):
      if kinds(of: path).isDisjoint(with: [.array, .object]) { return .always }
      return existing.contains { path.step(to: $0) != nil } ? .never : condition
    case .exists(let path):
      if isAbsent(path) { return .never }
      return existing.contains(where: path.isAtOrBefore) ? .always : condition
    case .holds: return condition
    case .isPresent(.null(let path)): return applied(to: .isNull(path))
    case .hasElements(let path):
      if isNull(path) { return .never }
      return existing.contains { if case .index? = path.step(to: $0) { true } else { false } } ? .always : condition
    case .hasFields(let path), .isPresent(.fields(let path)):
      if isNull(path) { return .never }
      return existing.contains { if case .key? = path.step(to: $0) { true } else { false } } ? .always : condition
    case .isPresent(let value): return .present(applied(to: value))
    case .equals(let value, .literal(let literal)) where isKnownToDiffer(value, from: literal): return .never
    case .equals(let value, let other): return .same(applied(to: value), applied(to: other))
    case .not(let inner): return applied(to: inner).negated
    case .all(let parts): return parts.reduce(.always) { both($0, applied(to: $1)) }
    }
  }

  package func applied(to value: Value) -> Value {
    guard choices.effort.takeStep() else { return value }
    if !failing.isEmpty, failing.contains(.present(value)) { return .none }
    for case .equals(value, .literal(let literal)) in holding where literal.isOnlyEqualToItself {
      return .literal(literal)
    }
    switch value {
    case .document, .initial, .literal, .emptyArray, .emptyDictionary, .none, .unset, .model, .code, .object, .arranged,
      .picked, .total, .kind, .null, .coercedNumber, .untyped, .member, .entries, .entryKey, .instance:
      return value
    case .counted(let path):
      let kinds = kinds(of: path)
      if kinds == .array { return .unwrapped(.documents(path)) }
      return holding.contains(.isEmpty(path)) || kinds.isDisjoint(with: [.array, .object]) ? .emptyArray : value
    case .documents, .fields, .read, .number, .lossless:
      guard let (path, asked, _) = Condition.isPresent(value).kinds else { return value }
      return kinds(of: path).isDisjoint(with: asked) ? .none : value
    case .cast(let path, _): return isNull(path) ? .none : value
    case .forced(let inner): return .forced(applied(to: inner))
    case .count(let inner):
      let counted = applied(to: inner)
      return counted.emptiness == .always ? .literal(Value.Literal("0")) : .count(of: counted)
    case .flattened(let inner): return .flatten(applied(to: inner))
    case .tuple(let parts): return .tuple(parts.map(applied))
    case .list(let parts): return .list(parts.map(applied))
    case .table(let members): return .table(members.map(applied))
    case .some(let parts): return .some(parts.map(applied))
    case .coerced(let path, let scalar):
      let kinds = kinds(of: path)
      if kinds.isDisjoint(with: .scalars), let zero = scalar.zero { return .literal(Value.Literal(zero)) }
      // Coercion keeps what is of the type.
      let exact = Value.read(path, scalar)
      if case (_, let asked, isAllOfThem: true)? = Condition.present(exact).kinds, kinds.isSubset(of: asked) {
        return .unwrapped(exact)
      }
      return value
    case .elements(.entries(let path), let each, let dropsNil):
      let kinds = kinds(of: path)
      if kinds.isDisjoint(with: [.array, .object]) { return .emptyArray }
      let namesKey = each.nested.contains { if case .entryKey = $0 { true } else { false } }
      return kinds == .array && !namesKey
        ? .map(.unwrapped(.documents(path)), to: each, droppingNil: dropsNil) : value
    case .elements(let array, let each, let dropsNil):
      return .map(applied(to: array), to: each, droppingNil: dropsNil)
    case .coalesce(let first, let second):
      if applied(to: .present(first)) == .always { return .unwrap(applied(to: first)) }
      if case .elements(.documents(let path), _, _) = first, second == .emptyArray,
        holding.contains(.isEmpty(path)) || failing.contains(.hasElements(path))
      {
        return .emptyArray
      }
      return .either(applied(to: first), or: applied(to: second))
    case .choice(let condition, let one, let other):
      let facts = concerning(value)
      if facts.isEmpty { return value }
      return choices.choice(value, where: facts.holding, not: facts.failing) {
        facts.choose(facts.applied(to: condition), facts.applied(to: one), facts.applied(to: other))
      }
    case .unwrapped(.elements(.documents(let path), _, _))
    where kinds(of: path) == .array && (holding.contains(.isEmpty(path)) || failing.contains(.hasElements(path))):
      return .emptyArray
    case .unwrapped(let inner):
      // Code that asks for what is not there is never reached.
      return failing.contains(.present(inner)) ? value : .unwrap(applied(to: inner))
    case .made(.rawValue(let enumeration), let inner):
      if enumeration.cases != nil {
        for case .equals(inner, .literal(let literal)) in holding {
          return enumeration.name(of: literal).map { .member(of: enumeration, $0) } ?? .none
        }
        if case .coerced(let path, .string) = inner, enumeration.isOnlyOfTexts,
          !kinds(of: path).contains(.string)
        {
          return .none
        }
      }
      return .make(.rawValue(of: enumeration), of: applied(to: inner))
    case .made(.number, .coerced(let path, .string)) where kinds(of: path).isDisjoint(with: [.number, .string]):
      // `true` is no number.
      return .none
    case .made(let maker, let inner): return .make(maker, of: applied(to: inner))
    case .appended(let first, let second): return .append(applied(to: first), applied(to: second))
    case .truth(let condition): return .truth(applied(to: condition))
    }
  }
}

extension Value {
  /// The part of the document that a value reads, and that is not null where the value is there.
  fileprivate var path: DocumentPath? {
    switch self {
    case .read(let path, _), .documents(let path), .fields(let path), .number(let path): path
    case .made(_, let value), .unwrapped(let value): value.path
    case .elements(let array, _, _): array.path
    default: nil
    }
  }
}
