import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The call that gives the array which this one makes of its own, and its method: `names.sorted()` of `names.sort()`,
  /// `names.filter { !$0.isEmpty }` of `names.removeAll { $0.isEmpty }`; nil for other calls.
  var givingChanged: (call: ExprSyntax, method: String)? {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    func renamed(_ name: String) -> FunctionCallExprSyntax {
      let isBeforeClosure = trailingClosure != nil && arguments.isEmpty || name == "filter"
      let token = TokenSyntax.identifier(name, trailingTrivia: isBeforeClosure ? .space : [])
      let reference = access.declName.with(\.baseName, token)
      return with(\.calledExpression, ExprSyntax(access.with(\.declName, reference)))
    }
    switch access.declName.baseName.text {
    case "sort": return (ExprSyntax(renamed("sorted")), "sorted")
    case "reverse": return (ExprSyntax(renamed("reversed")), "reversed")
    case "removeAll":
      guard let closure = onlyClosure ?? arguments.only?.expression.as(ClosureExprSyntax.self),
        let answer = closure.statements.only?.item.as(ExprSyntax.self)
      else { return nil }
      let isOperation = answer.is(SequenceExprSyntax.self) || answer.is(PrefixOperatorExprSyntax.self)
      let asked =
        isOperation
        ? ExprSyntax(TupleExprSyntax(elements: [LabeledExprSyntax(expression: answer.trimmed)])) : answer.trimmed
      let negated = ExprSyntax(PrefixOperatorExprSyntax(operator: .prefixOperator("!"), expression: asked))
      let statement = CodeBlockItemSyntax(item: .expr(negated), trailingTrivia: .space)
      let kept = closure.with(\.statements, [statement])
      let call = renamed("filter").with(\.leftParen, nil).with(\.rightParen, nil).with(\.arguments, [])
        .with(\.trailingClosure, kept.with(\.leadingTrivia, []))
      return (ExprSyntax(call), "filter")
    default: return nil
    }
  }
}
