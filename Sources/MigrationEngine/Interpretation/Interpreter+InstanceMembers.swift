import MigrationPlan
import SwiftSyntax

/// Reads, calls and assignments on values of the project's types: `reader.text("x")`, `item.name = name`.
extension Interpreter {
  /// Returns what a property of such a value holds; nil where that is not known.
  func member(_ name: String, of instance: Value.Instance, at node: some SyntaxProtocol, in state: State) -> Value? {
    if isGivenByProtocol(name, to: instance.type) { return nil }
    if let value = instance.properties[name] ?? instance.properties["`\(name)`"] {
      let type = project.property(name, of: instance.type)?.type
      let isUnwrapped = type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true && !value.isNeverNil
      return value == .unset || isUnwrapped ? nil : value
    }
    var interpreter = self
    interpreter.type = instance.type
    guard let getter = interpreter.getter(named: name) else { return nil }
    return try? value(of: getter.ofInstance(instance), [], at: node, in: state)
  }

  /// Whether the extension of a protocol gives a type a member of a name beside its own: a value that is known as one of
  /// the protocol has that one.
  private func isGivenByProtocol(_ name: String, to type: String) -> Bool {
    let isOwn =
      project.functions(ofType: type).contains { $0.name == name } || project.property(name, of: type)?.owner == type
    return isOwn
      && Conformances(of: [type], in: project).protocols.contains { found in
        project.functions(ofType: found.name).contains { $0.name == name && $0.node.body != nil }
          || project.instanceProperties(of: found.name).contains {
            $0.name == name && Syntax($0.declaration).enclosingExtension != nil
          }
      }
  }

  /// Whether an expression is a property of such a value whose type is optional.
  func isOptionalMember(_ expression: ExprSyntax, in state: State) -> Bool {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      let (_, instance) = instance(named: base, in: state)
    else { return false }
    guard let property = project.property(access.declName.baseName.text, of: instance.type) else { return false }
    return property.type?.isOptional ?? (property.initializer?.literalType == nil)
  }

  /// The getter of a computed property of the type, if it is certain what runs.
  func getter(named name: String) -> Function? {
    guard let property = project.property(name, of: type), property.isComputed, !property.isStatic,
      property.owner == type, isCertain(property.declaration.modifiers),
      !isCalled(property.declaration, in: property.file)
    else { return nil }
    return converted(Function(ownGetterOf: property), property.declaration, in: property.file)
  }

  /// The getter of a static property of the type whose code runs: `Self.standard`; nil for other expressions.
  func staticGetter(_ expression: ExprSyntax) -> Function? {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "Self" else {
      return nil
    }
    let found = project.properties(named: access.declName.baseName.text).filter { $0.owner == type && $0.isStatic }
    return found.only.flatMap { $0.isComputed ? Function(getterOf: $0)?.ofType(type) : nil }
  }

  /// The method of such a value that a call calls; nil for other calls.
  func method(
    _ access: MemberAccessExprSyntax, of base: ExprSyntax, calledBy call: FunctionCallExprSyntax?, in state: State
  ) -> Function? {
    let name = access.declName.baseName.text
    guard project.functions(named: name).contains(where: { $0.owner != nil && !$0.isStatic }),
      let (found, instance) = instance(named: base, in: state), !isGivenByProtocol(name, to: instance.type)
    else { return nil }
    var interpreter = self
    (interpreter.type, interpreter.isInProtocol) = (instance.type, false)
    let named = base.withoutParentheses
    let place = place(named.as(OptionalChainingExprSyntax.self)?.expression ?? named, in: state)
      .flatMap { state[$0] == found ? $0 : nil }
    let isNew = base.withoutParentheses.is(FunctionCallExprSyntax.self)
    return interpreter.method(named: name, calledBy: call)?.ofInstance(instance, at: place, isNew: isNew)
  }

  /// The value of an expression that is no optional chain, with its properties; nil where they are not known.
  private func instance(
    named expression: ExprSyntax, in state: State
  ) -> (value: Value, instance: Value.Instance)? {
    var found = heldInstance(expression, as: nil, in: state)
    if found == nil, let chain = try? chain(expression, in: state), chain.conditions.isEmpty { found = chain.value }
    return found.flatMap { value in instance(of: value, in: state).map { (value, $0) } }
  }

  /// Assigns to a property of a value that a variable or a property holds.
  ///
  /// - Returns: whether the target is one.
  func assignMember(
    _ target: ExprSyntax, _ source: ExprSyntax, in state: inout State
  ) throws(NotUnderstood) -> Bool {
    guard place(target, in: state) == nil, let access = target.as(MemberAccessExprSyntax.self),
      let written = access.base
    else { return try configure(target, source, in: &state) }
    let base = written.behindOptionalMark
    // `item?.name = name` does nothing where there is no item.
    if written.is(OptionalChainingExprSyntax.self), stored(base, in: state) == Value.none { return true }
    guard case .instance(var instance)? = stored(base, in: state) else {
      return try configure(target, source, in: &state)
    }
    let name = access.declName.baseName.text
    let property = project.property(name, of: instance.type)
    let value = try? held(source, as: property?.type, in: state)
    let isClass = !isStruct(instance)
    if case .object? = instance.made, case .variable(let number)? = place(base, in: state) {
      var configured = state
      configured.variables[number] = instance.made ?? .unset
      let isConfigured = (try? configure(target, source, in: &configured)) == true
      instance.made = isConfigured ? configured.variables[number] : nil
      // Something else may hold the object.
      if isClass, !isConfigured { throw NotUnderstood(target) }
    } else {
      // Something else may hold the object.
      if isClass, instance.made != nil, !isOnlyHeld(instance, by: place(base, in: state), in: state) {
        throw NotUnderstood(target)
      }
      instance.made = nil
    }
    let isStored = instance.properties[name] != nil && property?.declaration.attributes.isEmpty == true
    guard isStored && value != nil || instance.made != nil else { throw NotUnderstood(target) }
    if isStored { instance.properties[name] = value ?? .unset } else { instance.properties = [:] }
    guard store(.instance(instance), in: base, &state) else { throw NotUnderstood(target) }
    return true
  }

  /// Whether nothing but a place may hold an object that code makes.
  func isOnlyHeld(_ instance: Value.Instance, by place: State.Place?, in state: State) -> Bool {
    switch (instance.made, place) {
    case (.object(let object)?, let place?): !state.holds(object, besides: place)
    // An alias of the object is known by the code that made it.
    case (.code(let code)?, _?): code.effect == nil && !state.isHeldTwice(.instance(instance), .code(code))
    default: false
    }
  }

  /// The value at a place that can be assigned to: a variable, a property, or a property of one of those. Nil for other
  /// expressions.
  func stored(_ expression: ExprSyntax, in state: State) -> Value? {
    if let whole = itself(expression, in: state) { return whole }
    if let place = place(expression, in: state) { return state[place] }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base?.behindOptionalMark,
      case .instance(let instance)? = stored(base, in: state)
    else { return nil }
    return instance.properties[access.declName.baseName.text]
  }

  /// Gives a variable, a property, or a property of one of those, a value.
  ///
  /// - Returns: false for other expressions.
  func store(_ value: Value, in target: ExprSyntax, _ state: inout State) -> Bool {
    if itself(target, in: state) != nil {
      guard case .instance(let instance) = value else { return false }
      for (name, value) in instance.properties where state.properties[name] != value { state.fill(name, with: value) }
      return true
    }
    if let place = place(target, in: state) {
      guard isLocal(place, in: state) || state.depth == 0 else { return false }
      // Its observers may be told.
      if case .property = place, !project.observesNoProperty(of: type) { return false }
      state[place] = value
      return true
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base?.behindOptionalMark,
      case .instance(var instance)? = stored(base, in: state),
      instance.made == nil || isStruct(instance) || isOnlyHeld(instance, by: place(base, in: state), in: state)
    else { return false }
    instance.properties[access.declName.baseName.text] = value
    instance.made = nil
    return store(.instance(instance), in: base, &state)
  }

  /// The value of the struct whose code runs, for `self`, with the properties that have values; nil for other expressions.
  func itself(_ expression: ExprSyntax, in state: State) -> Value? {
    guard expression.trimmedDescription == "self", state.receiver == nil, state.names["self"] == nil,
      let facts = project.type(named: type), facts.kind == .structure, isTransparent(facts)
    else { return nil }
    // A copy shares the objects.
    let properties = state.properties.mapValues { value in
      let holdsObject = value.nested.contains { if case .instance(let inner) = $0 { !isStruct(inner) } else { false } }
      return holdsObject ? .unset : value
    }
    return .instance(Value.Instance(of: type, properties))
  }
}

extension ExprSyntax {
  /// `item` of `item?` and `item!`; the expression itself where it has no such mark.
  var behindOptionalMark: ExprSyntax {
    self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
  }

  /// The name in `title` and `self.title`; nil for other expressions.
  var nameOfOwnProperty: String? {
    if let access = self.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
      return access.declName.baseName.text
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
