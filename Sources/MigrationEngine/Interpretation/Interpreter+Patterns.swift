import MigrationPlan
import SwiftSyntax

/// Patterns of `switch`, `if case` and declarations.
extension Interpreter {
  /// The cases of a `switch`.
  func cases(of choice: SwitchExprSyntax) throws(NotUnderstood) -> [SwitchCaseSyntax] {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    // Cases are tried in their order, so a `default` in front of another one takes everything.
    guard cases.count == choice.cases.count, !cases.dropLast().contains(where: \.isDefault) else {
      throw NotUnderstood(choice)
    }
    return cases
  }

  /// Returns the condition under which a case is taken, and the state in which it runs.
  ///
  /// - Parameter isLast: whether no other case is left, so that it takes everything.
  func condition(
    of found: SwitchCaseSyntax, isLast: Bool, _ subject: Value, in state: State
  ) throws(NotUnderstood) -> (Condition, State) {
    guard let label = found.label.as(SwitchCaseLabelSyntax.self) else { return (.always, state) }
    if found.attribute != nil { throw NotUnderstood(found) }
    var bound = state
    var condition: Condition
    if case .kind(let path) = subject {
      condition = .never
      var kinds: Set<DocumentType> = []
      for item in label.caseItems {
        if item.pattern.trimmedDescription == "_", item.whereClause == nil {
          condition = .always
          continue
        }
        guard let kind = item.pattern.as(ExpressionPatternSyntax.self).flatMap({ DocumentType($0.expression) }) else {
          throw NotUnderstood(item)
        }
        if let filter = item.whereClause?.condition {
          let isOfKind = Condition.isOne(of: [kind], path)
          condition = condition.or(isOfKind.and(try self.condition(of: filter, in: state.assuming(isOfKind))))
        } else {
          kinds.insert(kind)
        }
      }
      condition = condition.or(.isOne(of: kinds, path))
    } else if let item = label.caseItems.only {
      condition = try match(item.pattern, subject, binds: false, in: &bound)
      bound = bound.assuming(condition)
      if let filter = item.whereClause?.condition {
        if isLast { throw NotUnderstood(item) }
        condition = condition.and(try self.condition(of: filter, in: bound))
      }
    } else {
      condition = .never
      for item in label.caseItems {
        guard item.whereClause == nil else { throw NotUnderstood(item) }
        condition = condition.or(try match(item.pattern, subject, binds: false, in: &bound))
      }
      // Which of them has given a name its value is not known.
      guard bound.names == state.names else { throw NotUnderstood(label) }
    }
    bound = bound.assuming(condition)
    return (isLast ? .always : condition, bound)
  }

  /// Returns the condition under which a value has a pattern, which gives names to its parts.
  ///
  /// - Parameter binds: whether names in it are new ones.
  func match(
    _ pattern: PatternSyntax, _ value: Value, binds: Bool, in state: inout State
  ) throws(NotUnderstood) -> Condition {
    if pattern.is(WildcardPatternSyntax.self) { return .always }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return try match(binding.pattern, value, binds: true, in: &state)
    }
    if let type = pattern.as(IsTypePatternSyntax.self)?.type {
      return .present(try cast(value, to: type, at: pattern))
    }
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      guard binds else { throw NotUnderstood(pattern) }
      state.declare(name, as: value)
      return .always
    }
    if let parts = pattern.as(TuplePatternSyntax.self)?.elements {
      return try match(parts.map { .pattern($0.pattern) }, value, at: pattern, binds: binds, in: &state)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { throw NotUnderstood(pattern) }
    return try match(expression, value, binds: binds, in: &state)
  }

  private enum Part {
    case pattern(PatternSyntax)
    case expression(ExprSyntax)
  }

  private func match(
    _ parts: [Part], _ value: Value, at node: some SyntaxProtocol, binds: Bool, in state: inout State
  ) throws(NotUnderstood) -> Condition {
    var values = [value]
    if parts.count > 1 {
      guard case .tuple(let found) = value, found.count == parts.count else { throw NotUnderstood(node) }
      values = found
    }
    var whole = Condition.always
    for (part, value) in zip(parts, values) {
      switch part {
      case .pattern(let pattern): whole = whole.and(try match(pattern, value, binds: binds, in: &state))
      case .expression(let expression): whole = whole.and(try match(expression, value, binds: binds, in: &state))
      }
    }
    return whole
  }

  /// Returns the condition under which a value has a pattern that is written as an expression.
  private func match(
    _ expression: ExprSyntax, _ value: Value, binds: Bool, in state: inout State
  ) throws(NotUnderstood) -> Condition {
    if expression.is(DiscardAssignmentExprSyntax.self) { return .always }
    if let pattern = expression.as(PatternExprSyntax.self)?.pattern {
      return try match(pattern, value, binds: binds, in: &state)
    }
    if let (left, sign, right) = expression.infix, sign == "as", let type = right.as(TypeExprSyntax.self)?.type {
      let made = try cast(value, to: type, at: expression)
      return Condition.present(made).and(try match(left, .unwrap(made), binds: binds, in: &state))
    }
    if let parts = expression.as(TupleExprSyntax.self)?.elements {
      return try match(parts.map { .expression($0.expression) }, value, at: expression, binds: binds, in: &state)
    }
    if let inner = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression.argumentOfSome {
      let isThere = Condition.present(value)
      // A value that equals a literal is not nil.
      if inner.isLiteral { return try match(inner, value, binds: binds, in: &state) }
      return isThere.and(try match(inner, .unwrap(value), binds: binds, in: &state))
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let found = pattern(access, matches: value) {
      return found
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self), case .truth(let condition) = value {
      return literal.literal.tokenKind == .keyword(.true) ? condition : condition.negated
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let found = isCase(access, value) { return found }
    if expression.isRangeOfNumbers {
      guard makesRules, place == .here, value.hasOwnType, value.isNeverNil, !value.isCode else {
        throw NotUnderstood(expression)
      }
      return .holds(
        Code([.text("(\(expression.trimmedDescription)).contains("), .value(value), .text(")")], hasOwnType: true))
    }
    guard let constant = constant(expression) ?? literal(expression, in: state) else { throw NotUnderstood(expression) }
    if constant == .none, value.isCode { return Condition.present(value).negated }
    // A document equals a text if it is one; numbers are compared in other ways.
    if case .document = value, case .literal(let literal) = constant, literal.text == nil {
      throw NotUnderstood(expression)
    }
    guard !value.isCode else {
      guard makesRules, place == .here, value.hasOwnType else { throw NotUnderstood(expression) }
      return .holds(
        Code(
          [.value(value), .text(" == \(expression.trimmedDescription)")], isOperation: true, hasOwnType: true))
    }
    return .same(value, constant)
  }

  /// The literal that an expression is another name for: `Role.admin.rawValue`.
  private func literal(_ expression: ExprSyntax, in state: State) -> Value? {
    guard let value = try? value(of: expression, in: state), value.isLiteral else { return nil }
    return value
  }

  /// Returns the condition under which a value is a case of an enumeration that is made of its raw value.
  private func isCase(_ access: MemberAccessExprSyntax, _ value: Value) -> Condition? {
    var made = value
    if case .unwrapped(let inner) = made { made = inner }
    guard case .made(.rawValue(let own), let raw) = made else { return nil }
    if let base = access.base?.dottedName, project.resolve(base, in: type)?.name != own.name { return nil }
    let name = access.declName.baseName.text
    return own.rawValue(of: name).map { .same(raw, .literal($0)) }
  }

  /// Returns the condition under which a value is what a member names: a kind of documents, null, or nil.
  func pattern(_ access: MemberAccessExprSyntax, matches value: Value) -> Condition? {
    let isOptionals = access.base == nil || access.base?.trimmedDescription == "Optional"
    switch (value, access.declName.baseName.text) {
    case (.choice(let condition, let one, let other), _) where one.isKind && other.isKind:
      guard let first = pattern(access, matches: one), let second = pattern(access, matches: other) else { return nil }
      return condition.and(first).or(condition.negated.and(second))
    case (.kind(let path), _): return DocumentType(ExprSyntax(access)).map { .isOne(of: [$0], path) }
    case (.document(let path), "null") where ExprSyntax(access).isNullConstant: return .isNull(path)
    case (.document, _): return nil
    case (_, "none") where isOptionals: return Condition.present(value).negated
    case (_, "some") where isOptionals: return .present(value)
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// Whether it is a range of numbers that are written out: `1...3`, `0..<10`, `100...`.
  fileprivate var isRangeOfNumbers: Bool {
    if let range = self.as(PrefixOperatorExprSyntax.self), ["...", "..<"].contains(range.operator.text) {
      return range.expression.isNumber
    }
    if let range = self.as(PostfixOperatorExprSyntax.self), range.operator.text == "..." {
      return range.expression.isNumber
    }
    guard let (left, sign, right) = infix, ["...", "..<"].contains(sign) else { return false }
    return left.isNumber && right.isNumber
  }

  private var isNumber: Bool {
    let number = self.as(PrefixOperatorExprSyntax.self).map { $0.operator.text == "-" ? $0.expression : self } ?? self
    return number.is(IntegerLiteralExprSyntax.self) || number.is(FloatLiteralExprSyntax.self)
  }
}

extension Condition {
  /// The condition that a part of the document is of one of some kinds.
  static func isOne(of kinds: Set<Interpreter.DocumentType>, _ path: DocumentPath) -> Condition {
    // Nothing that a document can be is of an unknown type.
    let asked = kinds.subtracting([.unknown])
    let others = Set(Interpreter.DocumentType.allCases).subtracting(asked).subtracting([.unknown])
    if others.isEmpty { return .always }
    if others == [.null] { return Condition.isNull(path).negated }
    var whole = Condition.never
    let isAnyNumber = asked.isSuperset(of: [.number, .bool])
    if isAnyNumber { whole = .present(.number(path)) }
    for kind in Interpreter.DocumentType.allCases where asked.contains(kind) {
      switch kind {
      case .number: if !isAnyNumber { whole = whole.or(.number(path)) }
      case .bool: if !isAnyNumber { whole = whole.or(.present(.read(path, .bool))) }
      case .null: whole = whole.or(.isNull(path))
      case .string: whole = whole.or(.present(.read(path, .string)))
      case .array: whole = whole.or(.present(.documents(path)))
      case .dictionary: whole = whole.or(.present(.fields(path)))
      case .unknown: break
      }
    }
    return whole
  }

  /// The condition that a part of the document is a number, and neither `true` nor `false`.
  private static func number(_ path: DocumentPath) -> Condition {
    Condition.present(.number(path)).and(Condition.present(.read(path, .bool)).negated)
  }
}

extension Interpreter {
  /// The values of `JSON.type`.
  enum DocumentType: String, CaseIterable {
    case null, number, string, bool, array, dictionary, unknown

    /// The kind that `.string`, or `Type.string`, names, or `.String` of SwiftyJSON 2; nil for other expressions.
    init?(_ expression: ExprSyntax) {
      guard let access = expression.withoutParentheses.as(MemberAccessExprSyntax.self),
        access.base == nil || access.base?.trimmedDescription.hasSuffix("Type") == true
      else { return nil }
      self.init(rawValue: access.declName.baseName.text.lowercased())
    }
  }
}

extension Value {
  /// Whether it is the type of a part of the document, or of one of several.
  fileprivate var isKind: Bool {
    switch self {
    case .kind: true
    case .choice(_, let one, let other): one.isKind && other.isKind
    default: false
    }
  }

  /// Whether it is made by code that is not understood.
  var isCode: Bool {
    nested.contains { if case .code = $0 { true } else { false } }
  }
}

extension ExprSyntax {
  /// The pattern in `.some(pattern)`; nil for other expressions.
  fileprivate var argumentOfSome: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      [".some", "Optional.some"].contains(call.calledExpression.trimmedDescription),
      let argument = call.arguments.only, argument.label == nil
    else { return nil }
    return argument.expression
  }
}
