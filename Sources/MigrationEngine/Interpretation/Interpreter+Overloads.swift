import MigrationPlan
import SwiftSyntax

/// Operators and subscripts of the project, and functions of one name that are told apart by their types.
extension Interpreter {
  /// Returns the one of some functions that takes arguments of these types, and gives what is asked for.
  ///
  /// - Parameter arguments: the arguments, of which each function takes as many.
  func meant<Candidate>(
    of candidates: [Candidate], by arguments: [ExprSyntax], in state: State,
    signature: (Candidate) -> (parameters: FunctionParameterListSyntax, result: TypeSyntax?)
  ) -> Candidate? {
    if candidates.count < 2 { return candidates.first }
    let names = arguments.map { typeName(ofArgument: $0, in: state) }
    let asked = state.asked?.wrapped.trimmedDescription
    // An integer literal takes the type that is asked for, which chooses the overload.
    if asked == nil {
      for (index, argument) in arguments.enumerated() where argument.literalType == .int {
        let takers = candidates.filter { candidate in
          let type = Array(signature(candidate).parameters)[safe: index]?.type.trimmedDescription
          return type.map { !["String", "Bool", "JSON"].contains($0) } ?? false
        }
        if takers.count > 1 { return nil }
      }
    }
    return candidates.filter { candidate in
      let (parameters, result) = signature(candidate)
      let isOfTypes =
        parameters.count == names.count
        && zip(parameters, names).allSatisfy { parameter, name in
          let type = parameter.type.inOutType ?? parameter.type
          return name != nil && type.trimmedDescription == name && parameter.ellipsis == nil
        }
      return isOfTypes && (asked == nil || result == nil || result?.wrapped.trimmedDescription == asked)
    }.only
  }

  /// Whether a declaration is no private one of another file than the initializer's.
  func isVisible(_ node: some SyntaxProtocol & WithModifiersSyntax) -> Bool {
    let isPrivate = node.modifiers.isPrivate || Syntax(node).enclosingExtension?.modifiers.isPrivate == true
    return !isPrivate || node.root.id == initializer.root.id
  }

  /// The type that an argument has by itself, as a parameter of it would be declared; nil where that is not certain.
  private func typeName(ofArgument argument: ExprSyntax, in state: State) -> String? {
    let argument = argument.as(InOutExprSyntax.self)?.expression ?? argument
    if let type = argument.literalType { return type.rawValue }
    if let place = place(argument, in: state), let type = declaredType(of: place, in: state) {
      return type.trimmedDescription
    }
    guard let value = try? value(of: argument, in: state.asking(for: nil)) else { return nil }
    if case .document = value { return "JSON" }
    guard let scalar = value.scalar ?? Value.unwrap(value).scalar else { return nil }
    if value.isNeverNil, isOfOptionalType(argument, in: state) { return nil }
    return value.isNeverNil ? scalar.rawValue : "\(scalar.rawValue)?"
  }

  /// The function of the project that an operator is; nil for those of the standard library.
  private func operatorFunction(_ sign: String, _ operands: [ExprSyntax], in state: State) -> Function? {
    guard Precedence(of: sign) == nil else { return nil }
    let found = project.functions(named: sign).filter { $0.parameters.count == operands.count && isVisible($0.node) }
    guard let meant = meant(of: found, by: operands, in: state, signature: { ($0.parameters, $0.returnType) }),
      meant.owner == nil || meant.isStatic, !isCalled(meant.node, in: meant.file)
    else { return nil }
    return converted(Function(meant), meant.node, in: meant.file)
  }

  /// Returns what an operator of the project gives, and the state behind it; nil for other operators.
  func result(
    ofOperator sign: String, _ operands: [ExprSyntax], at expression: ExprSyntax, in state: State
  ) throws(NotUnderstood) -> (value: Value?, end: State)? {
    guard let function = operatorFunction(sign, operands, in: state) else { return nil }
    return try result(of: function, given: operands.map { (nil, $0) }, at: expression, in: state)
  }

  /// Returns what a subscript reads that the project gives to all documents; nil for the library's own.
  func value(
    ofOwnSubscript access: SubscriptCallExprSyntax, of path: DocumentPath, in state: State
  ) throws(NotUnderstood) -> Value? {
    // Without labels, it may be one of the library's, which takes no enumerations.
    guard access.arguments.contains(where: { $0.label != nil }) else {
      let taking = project.subscripts.filter { found in
        ProjectFacts.isJSON(found.owner) && isVisible(found.node) && takesCases(found.node, access)
      }
      return try taking.only.flatMap { found throws(NotUnderstood) in
        try value(of: found.node, calledBy: access, on: .document(path), in: state)
      }
    }
    let found = subscripts(calledBy: access) { ProjectFacts.isJSON($0) && isVisible($1) }
    let meant = meant(
      of: found, by: access.arguments.map(\.expression), in: state,
      signature: { ($0.parameterClause.parameters, $0.returnClause.type) })
    return try meant.flatMap { meant throws(NotUnderstood) in
      try value(of: meant, calledBy: access, on: .document(path), in: state)
    }
  }

  /// Whether all arguments are cases of the enumeration that a subscript takes one or more of: `json[.user, .name]`.
  private func takesCases(_ node: SubscriptDeclSyntax, _ access: SubscriptCallExprSyntax) -> Bool {
    guard let parameter = node.parameterClause.parameters.only, parameter.subscriptLabel == nil,
      parameter.ellipsis != nil || access.arguments.count == 1,
      let keys = parameter.type.dottedName.flatMap({ project.resolve($0, in: nil) }), keys.kind == .enumeration
    else { return false }
    let cases = Set(keys.memberBlock.enumerationCases.filter { $0.parameterClause == nil }.map(\.name.text))
    return access.arguments.allSatisfy { argument in
      guard let key = argument.expression.as(MemberAccessExprSyntax.self), cases.contains(key.declName.baseName.text)
      else { return false }
      return key.base.map { $0.dottedName.flatMap { project.resolve($0, in: type) }?.name == keys.name } ?? true
    }
  }

  /// The subscripts of the project that an access may call, by its labels.
  ///
  /// - Parameter isWanted: whether a subscript of a type is one of them.
  func subscripts(
    calledBy access: SubscriptCallExprSyntax, where isWanted: (_ owner: String, SubscriptDeclSyntax) -> Bool
  ) -> [SubscriptDeclSyntax] {
    let labels = access.arguments.map { $0.label?.text }
    return project.subscripts.filter { found in
      found.node.parameterClause.parameters.map(\.subscriptLabel) == labels && isWanted(found.owner, found.node)
    }.map(\.node)
  }

  /// Returns what a subscript of the project gives for a document or an array; nil where it can't be followed.
  func value(
    of node: SubscriptDeclSyntax, calledBy access: SubscriptCallExprSyntax, on receiver: Value, in state: State
  ) throws(NotUnderstood) -> Value? {
    guard let function = Function(node)?.of(value: receiver) else { return nil }
    let given = access.arguments.map { ($0.label?.text, $0.expression) }
    return try result(of: function, given: given, at: access, in: state).map { made throws(NotUnderstood) in
      try value(made, ofCalling: access, in: state)
    }
  }
}
