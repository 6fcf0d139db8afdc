import MigrationPlan
import SwiftSyntax

/// Finds the functions, closures and initializers that calls call.
extension Interpreter {
  /// The function that a call calls: one of the body, or one of the project that nothing else can be.
  func function(calledBy call: FunctionCallExprSyntax, in state: State) -> Function? {
    if let closure = call.calledExpression.withoutParentheses.as(ClosureExprSyntax.self) {
      var function = Function(closure, in: state)
      if function?.resultType == nil { function?.resultType = state.asked }
      return function
    }
    return function(named: call.calledExpression, calledBy: call, in: state)
  }

  func function(
    named expression: ExprSyntax, calledBy call: FunctionCallExprSyntax? = nil, in state: State
  ) -> Function? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let number = state.names[name] {
        return state.functions[number].flatMap { $0.isGetter ? nil : $0 }
      }
      if let call, case .document(let receiver)? = state.receiver,
        let own = ownMethod(name, calledBy: call, in: state)
      {
        return own.of(receiver)
      }
      return method(named: name, calledBy: call) ?? projectFunction(named: name, calledBy: call, owner: nil, in: state)
        ?? (place == .elsewhere && project.type(named: type) != nil
          ? projectFunction(named: name, calledBy: call, owner: type, in: state) : nil)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text
    guard let base = access.base else {
      // `.decode(json["owner"])`, unless an optional value has such a function.
      if project.functions(named: name).contains(where: { $0.owner == "Optional" }) { return nil }
      return state.asked?.wrapped.dottedName.flatMap { project.resolve($0, in: type)?.name }.flatMap {
        projectFunction(named: name, calledBy: call, owner: $0, in: state)
      }
    }
    if let call, let own = ownMethod(name, calledBy: call, in: state), let found = try? chain(base, in: state),
      found.conditions.isEmpty, case .document(let path) = found.value
    {
      return own.of(path)
    }
    if base.trimmedDescription == "self", let method = method(named: name, calledBy: call) { return method }
    if base.trimmedDescription == "self" || base.trimmedDescription == "Self" {
      return projectFunction(named: name, calledBy: call, owner: type, in: state)
    }
    let named = base.dottedName.map { state.genericTypes[$0] ?? $0 }
    // A type of another module, too, that the project extends.
    if let owner = named.flatMap({ project.resolve($0, in: type)?.name }) ?? (ProjectFacts.isJSON(named) ? "JSON" : nil)
      ?? project.functions(named: name).first(where: { $0.owner == named })?.owner
    {
      return projectFunction(named: name, calledBy: call, owner: owner, in: state)
    }
    if let found = emptyReceiver(base) {
      return projectFunction(named: name, calledBy: call, owner: found, isOfNewValue: true, in: state)
    }
    if let found = method(access, of: base, calledBy: call, in: state) { return found }
    if let found = methodOfCase(name, of: base, calledBy: call, in: state) { return found }
    if let call, let found = collectionMethod(name, of: base, calledBy: call, in: state) { return found }
    guard let function = functionOfOptionals(named: name), let value = try? value(of: base, in: state),
      value.isOfOptionalType
    else { return nil }
    return function.ofOptional(value)
  }

  /// The method of an enumeration that is called on one of its cases; nil for other calls.
  private func methodOfCase(
    _ name: String, of base: ExprSyntax, calledBy call: FunctionCallExprSyntax?, in state: State
  ) -> Function? {
    let all = project.functions(named: name).filter { function in
      !function.isStatic && function.node.body != nil && call.map(function.mayBeCalled) ?? true
    }
    guard all.contains(where: { $0.owner.map { project.type(named: $0)?.kind == .enumeration } == true }),
      let value = try? value(of: base, in: state), case .member(let enumeration?, _) = value,
      let found = all.filter({ $0.owner == enumeration.name }).only, !isCalled(found.node, in: found.file)
    else { return nil }
    return converted(Function(found), found.node, in: found.file)?.of(value: value)
  }

  /// The only function of a name, if the project gives it to all optional values.
  private func functionOfOptionals(named name: String) -> Function? {
    guard let found = project.functions(named: name).only, found.owner == "Optional", !found.isStatic,
      found.node.enclosingExtension?.genericWhereClause == nil, !found.node.modifiers.isPrivate,
      !isCalled(found.node, in: found.file)
    else { return nil }
    return converted(Function(found), found.node, in: found.file)
  }

  /// The type that an expression makes a value of without doing anything, and that stores nothing: `UserParser()`.
  private func emptyReceiver(_ expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let found = call.calledExpression.dottedName.flatMap({ project.resolve($0, in: type) }),
      [.structure, .classType].contains(found.kind), project.superclass(of: found.name) == nil,
      project.initializers(of: found.name).makeWithNothing,
      project.instanceProperties(of: found.name).allSatisfy(\.isComputed)
    else { return nil }
    return found.name
  }

  /// The function that an argument, or the value of a constant, is; nil for other expressions.
  func callable(_ expression: ExprSyntax, as type: TypeSyntax?, in state: State) -> Function? {
    if let closure = expression.as(ClosureExprSyntax.self) { return Function(closure, type?.functionType, in: state) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let number = state.names[name] {
      return state.functions[number].flatMap { $0.isGetter || $0.mayThrow ? nil : $0 }
    }
    if place(expression, in: state) == nil, let found = function(named: expression, in: state), found.isReadThrough {
      return found
    }
    return Function(initializer: expression, in: state)
  }

  /// Whether a function or property of the project is converted, and stays a call.
  func isCalled(_ declaration: some SyntaxProtocol, in file: Int) -> Bool {
    let place = Handing.Place(declaration, in: file)
    dependencies.functions.insert(place)
    return callsHelpers && handing?.isConverted(place) == true
  }

  /// A function with the mark whether it is converted, too.
  func converted(_ function: Function?, _ declaration: some SyntaxProtocol, in file: Int) -> Function? {
    var function = function
    function?.isConverted = handing?.isConverted(Handing.Place(declaration, in: file)) == true
    return function
  }

  /// The only method of a name that the type has, or a protocol gives it, if nothing overrides it, and nothing is told of
  /// what it fills.
  func method(named name: String, calledBy call: FunctionCallExprSyntax?) -> Function? {
    func isMeant(_ function: FunctionFacts) -> Bool { call.map(function.mayBeCalled) ?? true }
    let own = project.functions(ofType: type).filter { $0.name == name && isMeant($0) }
    // A method of a protocol calls that of the type only if the protocol asks for it.
    let given = own.isEmpty || isInProtocol ? methodsOfProtocols(named: name).filter(isMeant) : []
    guard let found = own.isEmpty ? given.only : own.only, own.isEmpty || given.isEmpty,
      !found.isStatic, !isCalled(found.node, in: found.file), isCertain(found.node.modifiers)
    else { return nil }
    return converted(Function(method: found), found.node, in: found.file)
  }

  /// The methods of a name that extensions of protocols give to the type.
  private func methodsOfProtocols(named name: String) -> [FunctionFacts] {
    guard project.functions(named: name).contains(where: { $0.owner != nil && $0.owner != type }) else { return [] }
    let stored = Set(project.instanceProperties(of: type).filter { !$0.isComputed }.map(\.name))
    return Conformances(of: [type], in: project).protocols.flatMap { found in
      // In an extension with a property of the same name, a stored property is hidden.
      let isHiding = project.instanceProperties(of: found.name).contains { property in
        stored.contains(property.name) && Syntax(property.declaration).enclosingExtension != nil
      }
      return isHiding
        ? []
        : project.functions(ofType: found.name).filter { function in
          function.name == name && function.node.body != nil
            && Syntax(function.node).enclosingExtension?.genericWhereClause == nil
        }
    }
  }

  /// The setter of a computed property of the type, with the property's type, if it is certain what an assignment runs.
  func setter(of target: ExprSyntax) -> (Function, TypeSyntax?)? {
    var reference = target.as(DeclReferenceExprSyntax.self)
    if let access = target.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
      reference = access.declName
    }
    guard let name = reference?.baseName.text, let property = project.property(name, of: type), property.isComputed,
      property.owner == type, isCertain(property.declaration.modifiers)
    else { return nil }
    return Function(setterOf: property).map { ($0, property.type) }
  }

  /// Whether nothing overrides a member of the type, and nothing is told of what it fills.
  func isCertain(_ modifiers: DeclModifierListSyntax) -> Bool {
    guard let facts = project.type(named: type), !facts.isGeneric, !facts.has(.open) else { return false }
    return (project.subclasses(of: type).isEmpty || modifiers.contains { $0.isFinalOrPrivate })
      && project.superclass(of: type) == nil && project.observesNoProperty(of: type)
  }

  /// The only function of a name, if it is free, or belongs to a type whose functions nothing overrides.
  ///
  /// - Parameters:
  ///   - call: the call whose labels it has; nil where it is not called at once.
  ///   - owner: the type that it is asked of; nil for a name alone, which may be one of the type itself.
  ///   - isOfNewValue: whether it is asked of a value that was made for the call.
  private func projectFunction(
    named name: String, calledBy call: FunctionCallExprSyntax?, owner: String?, isOfNewValue: Bool = false,
    in state: State
  ) -> Function? {
    var all = project.functions(named: name).filter { function in call.map(function.mayBeCalled) ?? true }
    if all.isEmpty, let constant = project.properties(named: name).filter({ $0.owner == owner ?? type }).only {
      return Function(constant: constant)
    }
    if let owner {
      let lineage = project.lineage(of: owner)
      let owners = Set(lineage).union(Conformances(of: lineage, in: project).protocols.map(\.name))
      let asked = Set(all.filter { $0.node.body == nil }.compactMap(\.owner)).intersection(owners)
      all = all.filter { $0.node.body != nil && $0.owner.map(owners.contains) == true }
      // The type's own stands for that of a protocol which asks for one.
      let own = all.filter { $0.owner == owner }
      if !own.isEmpty, all.allSatisfy({ $0.owner == owner || asked.contains($0.owner ?? "") }) { all = own }
    }
    let found =
      call.map { call in
        meant(of: all, by: call.arguments.map(\.expression), in: state, signature: { ($0.parameters, $0.returnType) })
      } ?? all.only
    guard let found, !isCalled(found.node, in: found.file) else { return nil }
    let modifiers = Set(found.node.modifiers.map(\.name.text))
    if !modifiers.isDisjoint(with: ["private", "fileprivate"]), found.node.root.id != initializer.root.id {
      return nil
    }
    let function = converted(Function(found), found.node, in: found.file)
    guard let own = found.owner else { return owner == nil ? function : nil }
    if ProjectFacts.isJSON(own) { return modifiers.contains("static") ? function : nil }
    let isStatic = !modifiers.isDisjoint(with: ["static", "class"])
    guard let facts = project.type(named: own) else {
      let isOfAll = found.node.enclosingExtension?.genericWhereClause == nil
      return isStatic && isOfAll && own == owner ? function : nil
    }
    if let owner, own != owner, facts.kind == .protocolType {
      // In a function of a protocol's extension, `Self` is the type that it is called on.
      return isStatic && found.node.enclosingExtension?.genericWhereClause == nil ? function?.ofType(owner) : nil
    }
    guard own == owner ?? type else { return nil }
    let isOverridable =
      facts.kind == .classType && modifiers.isDisjoint(with: ["private", "fileprivate", "static", "final"])
      && !isOfNewValue && !project.subclasses(of: own).isEmpty
    guard isOfNewValue ? !isStatic : isStatic || own == type, !isOverridable else { return nil }
    return function
  }
}
