import MigrationPlan
import SwiftSyntax

/// Methods that fill properties, and whose results are used: `guard parse(json) else { return nil }`.
extension Interpreter {
  /// Runs the call of a method that a statement begins with, if that does more than give a value, which is remembered for
  /// the place of the call.
  func runLeadingCall(of statement: CodeBlockItemSyntax, in state: inout State) {
    guard let call = statement.firstExpression.flatMap({ methodCall(leading: $0, in: state) }) else { return }
    state.results[call.id] = nil
    guard let (found, end) = try? result(ofCalling: call, in: state), let value = found, !end.isUnchanged(since: state)
    else { return }
    state = end
    state.results[call.id] = value
  }

  /// The call of a method of the type, of a value that a name stands for, or of a closure that is written there, that is
  /// the first thing to run of an expression; nil for other expressions.
  private func methodCall(leading expression: ExprSyntax, in state: State) -> FunctionCallExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let function = function(calledBy: call, in: state),
      function.isMethod || function.instance?.place != nil || call.runsWhereItStands
    else { return expression.partBefore.flatMap { methodCall(leading: $0, in: state) } }
    return call
  }
}

extension CodeBlockItemSyntax {
  /// The expression that runs first, before anything else of the statement does.
  fileprivate var firstExpression: ExprSyntax? {
    switch item {
    case .decl(let declaration): declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
    case .stmt(let statement):
      if let guarded = statement.as(GuardStmtSyntax.self) {
        guarded.conditions.first?.expression
      } else if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        expression.firstOfStatement
      } else {
        statement.as(ReturnStmtSyntax.self)?.expression
      }
    case .expr(let expression): expression.firstOfStatement
    }
  }
}

extension ConditionElementSyntax {
  /// The expression that is asked for.
  fileprivate var expression: ExprSyntax? {
    switch condition {
    case .expression(let expression): expression
    case .optionalBinding(let binding): binding.initializer?.value
    case .matchingPattern(let pattern): pattern.initializer.value
    case .availability: nil
    }
  }
}

extension ExprSyntax {
  /// The expression that runs first of one that is a statement; nil for a call, which the statement is.
  fileprivate var firstOfStatement: ExprSyntax? {
    if let choice = self.as(IfExprSyntax.self) { return choice.conditions.first?.expression }
    if let choice = self.as(SwitchExprSyntax.self) { return choice.subject }
    return self.is(FunctionCallExprSyntax.self) ? nil : self
  }

  /// The part that runs before anything else of it does; nil where that is not known.
  fileprivate var partBefore: ExprSyntax? {
    if let elements = self.as(SequenceExprSyntax.self)?.elements {
      let all = Array(elements)
      // A place to which a value is assigned is a property or a variable.
      return all.count > 2 && all[1].is(AssignmentExprSyntax.self) ? all[2] : all.first
    }
    if let attempt = self.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark == nil ? attempt.expression : nil
    }
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.only?.expression }
    if let operation = self.as(PrefixOperatorExprSyntax.self) { return operation.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base }
    if let access = self.as(SubscriptCallExprSyntax.self) { return access.calledExpression }
    return self.as(FunctionCallExprSyntax.self)?.calledExpression
  }
}
