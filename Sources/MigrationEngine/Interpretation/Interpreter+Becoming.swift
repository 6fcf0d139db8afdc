import MigrationPlan
import SwiftSyntax

/// A value of the type that takes the place of the one that is being made: `self = Item(id: id)`, and what a function
/// returns that stands for an initializer.
extension Interpreter {
  /// Gives `self` a value, where it has none yet. Where there may be none, the initializer fails.
  func become(_ expression: ExprSyntax, in state: inout State) throws(NotUnderstood) {
    guard state.depth == 0, isUntouched(state) else { throw NotUnderstood(expression) }
    let expression = expression.withoutParentheses
    if let (condition, one, other) = expression.ternary {
      let holds = try self.condition(of: condition, in: state)
      state.mustKeep(holds)
      let start = state
      state = try join(
        holds, { () throws(NotUnderstood) in try becoming(one, in: start.assuming(holds)) },
        { () throws(NotUnderstood) in try becoming(other, in: start.assuming(holds.negated)) }, from: start)
    } else if expression.is(NilLiteralExprSyntax.self), entry.effect == .failable {
      state.flow = .refused
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      try become(call, in: &state)
    } else {
      throw NotUnderstood(expression)
    }
  }

  private func become(_ call: FunctionCallExprSyntax, in state: inout State) throws(NotUnderstood) {
    let name = call.calledExpression.initializedTypeName
    if name == "Self" || call.calledExpression.trimmedDescription == ".init"
      || name.flatMap({ project.resolve($0, in: type)?.name }) == type
    {
      return try delegate(call, in: &state)
    }
    // `json["id"].int.map { Item(id: $0) }`
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      ["map", "flatMap"].contains(access.declName.baseName.text), entry.effect == .failable,
      let closure = call.onlyClosure, closure.capturesNothingButSelf, closure.parameterNames.count < 2
    else { throw NotUnderstood(call) }
    let found = try chain(base, in: state)
    if found.value.isArrayOfDocuments || found.value.elements != nil { throw NotUnderstood(call) }
    let (condition, inner) = present(found, as: closure.parameterNames.first?.name ?? "$0", in: state)
    state.mustKeep(condition)
    var refused = state
    refused.flow = .refused
    state = try join(
      condition, { () throws(NotUnderstood) in try becomingResult(of: closure, in: inner).named(as: state) },
      { refused }, from: state)
  }

  private func becoming(_ expression: ExprSyntax, in state: State) throws(NotUnderstood) -> State {
    var end = state
    try become(expression, in: &end)
    return end
  }

  /// Gives `self` what a closure returns.
  private func becomingResult(of closure: ClosureExprSyntax, in state: State) throws(NotUnderstood) -> State {
    if let expression = closure.statements.only?.item.as(ExprSyntax.self) {
      return try becoming(expression, in: state)
    }
    var inner = state
    inner.call = State.Call(depth: inner.depth, nesting: (inner.call?.nesting ?? 0) + 1, isOfSelf: true)
    var end = try run(Array(closure.statements), in: inner).ended(since: state.exits.count)
    switch end.flow {
    case .returned: end.flow = .goesOn
    case .refused: break
    case .goesOn, .broke, .continued, .left, .caught: throw NotUnderstood(closure)
    }
    end.call = state.call
    return end
  }

  /// Whether no property has been given a value.
  private func isUntouched(_ state: State) -> Bool {
    project.instanceProperties(of: type).allSatisfy { property in
      state.properties[property.name].map { $0 == beginning(of: property) } ?? true
    }
  }
}
