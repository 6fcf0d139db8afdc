import SwiftSyntax

/// Parts of expressions and statements, by what they mean.
extension ExprSyntax {
  /// Whether it is a literal that means the same wherever it stands.
  var isLiteral: Bool {
    if let literal = self.as(StringLiteralExprSyntax.self) {
      // One of several lines would have to be indented anew.
      return literal.representedLiteralValue != nil && literal.openingQuote.tokenKind == .stringQuote
    }
    if let negated = self.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" {
      return negated.expression.is(IntegerLiteralExprSyntax.self) || negated.expression.is(FloatLiteralExprSyntax.self)
    }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self)
  }

  /// The expression inside of parentheses that mean nothing.
  var withoutParentheses: ExprSyntax {
    guard let inner = self.as(TupleExprSyntax.self)?.elements.only, inner.label == nil else { return self }
    return inner.expression.withoutParentheses
  }

  /// The expression after `try`, or the expression itself if there is none.
  var withoutTry: ExprSyntax {
    self.as(TryExprSyntax.self).flatMap { $0.questionOrExclamationMark == nil ? $0.expression : nil } ?? self
  }

  /// `x` of `x`, `x[0].y`, `x!`, `x?.y`; `self` of what begins with it.
  var memberRoot: String? {
    var current = self
    while let whole = current.whole { current = whole }
    return current.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The operand that a member access, a subscript or an unwrapping applies to: `x` of `x.y`, `x[0]`, `x!` and `x?`.
  var whole: ExprSyntax? {
    `as`(MemberAccessExprSyntax.self)?.base ?? `as`(SubscriptCallExprSyntax.self)?.calledExpression
      ?? `as`(ForceUnwrapExprSyntax.self)?.expression ?? `as`(OptionalChainingExprSyntax.self)?.expression
  }
}

extension SequenceExprSyntax {
  /// The left side of `a = b`, `a += b`.
  var assignedPlace: ExprSyntax? { elements.dropFirst().first?.assigns == true ? elements.first : nil }
}

extension CodeBlockItemSyntax.Item {
  /// `if let name = value { body }` with one condition, one statement and no `else`.
  var bindingOfOneValue: (name: String, value: ExprSyntax, body: CodeBlockItemSyntax.Item)? {
    guard let statement = self.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      statement.elseBody == nil,
      let binding = statement.conditions.only?.condition.as(OptionalBindingConditionSyntax.self),
      binding.typeAnnotation == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = binding.initializer?.value, let body = statement.body.statements.only?.item
    else { return nil }
    return (name, value, body)
  }

  /// `var list = [Item]()`, `var list: [Item] = []`.
  var emptyLocalArray: String? {
    guard let declaration = self.as(VariableDeclSyntax.self), declaration.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = declaration.bindings.only, let value = binding.initializer?.value
    else { return nil }
    let isEmpty =
      value.as(ArrayExprSyntax.self)?.elements.isEmpty ?? (value.emptyCollectionType?.is(ArrayTypeSyntax.self) == true)
    return isEmpty ? binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
  }
}

extension SyntaxProtocol {
  /// Returns the innermost node of a kind around this one.
  func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var current = parent
    while let node = current {
      if let found = node.as(kind) { return found }
      current = node.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether it is an optional chain: `a?.b`, `a?.b().c`.
  var isOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.isOptionalChain == true }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isOptionalChain }
    return self.as(SubscriptCallExprSyntax.self)?.calledExpression.isOptionalChain == true
  }

  /// Whether something is asked of it: a member, a subscript, to be there.
  var isContinued: Bool {
    let parent = parent?.as(ExprSyntax.self)
    let asked = parent?.whole ?? parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    return asked?.id == id
  }
}

extension ExprSyntax {
  /// The `try` of an operand in front of this one, which covers what is behind it, too: `try item = Item(json: json)`; nil
  /// for other code.
  var tryInFront: TryExprSyntax? {
    guard let operands = parent?.as(ExprListSyntax.self), parent?.parent?.is(SequenceExprSyntax.self) == true else {
      return nil
    }
    return operands.prefix { $0.id != id }.lazy.compactMap { $0.as(TryExprSyntax.self) }.first
  }
}

extension TryExprSyntax {
  /// The expressions that may throw because of it: its own, and the operands behind it.
  var covered: [ExprSyntax] {
    guard let operands = parent?.as(ExprListSyntax.self), parent?.parent?.is(SequenceExprSyntax.self) == true else {
      return [ExprSyntax(self)]
    }
    return operands.drop { $0.id != id }.map { $0 }
  }
}
