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
      try choose(
        self.condition(of: condition, in: state),
        { state throws(NotUnderstood) in try become(one, in: &state) },
        { state throws(NotUnderstood) in try become(other, in: &state) }, in: &state)
    } else if expression.is(NilLiteralExprSyntax.self), entry.effect == .failable {
      state.flow = .refused
    } else if let call = expression.as(FunctionCallExprSyntax.self), isMakingOne(call) {
      try delegate(call, in: &state)
    } else if let constant = constantOfType(expression) {
      var end = state
      end.names = [:]
      try become(ExprSyntax(constant), in: &end)
      // Code would make it anew each time.
      guard end.properties.values.allSatisfy({ $0.nested.allSatisfy { $0.isConstant } }) else {
        throw NotUnderstood(expression)
      }
      state = end.named(as: state)
    } else {
      try become(value(of: expression, isForName: true, in: state), at: expression, in: &state)
    }
  }

  /// Gives `self` a value of which it is known what its properties hold.
  private func become(_ value: Value, at expression: ExprSyntax, in state: inout State) throws(NotUnderstood) {
    switch value {
    case .instance(let instance) where instance.type == type:
      guard !instance.properties.values.contains(.unset) else { throw NotUnderstood(expression) }
      for (property, value) in instance.properties.sorted(by: { $0.key < $1.key }) {
        state.fill(property, with: value)
      }
    case .none where entry.effect == .failable: state.flow = .refused
    case .choice(let condition, let one, let other):
      try choose(
        condition,
        { state throws(NotUnderstood) in try become(one, at: expression, in: &state) },
        { state throws(NotUnderstood) in try become(other, at: expression, in: &state) }, in: &state)
    default: throw NotUnderstood(expression)
    }
  }

  /// Whether a call is one of the type's initializers.
  private func isMakingOne(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.initializedTypeName
    return name == "Self" || call.calledExpression.trimmedDescription == ".init"
      || name.flatMap { project.resolve($0, in: type)?.name } == type
  }

  /// Runs one of two ways, depending on a condition.
  private func choose(
    _ condition: Condition, _ one: (inout State) throws(NotUnderstood) -> Void,
    _ other: (inout State) throws(NotUnderstood) -> Void, in state: inout State
  ) throws(NotUnderstood) {
    state.mustKeep(condition)
    let start = state
    func end(_ holds: Condition, _ run: (inout State) throws(NotUnderstood) -> Void) throws(NotUnderstood) -> State {
      var state = start.assuming(holds)
      try run(&state)
      return state
    }
    state = try join(
      condition, { () throws(NotUnderstood) in try end(condition, one) },
      { () throws(NotUnderstood) in try end(condition.negated, other) }, from: start)
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

extension Value {
  /// Whether it is the same whenever it is made.
  fileprivate var isConstant: Bool {
    switch self {
    case .literal, .none, .emptyArray, .emptyDictionary, .list, .table, .tuple: true
    default: false
    }
  }
}
