import MigrationPlan
import SwiftSyntax

/// `reduce`, which builds an array or a dictionary, or adds up.
extension Interpreter {
  /// Returns what `reduce` adds up: `reduce(0) { $0 + $1["price"].intValue }`; nil for other calls.
  private func total(
    of array: Value, _ call: FunctionCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value? {
    guard makesRules, state.depth == 0, !project.hasOwnMethod("reduce"), array.isArrayOfDocuments, !array.isEntries,
      let start = call.arguments.first,
      start.label == nil, case .literal? = constant(start.expression),
      let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self),
      call.arguments.count == (call.trailingClosure == nil ? 2 : 1), closure.capturesNothingButSelf,
      let statement = closure.statements.only?.item,
      let sum = (statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExprSyntax.self))?.infix,
      sum.sign == "+"
    else { return nil }
    let names = closure.parameterNames.map(\.name)
    let (result, item) = names.count == 2 ? (names[0], names[1]) : ("$0", "$1")
    guard sum.left.trimmedDescription == result else { return nil }
    var turn = state.turn
    turn.declare(item, as: state.element)
    let added = try value(of: sum.right, in: turn)
    guard added.isNeverNil, added.models.isEmpty, added.scalar?.isNumber == true || added.scalar == .string else {
      throw NotUnderstood(call)
    }
    return .total(try value(of: start.expression, in: state), of: array, each: added)
  }

  /// Returns the array that `reduce` builds of one element after the other.
  func reduced(
    _ base: Value, _ call: FunctionCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    if let list = base.elements, let start = call.arguments.first, start.label == nil,
      let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    {
      var found = try held(start.expression, in: state)
      for element in list { found = try result(of: closure, [found, element], in: state) }
      return found
    }
    if let total = try total(of: base, call, in: state) { return total }
    guard base.isArrayOfDocuments || base.isMembers, let start = call.arguments.first?.expression,
      let beginning = constant(start), beginning == .emptyDictionary || beginning == .emptyArray && !base.isMembers,
      let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self),
      call.arguments.count == (call.trailingClosure == nil ? 2 : 1), closure.capturesNothingButSelf
    else { throw NotUnderstood(call) }
    let names = closure.parameterNames.map(\.name)
    let (first, item) = names.count == 2 ? (names[0], names[1]) : ("$0", "$1")
    let (statement, result) = closure.changeOfCopy(of: first) ?? (closure.statements.only, first)
    guard let statement = statement?.item else { throw NotUnderstood(call) }
    var outer = state
    outer.appended = [:]
    let place = State.Place.variable(outer.variables.count)
    outer.declare(result, as: beginning)
    var inner = outer.turn
    inner.declare(item, as: base.isMembers ? .tuple([state.key, state.element]) : state.element)
    let each: Value?
    if call.arguments.first?.label?.text == "into" || closure.statements.count > 1,
      let expression = statement.as(ExprSyntax.self)
    {
      let end = try run([CodeBlockItemSyntax(item: .expr(expression))], in: inner)
      each = end.appended.count == 1 && end.properties == inner.properties ? end.appended[place] : nil
    } else {
      let expression = statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExprSyntax.self)
      guard let parts = expression?.infix, parts.sign == "+", parts.left.trimmedDescription == result,
        let element = parts.right.as(ArrayExprSyntax.self)?.elements.only?.expression
      else { throw NotUnderstood(call) }
      each = try value(of: element, in: inner)
    }
    if beginning == .emptyDictionary, let each { return .dictionary(of: .map(base, to: each, droppingNil: true)) }
    switch each?.ofTurns {
    case .one(let element)? where element.isNeverNil: return .map(base, to: element, droppingNil: false)
    case .several(let elements)? where !project.hasOwnMethod("flatMap"):
      return .flatten(.map(base, to: elements, droppingNil: false))
    default: throw NotUnderstood(call)
    }
  }
}

extension ClosureExprSyntax {
  /// The statement between `var copy = result` and `return copy`, and the name of the copy; nil for other closures.
  fileprivate func changeOfCopy(of name: String) -> (CodeBlockItemSyntax?, name: String)? {
    let statements = Array(statements)
    guard statements.count == 3, let variable = statements[0].item.as(VariableDeclSyntax.self),
      let binding = variable.bindings.only, binding.initializer?.value.trimmedDescription == name,
      let copy = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      statements[2].item.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription == copy
    else { return nil }
    return (statements[1], copy)
  }
}
