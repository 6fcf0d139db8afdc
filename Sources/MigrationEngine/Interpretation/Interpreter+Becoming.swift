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
    } else if let constant = constantOfType(expression) {
      var end = state
      end.names = [:]
      try become(constant, in: &end)
      // Code would make it anew each time.
      guard end.properties.values.allSatisfy({ $0.nested.allSatisfy { $0.isConstant } }) else {
        throw NotUnderstood(expression)
      }
      state = end.named(as: state)
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
    if let function = function(calledBy: call, in: state), function.givesValue(of: type, in: project) {
      guard let end = try result(of: function, given: call.labeledArguments, isOfSelf: true, at: call, in: state)?.end
      else { throw NotUnderstood(call) }
      state = end
      return
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
      condition,
      { () throws(NotUnderstood) in
        try becomingResult(of: Array(closure.statements), at: closure, in: inner).named(as: state)
      },
      { refused }, from: state)
  }

  private func becoming(_ expression: ExprSyntax, in state: State) throws(NotUnderstood) -> State {
    var end = state
    try become(expression, in: &end)
    return end
  }

  /// Gives `self` what a closure or a function returns.
  func becomingResult(
    of statements: [CodeBlockItemSyntax], at node: some SyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> State {
    if let expression = statements.only?.item.as(ExprSyntax.self) { return try becoming(expression, in: state) }
    var inner = state
    inner.call = State.Call(
      depth: inner.depth, nesting: (inner.call?.nesting ?? 0) + 1, isOfSelf: true,
      propertiesOutside: state.call?.propertiesOutside)
    var end = try run(statements, in: inner).ended(since: state.exits.count)
    switch end.flow {
    case .returned: end.flow = .goesOn
    case .refused: break
    case .goesOn, .broke, .continued, .left, .caught: throw NotUnderstood(node)
    }
    end.call = state.call
    return end
  }

  /// The value of a constant that the type has of itself: `Item.empty`; nil for other expressions, and for objects, of
  /// which there is the one.
  private func constantOfType(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    guard project.type(named: type)?.kind == .structure, let access = expression.as(MemberAccessExprSyntax.self),
      access.base.map({ base in
        base.trimmedDescription == "Self" || base.dottedName.flatMap { project.resolve($0, in: type)?.name } == type
      }) ?? true,
      let found = project.properties(named: access.declName.baseName.text).filter({ $0.owner == type }).only,
      found.isStatic, found.declaration.bindingSpecifier.tokenKind == .keyword(.let)
    else { return nil }
    return found.initializer?.as(FunctionCallExprSyntax.self)
  }

  /// Whether no property has been given a value.
  private func isUntouched(_ state: State) -> Bool {
    project.instanceProperties(of: type).allSatisfy { property in
      state.properties[property.name].map { $0 == beginning(of: property) } ?? true
    }
  }
}

extension Function {
  /// Whether it gives a value of a type that certainly becomes what an initializer makes.
  fileprivate func givesValue(of type: String, in project: ProjectFacts) -> Bool {
    guard !mayThrow, !isMethod, receiver == nil, names == nil, let name = resultType?.wrapped.dottedName else {
      return false
    }
    return name == "Self" || project.resolve(name, in: owner)?.name == type
  }
}

extension CodeBlockItemSyntax {
  /// The value that `self` becomes where it is there, in `guard let item = value else { return nil }; self = item`, and its
  /// name; nil for other statements.
  func valueOfSelf(with next: CodeBlockItemSyntax?) -> (name: String, value: ExprSyntax)? {
    guard let guarded = item.as(GuardStmtSyntax.self),
      let (target, sign, source) = next?.item.as(ExprSyntax.self)?.infix,
      sign == "=", target.trimmedDescription == "self",
      let binding = guarded.conditions.only?.condition.as(OptionalBindingConditionSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name == source.trimmedDescription,
      binding.bindingSpecifier.tokenKind == .keyword(.let),
      let leaving = guarded.body.statements.only?.item.as(ReturnStmtSyntax.self),
      leaving.expression?.is(NilLiteralExprSyntax.self) == true
    else { return nil }
    return binding.initializer.map { (name, $0.value) }
  }
}

extension Value {
  /// Whether it is the same whenever it is made.
  fileprivate var isConstant: Bool {
    switch self {
    case .literal, .none, .emptyArray, .emptyDictionary, .list, .table, .tuple: true
    default: false
    }
  }
}
