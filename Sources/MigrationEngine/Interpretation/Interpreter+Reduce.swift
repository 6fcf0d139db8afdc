import MigrationPlan
import SwiftSyntax

/// `reduce`, which builds an array or a dictionary, or adds up.
extension Interpreter {
  /// Returns the array or the dictionary that `reduce` builds of one element after the other, or what it adds up.
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
    guard base.isArrayOfDocuments || base.isMembers, let start = call.arguments.first,
      let beginning = constant(start.expression),
      beginning == .emptyDictionary || !base.isMembers && (beginning == .emptyArray || beginning.isLiteral),
      let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self),
      call.arguments.count == (call.trailingClosure == nil ? 2 : 1), closure.capturesNothingButSelf
    else { throw NotUnderstood(call) }
    let names = closure.parameterNames.map(\.name)
    let (first, item) = names.count == 2 ? (names[0], names[1]) : ("$0", "$1")
    if beginning.isLiteral {
      guard start.label == nil, let sum = closure.statements.only?.givenExpression?.infix, sum.sign == "+",
        sum.left.trimmedDescription == first
      else { throw NotUnderstood(call) }
      return try total(of: base, from: beginning, adding: sum.right, of: item, at: call, in: state)
    }
    let change =
      start.label?.text == "into" ? (Array(closure.statements), first) : closure.changeOfCopy(of: first)
    if let (body, result) = change {
      // As a loop that fills a variable.
      var inner = state
      inner.appended = [:]
      let place = State.Place.variable(inner.variables.count)
      inner.types[inner.variables.count] = start.expression.typeOfConstant ?? state.asked
      inner.declare(result, as: beginning)
      let before = inner
      let turns = Turns(names: [item], body: body, isClosure: true, node: Syntax(call))
      try loop(turns, over: base, isPair: base.isMembers, in: &inner)
      let value = inner[place]
      inner[place] = beginning
      guard inner.isUnchanged(since: before) else { throw NotUnderstood(call) }
      return value
    }
    guard beginning == .emptyArray else { throw NotUnderstood(call) }
    // Stands for the accumulator, which each turn has to keep and may append to.
    let before = DocumentPath(.second(depth: state.depth))
    let all = Value.unwrapped(.documents(before))
    guard let added = try result(of: closure, [all, state.element], in: state.turn).added(to: all),
      let each = settled(added), !each.isMade(of: before.root),
      each.isNeverNil || mayDropNil(in: start.expression.typeOfConstant ?? state.asked)
    else { throw NotUnderstood(call) }
    return .map(base, to: each, droppingNil: true)
  }

  /// Returns what is added up of the elements of an array: `reduce(0) { $0 + $1["price"].intValue }`.
  private func total(
    of array: Value, from beginning: Value, adding part: ExprSyntax, of item: String, at call: FunctionCallExprSyntax,
    in state: State
  ) throws(NotUnderstood) -> Value {
    guard makesRules, state.depth == 0, !array.isEntries, !project.hasOwnMethod("reduce") else {
      throw NotUnderstood(call)
    }
    var turn = state.turn
    turn.declare(item, as: state.element)
    let added = try value(of: part, in: turn)
    guard added.isNeverNil, added.models.isEmpty, added.scalar?.isNumber == true || added.scalar == .string else {
      throw NotUnderstood(call)
    }
    return .sum(beginning, of: array, each: added)
  }
}

extension Value {
  /// The element that an array has behind all elements of another one, nil where it has none; nil for other values.
  fileprivate func added(to array: Value) -> Value? {
    if self == array { return Value.none }
    switch self {
    case .appended(array, let more): return more.onlyElement
    case .choice(let condition, let one, let other):
      guard let one = one.added(to: array), let other = other.added(to: array) else { return nil }
      return .choose(condition, one, other)
    default: return nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// The expression that a closure with this statement gives, with `return` or without.
  fileprivate var givenExpression: ExprSyntax? {
    item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The statements between `var copy = result` and `return copy`, and the name of the copy; nil for other closures.
  fileprivate func changeOfCopy(of name: String) -> (body: [CodeBlockItemSyntax], copy: String)? {
    let statements = Array(statements)
    guard statements.count > 2, let variable = statements[0].item.as(VariableDeclSyntax.self),
      let binding = variable.bindings.only, binding.initializer?.value.trimmedDescription == name,
      let copy = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      statements.last?.item.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription == copy
    else { return nil }
    return (Array(statements[1..<(statements.count - 1)]), copy)
  }
}
