import MigrationPlan
import SwiftSyntax

extension Interpreter {
  /// Returns the condition that all elements of a list make, and the state in which they hold.
  func condition(
    of list: ConditionElementListSyntax, in state: State
  ) throws(NotUnderstood) -> (condition: Condition, bound: State) {
    var bound = state
    var whole = Condition.always
    for element in list {
      let before = whole
      switch element.condition {
      case .expression(let expression):
        if let answer = try unwrapped(element, in: bound) {
          whole = whole.and(answer)
        } else {
          whole = whole.and(try condition(of: expression, in: bound))
        }
      case .optionalBinding(let binding):
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        if name == nil, binding.pattern.trimmedDescription != "_" {
          guard binding.typeAnnotation == nil, let source = binding.initializer?.value else {
            throw NotUnderstood(binding)
          }
          let found = try held(source, in: bound)
          whole = whole.and(.present(found))
          guard try match(binding.pattern, .unwrap(found), binds: true, in: &bound) == .always else {
            throw NotUnderstood(binding)
          }
          break
        }
        if let type = binding.typeAnnotation?.type, !type.isBareCollection, !isUnderstood(type) {
          throw NotUnderstood(type)
        }
        let source =
          binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name ?? "")))
        let found = try held(source, in: bound)
        whole = whole.and(.present(found))
        if let name {
          bound.labels[bound.variables.count] = labels(of: source, as: binding.typeAnnotation?.type, in: bound)
          bound.declare(name, as: .unwrap(found))
        }
      case .matchingPattern(let matching):
        let subject = try held(matching.initializer.value, in: bound)
        whole = whole.and(try match(matching.pattern, subject, binds: false, in: &bound))
      case .availability(let availability): throw NotUnderstood(availability)
      }
      // Nothing behind it is asked.
      if whole == .never { break }
      if whole != before { bound = bound.assuming(whole) }
    }
    return (whole, bound)
  }

  /// Returns the meaning of an answer that is unwrapped by force, in a statement of the initializer that refuses the
  /// document otherwise; nil for other conditions.
  private func unwrapped(_ element: ConditionElementSyntax, in state: State) throws(NotUnderstood) -> Condition? {
    guard state.call == nil, state.nesting == 1, let found = UnwrappedRefusal(element) else { return nil }
    let answer = try value(of: found.unwrapping.expression, in: state)
    guard !state.isPresent(answer) else { return nil }
    return Condition.present(answer).and(.same(.unwrap(answer), .literal(Value.Literal("true"))))
  }

  /// Returns the meaning of a Boolean expression.
  func condition(of expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Condition {
    do throws(NotUnderstood) {
      let found = try plainCondition(of: expression, in: state)
      return comparesNilWithNull ? found.assuming(.isNull(.null), is: true) : found
    } catch {
      guard let code = code(of: expression, mayAct: false, in: state) else { throw error }
      return .holds(code)
    }
  }

  /// Returns the meaning of a Boolean expression that is understood whole.
  func plainCondition(of expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Condition {
    let expression = expression.withoutParentheses
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true) ? .always : .never
    }
    if expression.is(DeclReferenceExprSyntax.self),
      case .literal(let literal)? = try? value(of: expression, in: state), let truth = literal.truth
    {
      return truth ? .always : .never
    }
    if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return try condition(of: negation.expression, in: state).negated
    }
    if let (left, sign, right) = expression.infix(with: project.operators) {
      switch sign {
      case "&&":
        let first = try condition(of: left, in: state)
        if first == .never { return first }
        return first.and(try condition(of: right, in: state.assuming(first)))
      case "||":
        let first = try condition(of: left, in: state)
        if first == .always { return first }
        return first.or(try condition(of: right, in: state.assuming(first.negated)))
      case "is": if case .truth(let found)? = try? value(of: expression, in: state) { return found }
      default: break
      }
    }
    if case .document(let receiver)? = state.receiver, expression.nameCalledAlone == "exists",
      state.names["exists"] == nil
    {
      return .exists(receiver)
    }
    if let (members, key) = expression.questionForKey {
      switch try? value(of: members, in: state) {
      case .unwrapped(.fields(let path))?, .coalesce(.fields(let path), .emptyDictionary)?:
        return .exists(try member(of: path, named: key, in: state))
      default: break
      }
    }
    if let found = hasIndex(expression, in: state) { return found }
    if let question = DocumentQuestion(expression), let found = try answer(to: question, in: state) { return found }
    if let found = try comparison(expression, in: state) { return found }
    if let place = place(expression, in: state), case .truth(let found) = state[place] { return found }
    if expression.is(FunctionCallExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
      || state.receiver != nil && expression.is(DeclReferenceExprSyntax.self),
      DocumentQuestion(expression) == nil,
      case .truth(let found)? = try? value(of: expression, in: state)
    {
      return found
    }
    let isOperation =
      expression.is(PrefixOperatorExprSyntax.self)
      || expression.infix(with: project.operators).map { $0.sign != "??" } == true
    if !isOperation, DocumentQuestion(expression) == nil, let found = try? value(of: expression, in: state),
      found.isTruth
    {
      return .same(found, .literal(Value.Literal("true")))
    }
    throw NotUnderstood(expression)
  }

  /// Returns the condition that a question about a document is; nil for one about anything else.
  private func answer(to question: DocumentQuestion, in state: State) throws(NotUnderstood) -> Condition? {
    guard let found = try? value(of: question.document, in: state) else { return nil }
    let asked: Condition
    switch (question.subject, found) {
    // Decoding always has a document, and an optional one that is null is not nil.
    case (_, .document(let path))
    where question.isNilComparison && entry.presence != .plain
      && (path == DocumentPath() || comparesNilWithNull && path.root == .null):
      asked = .never
    case (_, .document(let path)) where question.isNilComparison: asked = .isNull(path)
    case (.null, .document(let path)): asked = .isNull(path)
    case (.empty, .document(let path)): asked = .isEmpty(path)
    // `JSON.null` is there, and a part of it is not.
    case (.exists, .document(let path)) where path.root != .null: asked = .exists(path)
    case (.empty, _):
      guard let found = found.emptiness else { return nil }
      asked = found
    case (.null, _) where question.isNilComparison: asked = Condition.present(found).negated
    default: return nil
    }
    return question.isNegated ? asked.negated : asked
  }

  /// Returns the condition that a comparison is; nil for one that is not understood.
  private func comparison(_ expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Condition? {
    guard let (left, sign, right) = expression.infix else { return nil }
    switch sign {
    case "==": return try equality(left, right, in: state)
    case "!=": return try equality(left, right, in: state)?.negated
    case ">": return try excess(of: left, over: right, in: state)
    case "<": return try excess(of: right, over: left, in: state)
    case "<=": return try excess(of: left, over: right, in: state)?.negated
    case ">=": return try excess(of: right, over: left, in: state)?.negated
    default: return nil
    }
  }

  private func equality(
    _ left: ExprSyntax, _ right: ExprSyntax, in state: State
  ) throws(NotUnderstood) -> Condition? {
    for (asked, other) in [(left, right), (right, left)] {
      let other = other.withoutParentheses
      if other.trimmedDescription == "NSNull()", case .null(let path)? = try? value(of: asked, in: state) {
        return .isNull(path)
      }
      if let access = other.as(MemberAccessExprSyntax.self), let found = try? value(of: asked, in: state),
        let condition = pattern(access, matches: found)
      {
        return condition
      }
      if let literal = other.as(BooleanLiteralExprSyntax.self), let found = try? plainCondition(of: asked, in: state) {
        return literal.literal.tokenKind == .keyword(.true) ? found : found.negated
      }
    }
    // `items.startIndex == items.endIndex`
    if let (one, other) = left.indices(and: right), one == other, let base = left.as(MemberAccessExprSyntax.self)?.base,
      let emptiness = try value(of: base, in: state).emptiness
    {
      return emptiness
    }
    guard let one = try? value(of: left.textOfDocument ?? left, in: state),
      let other = try? value(of: right.textOfDocument ?? right, in: state)
    else { return nil }
    return equality(one, other)
  }

  /// Returns the condition that two values are equal; nil where nothing would say it.
  func equality(_ one: Value, _ other: Value) -> Condition? {
    switch (one, other) {
    case (.tuple(let ones), .tuple(let others)) where ones.count == others.count:
      return zip(ones, others).reduce(.always) { whole, pair in
        whole.flatMap { whole in equality(pair.0, pair.1).map { whole.and($0) } }
      }
    case (.kind(let path), .member(nil, let name)), (.member(nil, let name), .kind(let path)):
      return DocumentType(rawValue: name.lowercased()).map { .isOne(of: [$0], path) }
    case (.document(let path), .document(.null)), (.document(.null), .document(let path)): return .isNull(path)
    case (.document, .literal(let literal)) where literal.text != nil: return .same(one, other)
    case (.literal(let literal), .document) where literal.text != nil: return .same(one, other)
    case (.document(let path), .literal(let literal)), (.literal(let literal), .document(let path)):
      if literal.truth != nil { return .same(.read(path, .bool), .literal(literal)) }
      // A truth value is no number here.
      guard let number = Double(literal.source), abs(number) < 0x1p53 else { return nil }
      return Condition.present(.read(path, .bool)).negated.and(.same(.read(path, .double), .literal(literal)))
    case (.none, _) where !one.isCode, (_, .none) where !one.isCode: return .same(one, other)
    case (.literal, .literal), (.truth, .literal), (.literal, .truth), (.count, .literal), (.literal, .count):
      return .same(one, other)
    case (let asked, .literal) where asked.hasOwnType && !asked.isCode: return .same(one, other)
    case (.literal, let asked) where asked.hasOwnType && !asked.isCode: return .same(one, other)
    default: return nil
    }
  }

  /// Returns the condition that one number is greater than another; nil where it is not about how many there are.
  private func excess(
    of left: ExprSyntax, over right: ExprSyntax, in state: State
  ) throws(NotUnderstood) -> Condition? {
    guard let one = try? value(of: left, in: state), let other = try? value(of: right, in: state) else { return nil }
    return excess(of: one, over: other)
  }

  private func excess(of one: Value, over other: Value) -> Condition? {
    switch (one, other) {
    case (.choice(let condition, let first, let second), _):
      return excess(of: first, over: other).flatMap { first in
        excess(of: second, over: other).map { condition.and(first).or(condition.negated.and($0)) }
      }
    case (.literal(let number), .literal(let other)):
      guard let number = Int(number.source), let other = Int(other.source) else { return nil }
      return number > other ? .always : .never
    case (.count(let counted), .literal(let literal)):
      return Int(literal.source).flatMap { .has(moreThan: $0, counted) }
    case (.literal(let literal), .count(let counted)):
      return Int(literal.source).flatMap { Condition.has(moreThan: $0 - 1, counted)?.negated }
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// The collections of which this and another expression are the first and the last index, as source; nil for other
  /// expressions.
  fileprivate func indices(and other: ExprSyntax) -> (String, String)? {
    guard let one = self.as(MemberAccessExprSyntax.self), let other = other.as(MemberAccessExprSyntax.self),
      Set([one, other].map(\.declName.baseName.text)) == ["startIndex", "endIndex"],
      let first = one.base?.trimmedDescription, let second = other.base?.trimmedDescription
    else { return nil }
    return (first, second)
  }

  /// The text in `JSON("text")`, which a document is compared with; nil for other expressions.
  fileprivate var textOfDocument: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.isJSONInitializer,
      let argument = call.arguments.only, argument.label == nil, argument.expression.is(StringLiteralExprSyntax.self)
    else { return nil }
    return argument.expression
  }
}

extension ExprSyntax {
  /// The name of a function that is called without arguments, and on nothing that is written: `exists()`.
  var nameCalledAlone: String? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil else {
      return nil
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension ExprSyntax {
  /// The dictionary and the key of `members.keys.contains("id")`; nil for other expressions.
  fileprivate var questionForKey: (members: ExprSyntax, key: ExprSyntax)? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let argument = call.arguments.only, argument.label == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "contains",
      let keys = access.base?.as(MemberAccessExprSyntax.self), keys.declName.baseName.text == "keys"
    else { return nil }
    return keys.base.map { ($0, argument.expression) }
  }
}
