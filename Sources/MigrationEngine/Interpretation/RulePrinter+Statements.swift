import MigrationPlan

/// Rules of several statements, where one expression is too long or can't say it.
extension RulePrinter {
  /// Gives names to what has to be there, and returns the guards that refuse a document without it.
  ///
  /// - Parameter own: further conditions under which the document is refused.
  mutating func bind(_ value: Value, _ refusals: [Condition], _ own: [Condition]) -> [RuleSource]? {
    var needed: [Value] = []
    let unwrapped = own.flatMap(\.nested).compactMap { Value.unwrappedValue($0) } + value.unwrappedValues
    for value in unwrapped where !needed.contains(value) && refusals.contains(Condition.present(value).negated) {
      needed.append(value)
    }
    var asked: [RuleSource] = []
    // The code of a value uses the names of its parts, which are bound first.
    let inner = needed.enumerated().sorted {
      ($0.element.nested.count, $0.offset) < ($1.element.nested.count, $1.offset)
    }
    for value in inner.map(\.element) {
      guard let there = text(value), let name = name(for: value) else { return nil }
      asked.append("let \(name) = \(there.inCondition)")
      names[.unwrapped(value)] = name
    }
    for condition in own where !needed.contains(where: { Condition.present($0).negated == condition }) {
      guard let accepted = text(condition.negated, nil) else { return nil }
      asked.append(accepted.inCondition)
    }
    return asked.isEmpty
      ? [] : ["guard \(asked.asConditions)\(.behindConditions)else { throw \(.container).refusal }"]
  }

  /// A name for a value, that of its key where it has one, and is what is under it.
  func name(for value: Value) -> String? {
    var step = value.paths?.only?.steps.last
    if case .picked = value { step = nil }
    var key: String?
    if case .key(let name)? = step {
      let name = KeyNames.camelCase(fromSnakeCase: name)
      key = name.prefix(1).lowercased() + name.dropFirst()
    }
    let taken = takenNames(in: value)
    let isName = key.map { $0.isValidSwiftIdentifier(for: .variableName) } == true
    return ((isName ? [key ?? ""] : []) + ["found", "given", "known"]).first { !taken.contains($0) }
  }

  /// The names that code for a value can't give to anything else.
  func takenNames(in value: Value) -> Set<String> {
    value.names.union(names.values).union(namesAlone).union([DecodingRulePlan.container, "value"])
  }

  struct Statements {
    let lines: [RuleSource]
    var isExpression = true

    /// The lines, with `return` before an expression.
    var returning: [RuleSource] { isExpression ? ["return \(lines[0])"] + lines.dropFirst() : lines }
  }

  /// A value as statements that fit into the lines; nil where a rule can't say it.
  func statements(_ value: Value) -> Statements? {
    let whole = text(value)
    if let whole, whole.tried.count <= columns { return Statements(lines: [whole.tried]) }
    switch value {
    case .coalesce(.elements(.documents(let path), let each, let dropsNil), .emptyArray):
      let array = Value.coalesce(.documents(path), .emptyArray)
      return statements(.elements(of: array, each: each, dropsNil: dropsNil))
    case .choice(let condition, let one, let other):
      if let found = switching(value) { return found }
      let (whole, inner) = Value.chain(condition, one, other)
      var printer = self
      guard let asked = printer.asking(whole, for: inner), let first = printer.statements(inner),
        let second = statements(other)
      else { break }
      let head: RuleSource = "if \(asked)\(.behindConditions){"
      if first.lines.count == 1, head.count + first.returning[0].count + 3 <= columns {
        let line: RuleSource = "if \(asked) { \(first.returning[0]) }"
        return Statements(lines: [line] + second.returning, isExpression: false)
      }
      return Statements(
        lines: [head] + first.returning.map(\.indented) + ["}"] + second.returning, isExpression: false)
    case .coalesce where !isInElement && value.fallbacks.count > 2:
      let parts = value.fallbacks.compactMap { text($0) }
      guard parts.count == value.fallbacks.count, let first = parts.first else { break }
      let isThrowing = parts.contains(where: \.throwing)
      return Statements(
        lines: ["\(isThrowing ? "try " : "")\(first.operand)"] + parts.dropFirst().map { "  ?? \($0.operand)" })
    case .coalesce(let one, let other):
      guard let first = text(one), let second = statements(other), let name = name(for: one) else { break }
      let head: RuleSource = "if let \(name) = \(first.inCondition) { return \(name) }"
      guard head.count <= columns else { break }
      return Statements(lines: [head] + second.returning, isExpression: false)
    case .flattened(.coalesce(.elements(.documents(let path), let each, false), .emptyArray)):
      let array = Value.coalesce(.documents(path), .emptyArray)
      return statements(.flattened(.elements(of: array, each: each, dropsNil: false)))
    case .elements(let array, let each, let dropsNil) where array.isArrayOfDocuments && !isInElement:
      if let found = statements(array, dropsNil ? "compactMap" : "map", each) { return found }
    case .flattened(.elements(let array, let each, false)) where array.isArrayOfDocuments && !isInElement:
      if let found = statements(array, "flatMap", each.beginningWithElements) { return found }
    case .total(let start, let array, let each):
      guard let first = text(start), let array = documents(array), let sum = sum(with: each) else { break }
      let values = value.isTotalOfMembers ? ".values" : ""
      return Statements(lines: ["try \(array.source)\(values).reduce(\(first.source)) {", sum.tried.indented, "}"])
    case .appended:
      let parts = value.addends.compactMap { text($0) }
      guard !isInElement, value.hasPlainAddends, parts.count == value.addends.count, let first = parts.first else {
        break
      }
      let isThrowing = parts.contains(where: \.throwing)
      return Statements(
        lines: ["\(isThrowing ? "try " : "")\(first.operand)"] + parts.dropFirst().map { "  + \($0.operand)" })
    case .code(let code):
      guard code.pieces.count == 3, case .value(let inner) = code.pieces[1], let made = statements(inner),
        made.isExpression, made.lines.count > 1,
        let whole = text(.code(code.replacing(inner, by: "values")))
      else { break }
      return Statements(
        lines: ["let values = \(made.lines[0])"] + made.lines.dropFirst() + ["return \(whole.tried)"],
        isExpression: false)
    default: break
    }
    return hoisted(value) ?? whole.map { Statements(lines: [$0.tried]) }
  }

  /// A method of an array, with a closure of several lines.
  private func statements(_ array: Value, _ method: String, _ each: Value) -> Statements? {
    let printer = inElement(of: array, each)
    guard let array = documents(array), let body = printer.body(each) ?? printer.guardedBody(each) else { return nil }
    let head: RuleSource = body.lines.contains(where: \.namesGiven) ? "{" : "{ _ in"
    return Statements(lines: ["try \(array.source).\(method) \(head)"] + body.lines.map(\.indented) + ["}"])
  }

  /// The body of a closure that makes a value: its objects first.
  private func body(_ value: Value) -> Statements? {
    var printer = self
    guard let setup = printer.setup(of: value), let made = printer.statements(value) else { return nil }
    return setup.isEmpty ? made : Statements(lines: setup + made.returning, isExpression: false)
  }

  /// The body of a closure that makes a value where a condition holds, and none otherwise: objects are made of what is known
  /// then.
  func guardedBody(_ value: Value) -> Statements? {
    guard case .choice(let condition, let one, .none) = value else { return nil }
    let (whole, inner) = Value.chain(condition, one, .none)
    var printer = self
    guard let asked = printer.asking(whole, for: inner), let made = printer.body(inner) else { return nil }
    let head: RuleSource = "guard \(asked)\(.behindConditions)else { return nil }"
    return Statements(lines: [head] + made.returning, isExpression: false)
  }

  /// Returns what an `if` asks for, and gives names to what is bound there.
  mutating func asking(_ whole: Condition, for value: Value) -> RuleSource? {
    var asked: [RuleSource] = []
    for condition in whole.parts {
      var needed = value.unwrappedValues.first { Condition.present($0) == condition }
      if case .isPresent(let found) = condition, case .picked = found { needed = found }
      if let found = needed, let there = text(found, nil), let name = name(for: found) {
        asked.append("let \(name) = \(there.inCondition)")
        // A document that is picked is named as it is, and what it is there.
        if case .picked = found { names[found] = name } else { names[.unwrapped(found)] = name }
      } else if let text = text(condition, nil) {
        asked.append(text.inCondition)
        holding.insert(condition)
      } else {
        return nil
      }
    }
    return asked.asConditions
  }

  /// A `switch` over what is compared with several literals.
  func switching(_ value: Value) -> Statements? {
    var ways: [(literal: String, value: RuleSource)] = []
    var subject: Value?
    var rest = value
    while case .choice(.equals(let asked, .literal(let literal)), let one, let other) = rest,
      subject == nil || subject == asked, let made = text(one)
    {
      subject = asked
      ways.append((literal.source, made.tried))
      rest = other
    }
    guard ways.count > 1, let subject, let asked = text(subject), let last = text(rest) else { return nil }
    let lines: [RuleSource] =
      ["switch \(asked.tried) {"] + ways.map { "case \($0.literal): \($0.value)" }
      + ["default: \(last.tried)", "}"]
    return Statements(lines: lines)
  }

  /// A value behind constants for the scalars that it is made of.
  func hoisted(_ value: Value) -> Statements? {
    guard case .code = value, !isInElement else { return nil }
    var printer = self
    var constants: [RuleSource] = []
    for read in value.nested.filter(\.isScalarOfDocument) where printer.names[read] == nil {
      guard let name = printer.name(for: read), !value.names.contains(name), let asked = text(read) else { return nil }
      constants.append("let \(name) = \(asked.tried)")
      printer.names[read] = name
    }
    guard !constants.isEmpty, let made = printer.text(value), made.tried.count + 7 <= columns else { return nil }
    return Statements(lines: constants + ["return \(made.tried)"], isExpression: false)
  }
}

extension Value {
  /// The same value, of which the first way does not give an empty array, if another one does not: the compiler infers
  /// the type of a closure from its first `return`.
  fileprivate var beginningWithElements: Value {
    guard case .choice(let condition, let one, let other) = self else { return self }
    let (first, second) = (one.beginningWithElements, other.beginningWithElements)
    return first.beginsEmpty && !second.beginsEmpty
      ? .choice(condition.negated, second, first) : .choice(condition, first, second)
  }

  private var beginsEmpty: Bool {
    if case .choice(_, let one, _) = self { return one.beginsEmpty }
    return self == .emptyArray
  }

  /// The values of which the first one that is there is taken, and the last one where none is.
  fileprivate var fallbacks: [Value] {
    if case .coalesce(let one, let other) = self { return [one] + other.fallbacks }
    return [self]
  }

  /// Whether the compiler finds the types of the arrays that it is made of: they are few, and none asks one question in
  /// another.
  var hasPlainAddends: Bool {
    addends.count <= 5
      && addends.allSatisfy { addend in
        guard case .choice(let condition, let one, let other) = addend else { return true }
        return [Value.chain(condition, one, other).1, other].allSatisfy { way in
          switch way {
          case .choice, .appended: false
          default: true
          }
        }
      }
  }
}
