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
    } else {
      var inner = state
      inner.becoming = type
      try become(held(expression, in: inner), at: expression, in: &state)
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

  /// The value of a constant that a struct has of itself: `Item.empty`, `.empty`; nil for other expressions, and for
  /// objects, of which there is the one.
  ///
  /// - Parameter asked: the type that is asked for where it stands.
  func constant(of asked: TypeSyntax?, _ expression: ExprSyntax) -> Value? {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil,
      let name = access.base.map(\.dottedName) ?? asked?.dottedName ?? type,
      let facts = name == "Self" ? project.type(named: type) : project.resolve(name, in: type),
      facts.kind == .structure,
      let found = project.properties(named: access.declName.baseName.text).filter({ $0.owner == facts.name }).only,
      found.isStatic, found.declaration.bindingSpecifier.tokenKind == .keyword(.let),
      let value = found.initializer, value.is(FunctionCallExprSyntax.self),
      // Code would make it anew each time.
      case .instance(let instance)? = heldInstance(value, as: nil, in: State()),
      instance.properties.values.allSatisfy({ $0.nested.allSatisfy(\.isConstant) })
    else { return nil }
    return .instance(instance)
  }

  /// Whether no property has been given a value.
  private func isUntouched(_ state: State) -> Bool {
    project.instanceProperties(of: type).allSatisfy { property in
      state.properties[property.name].map { $0 == heldBeginning(of: property) } ?? true
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
