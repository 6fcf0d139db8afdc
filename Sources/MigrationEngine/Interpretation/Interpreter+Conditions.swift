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
        whole = whole.and(try condition(of: expression, in: bound))
      case .optionalBinding(let binding):
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        guard name != nil || binding.pattern.trimmedDescription == "_" else { throw NotUnderstood(binding) }
        if let type = binding.typeAnnotation?.type, !isUnderstood(type) { throw NotUnderstood(type) }
        let source =
          binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name ?? "")))
        let found = try held(source, in: bound)
        whole = whole.and(.present(found))
        if let name { bound.declare(name, as: .unwrap(found)) }
      case .matchingPattern(let match):
        if let expression = match.pattern.as(ExpressionPatternSyntax.self)?.expression,
          let found = try kind(of: match.initializer.value, is: expression, in: bound)
        {
          whole = whole.and(found)
          break
        }
        guard let name = match.pattern.presentName else { throw NotUnderstood(match) }
        let found = try held(match.initializer.value, in: bound)
        whole = whole.and(.present(found))
        if name != "_" { bound.declare(name, as: .unwrap(found)) }
      case .availability(let availability): throw NotUnderstood(availability)
      }
      if whole != before { bound = bound.assuming(whole) }
    }
    return (whole, bound)
  }

  /// Returns the meaning of a Boolean expression.
  func condition(of expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Condition {
    do throws(NotUnderstood) {
      return try plainCondition(of: expression, in: state)
    } catch {
      guard let code = code(of: expression, in: state) else { throw error }
      return .holds(code)
    }
  }

  /// Returns the meaning of a Boolean expression that is understood whole.
  func plainCondition(of expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Condition {
    let expression = expression.withoutParentheses
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true) ? .always : .never
    }
    if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return try condition(of: negation.expression, in: state).negated
    }
    if let (left, sign, right) = expression.infix {
      switch sign {
      case "&&":
        let first = try condition(of: left, in: state)
        return first.and(try condition(of: right, in: state.assuming(first)))
      case "||":
        let first = try condition(of: left, in: state)
        return first.or(try condition(of: right, in: state.assuming(first.negated)))
      default: break
      }
    }
    if let question = DocumentQuestion(expression), let found = try answer(to: question, in: state) { return found }
    if let found = try comparison(expression, in: state) { return found }
    if let place = place(expression, in: state), case .truth(let found) = state[place] { return found }
    throw NotUnderstood(expression)
  }

  /// Returns the condition that a question about a document is; nil for one about anything else.
  private func answer(to question: DocumentQuestion, in state: State) throws(NotUnderstood) -> Condition? {
    guard let found = try? value(of: question.document, in: state) else { return nil }
    let asked: Condition
    switch (question.subject, found) {
    case (_, .document(let path)) where question.isNilComparison: asked = .equalsNil(path)
    case (.null, .document(let path)): asked = .isNull(path)
    case (.empty, .document(let path)): asked = .isEmpty(path)
    case (.exists, .document(let path)): asked = .exists(path)
    case (.empty, .coalesce(.documents(let path), .emptyArray)), (.empty, .unwrapped(.documents(let path))):
      asked = Condition.hasElements(path).negated
    case (.empty, .coalesce(.fields(let path), .emptyDictionary)), (.empty, .unwrapped(.fields(let path))):
      asked = Condition.hasFields(path).negated
    case (.null, _) where question.isNilComparison: asked = Condition.present(found).negated
    default: return nil
    }
    return question.isNegated ? asked.negated : asked
  }

  /// Returns the condition that a document is of a kind: `json.type`, and `.dictionary`.
  private func kind(
    of asked: ExprSyntax, is kind: ExprSyntax, in state: State
  ) throws(NotUnderstood) -> Condition? {
    guard let access = asked.withoutParentheses.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "type", let base = access.base,
      let name = kind.withoutParentheses.as(MemberAccessExprSyntax.self),
      name.base == nil || name.base?.trimmedDescription == "Type",
      case .document(let path)? = try? value(of: base, in: state)
    else { return nil }
    switch name.declName.baseName.text {
    case "null": return .isNull(path)
    case "dictionary": return .present(.fields(path))
    case "array": return .present(.documents(path))
    case "string": return .present(.read(path, .string))
    default: return nil
    }
  }

  /// Returns the condition that a comparison of an answer with `true` or `false` is.
  private func comparison(_ expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Condition? {
    guard let (left, sign, right) = expression.infix, sign == "==" || sign == "!=" else { return nil }
    for (asked, other) in [(left, right), (right, left)] {
      if let found = try kind(of: asked, is: other, in: state) { return sign == "==" ? found : found.negated }
      if [".none", "Optional.none"].contains(other.trimmedDescription), let found = try? value(of: asked, in: state) {
        return sign == "==" ? Condition.present(found).negated : .present(found)
      }
      guard let literal = other.withoutParentheses.as(BooleanLiteralExprSyntax.self) else { continue }
      let found = try plainCondition(of: asked, in: state)
      return (literal.literal.tokenKind == .keyword(.true)) == (sign == "==") ? found : found.negated
    }
    return nil
  }
}
