import MigrationPlan
import SwiftSyntax

/// Names of type `T!`: what stands around decides whether an optional is asked for, or its value.
extension Interpreter {
  /// The type that the surrounding code gives to an expression of type `T!`: `T?` or `T`.
  enum ImplicitUse {
    case optional
    /// The program stops here if there is no value.
    case unwrapped
    case unknown
  }

  /// Returns what a name is taken for; nil for names of other types.
  func implicitUse(of expression: ExprSyntax, in state: State) -> ImplicitUse? {
    let type =
      switch place(expression, in: state) {
      case .property(let name)?: project.property(name, of: self.type)?.type
      case .variable(let number)?: state.types[number]
      case nil: TypeSyntax?.none
      }
    guard type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true else { return nil }
    return use(of: expression, in: state)
  }

  /// Returns the value of a name, without the optional where `T!` is taken for `T`.
  ///
  /// - Throws: `NotUnderstood` where that depends on what is not known here.
  func unwrappedImplicitly(
    _ value: Value, of expression: ExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    guard !value.isNeverNil, let use = implicitUse(of: expression, in: state), use != .optional else { return value }
    if state.isPresent(value) { return .unwrap(value) }
    // The compiler would take `??` for the one that gives an optional.
    guard use == .unwrapped, mayMakeRules, value.hasOwnType || value.isOptionalArrayOfDocuments, !value.isCoalescing
    else { throw NotUnderstood(expression) }
    return .forced(value)
  }

  private func use(of expression: ExprSyntax, in state: State) -> ImplicitUse {
    guard let parent = expression.parent else { return asked(of: expression, in: state) }
    if let operands = parent.as(ExprListSyntax.self) {
      return use(of: expression, among: Array(operands), in: state)
    }
    switch parent.kind {
    case .optionalChainingExpr, .forceUnwrapExpr, .optionalBindingCondition: return .optional
    case .subscriptCallExpr, .conditionElement, .prefixOperatorExpr, .forStmt: return .unwrapped
    case .codeBlockItem, .returnStmt, .unresolvedTernaryExpr: return asked(of: expression, in: state)
    case .memberAccessExpr:
      let name = parent.cast(MemberAccessExprSyntax.self).declName.baseName.text
      let isOptionals = ["map", "flatMap", "unsafelyUnwrapped", "hashValue", "debugDescription"].contains(name)
      return isOptionals || !project.extensions(of: "Optional").isEmpty ? .unknown : .unwrapped
    case .initializerClause:
      if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return .optional }
      return parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
        ? .optional : asked(of: expression, in: state)
    case .labeledExpr: return use(ofArgument: parent.cast(LabeledExprSyntax.self), in: state)
    default: return .unknown
    }
  }

  /// Returns what an operand is taken for.
  private func use(of operand: ExprSyntax, among operands: [ExprSyntax], in state: State) -> ImplicitUse {
    guard let index = operands.firstIndex(where: { $0.id == operand.id }),
      let (sign, isLeft) = binding(index, operands)
    else { return .unknown }
    switch sign {
    case "==", "!=": return .optional
    case "??": return isLeft ? .optional : .unknown
    case "=": return isLeft ? .unknown : asked(of: operand, in: state)
    case "?:": return isLeft ? .unwrapped : asked(of: operand, in: state)
    case "is": return .optional
    case "as":
      let cast = operands[operands.index(after: index)].as(UnresolvedAsExprSyntax.self)
      return cast?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? .optional : .unknown
    case "~=": return .unknown
    default: return .unwrapped
    }
  }

  /// The operator beside an operand that binds it, and whether the operand is on its left.
  private func binding(_ index: Int, _ operands: [ExprSyntax]) -> (sign: String, isLeft: Bool)? {
    let row = operands[max(0, index - 2)...min(operands.count - 1, index + 2)]
    var rest = ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(row))))
    var place = index - row.startIndex
    var found: (String, Bool)?
    // The operator that binds last divides the row.
    while let (left, sign, right) = rest.infix {
      let count = left.as(SequenceExprSyntax.self)?.elements.count ?? 1
      found = (sign, place < count)
      if place >= count { place -= count + 1 }
      rest = found?.1 == true ? left : right
    }
    return found
  }

  private func use(ofArgument argument: LabeledExprSyntax, in state: State) -> ImplicitUse {
    guard let container = argument.parent?.parent else { return .unknown }
    if let tuple = container.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 ? use(of: ExprSyntax(tuple), in: state) : .unknown
    }
    if container.is(ExpressionSegmentSyntax.self) { return .optional }
    guard let call = container.as(FunctionCallExprSyntax.self), let name = call.calledExpression.dottedName,
      let index = call.arguments.firstIndex(where: { $0.id == argument.id })
    else { return .unknown }
    let place = call.arguments.distance(from: call.arguments.startIndex, to: index)
    let labels = call.arguments.map { $0.label?.text }
    if Self.takesValues.contains(name), !project.isDeclaredHere(name), labels != ["describing"],
      labels != ["reflecting"]
    {
      return .unwrapped
    }
    let functions = name.contains(".") ? [] : project.functions(named: name)
    guard let function = functions.only, function.node.genericParameterClause == nil else { return .unknown }
    let parameters = Array(function.node.signature.parameterClause.parameters)
    guard parameters.count == call.arguments.count, parameters.map(\.argumentLabel) == labels else { return .unknown }
    return use(as: parameters[place].type)
  }

  /// The types whose initializers take no optional.
  private static let takesValues: Set = ["String", "Int", "Double", "Float", "Bool", "URL", "Date", "CGFloat", "Int64"]

  /// Returns what is asked for where an expression is the whole that is made.
  private func asked(of expression: ExprSyntax, in state: State) -> ImplicitUse {
    state.asked.map(use(as:)) ?? .unknown
  }

  private func use(as type: TypeSyntax) -> ImplicitUse {
    if type.isOptional { return .optional }
    if project.isAlias(type) { return .unknown }
    return type.is(IdentifierTypeSyntax.self) && type.trimmedDescription != "Any" || type.is(ArrayTypeSyntax.self)
      || type.is(DictionaryTypeSyntax.self) ? .unwrapped : .unknown
  }
}

extension Value {
  /// Whether something stands in it for what is not there.
  fileprivate var isCoalescing: Bool { nested.contains { if case .coalesce = $0 { true } else { false } } }
}
