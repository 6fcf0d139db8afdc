import MigrationPlan
import SwiftSyntax

/// Values of the project's types, of which it is known what their properties hold: `let reader = Reader(json)`,
/// `var item = Item()`.
extension Interpreter {
  /// Returns the value that a call makes of a type of the project, nil where it refuses to; nil for other calls, and where
  /// it is not known what the properties hold.
  func instance(madeBy expression: ExprSyntax, of asked: String? = nil, in state: State) -> Value? {
    guard let call = expression.withoutParentheses.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let name = asked ?? call.calledExpression.initializedTypeName,
      let facts = name == "Self" ? project.type(named: type) : project.resolve(name, in: type),
      isTransparent(facts)
    else { return nil }
    // Whether a type is made of more than the document is decided by its calls: this one would be gone afterwards.
    let isOwn = initializer.enclosingTypeName.flatMap { project.resolve($0, in: nil)?.name } == facts.name
    let takesMore =
      !isOwn && call.arguments.count > 1
      && project.initializers(calledBy: call, of: facts.name).contains { found in
        found.node.signature.parameterClause.parameters.contains { $0.type.isJSON }
      }
    if takesMore { return nil }
    var made = try? self.made(by: call, of: asked, in: state)
    if case .model? = made { return made }
    if made == nil { made = code(of: ExprSyntax(call), in: state).map { .code($0) } }
    if let filled = DelegatedInitializer(project: project, type: facts, caller: initializer).filled(by: call) {
      guard var properties = beginnings(of: facts) else { return nil }
      for assignment in filled {
        let type = project.property(assignment.property, of: facts.name)?.type
        guard let value = try? held(assignment.value, as: type, in: state) else { return nil }
        properties[assignment.property] = value
      }
      return .instance(Value.Instance(of: facts.name, withoutObjects(properties, of: facts), made: made))
    }
    // One that a function is read as is not written.
    let isImplicit = project.initializers(of: facts.name).allSatisfy { $0.node.id == initializer.id }
    if call.arguments.isEmpty, isImplicit, let properties = beginnings(of: facts),
      !properties.values.contains(.unset)
    {
      return .instance(Value.Instance(of: facts.name, withoutObjects(properties, of: facts), made: made))
    }
    guard let found = project.initializers(calledBy: call, of: facts.name).only, found.owner == facts.name,
      let values = arguments(of: call, givenTo: found, in: state)
    else { return nil }
    return instance(of: facts, by: found.node, given: values, made: made, in: state)
  }

  /// Returns the value of a type of the project that a local name gets, where it is known what its properties hold; nil for
  /// other values, and for objects that another name stands for.
  func heldInstance(_ expression: ExprSyntax, as type: TypeSyntax?, in state: State) -> Value? {
    let inner = expression.withoutParentheses
    if let whole = itself(inner, in: state) { return whole }
    if let place = place(inner, in: state) {
      guard case .instance(let instance) = state[place], isStruct(instance) else { return nil }
      return state[place]
    }
    if let constant = constant(of: type?.wrapped, inner) { return constant }
    guard let call = inner.as(FunctionCallExprSyntax.self) else { return nil }
    // A protocol may give it other members.
    if let name = type?.wrapped.dottedName {
      guard name == "Self" || project.resolve(name, in: self.type).map({ $0.kind != .protocolType }) == true else {
        return nil
      }
    } else if type != nil {
      return nil
    }
    let asked = call.calledExpression.trimmedDescription == ".init" ? type?.wrapped.dottedName : nil
    switch instance(madeBy: inner, of: asked, in: state) {
    case .model: return nil
    case .choice(let condition, let one, let other)?:
      // Whether there is one is asked by making it, where code can.
      let isMade = (one.nested + other.nested).contains {
        if case .instance(let found) = $0 { found.made != nil && found.type != state.becoming } else { false }
      }
      return isMade ? nil : .choice(condition, one, other)
    case let made: return made
    }
  }

  /// Returns what a function gives, which nothing in it uses any more.
  func returned(
    _ expression: ExprSyntax, as type: TypeSyntax?, in state: State
  ) throws(NotUnderstood) -> Value {
    let inner = expression.withoutParentheses
    if state.isOfNewValue, inner.trimmedDescription == "self", let facts = project.type(named: self.type),
      isTransparent(facts)
    {
      return .instance(Value.Instance(of: self.type, state.properties))
    }
    if state.becoming != nil, let (question, one, other) = inner.ternary {
      let condition = try condition(of: question, in: state)
      return .choose(
        condition, try returned(one, as: type, in: state.assuming(condition)),
        try returned(other, as: type, in: state.assuming(condition.negated)))
    }
    if state.becoming != nil, case .variable(let number)? = place(inner, in: state),
      !state.isHeldTwice(state.variables[number]),
      state.variables[number].nested.contains(where: { if case .instance = $0 { true } else { false } })
    {
      return state.variables[number]
    }
    return try held(expression, as: type, in: state)
  }

  /// Returns what is known of the properties of a value; nil where nothing is.
  func instance(of value: Value, in state: State) -> Value.Instance? {
    switch value {
    case .instance(let instance): return instance
    case .model(let name, let path, mayRefuse: false), .unwrapped(.model(let name, let path, _)):
      let key = Dependencies.Model(name: name, path: path, depth: state.depth)
      if let known = dependencies.instances[key] { return known }
      let found = instance(ofModel: name, madeOf: path, as: value, in: state)
      dependencies.instances[key] = .some(found)
      return found
    default: return nil
    }
  }

  /// Returns what is known of the properties of a model, whatever else is known where it is made.
  private func instance(
    ofModel name: String, madeOf path: DocumentPath, as made: Value, in state: State
  ) -> Value.Instance? {
    guard let facts = project.type(named: name), isTransparent(facts),
      let initializer = project.documentInitializer(of: name)?.node
    else { return nil }
    let arguments = initializer.signature.parameterClause.parameters.compactMap { parameter in
      parameter.type.isJSON ? .document(path) : parameter.defaultValue.flatMap { constant($0.value) }
    }
    var start = State()
    (start.depth, start.call, start.running) = (state.depth, state.call, state.running)
    switch instance(of: facts, by: initializer, given: arguments, made: made, in: start) {
    case .instance(let instance)?, .choice(_, .instance(let instance), .none)?: return instance
    default: return nil
    }
  }

  /// Whether making a model does nothing but read its document.
  func isMadeWithoutEffects(_ model: Value, in state: State) -> Bool { instance(of: .unwrap(model), in: state) != nil }

  /// Returns the value that an initializer makes, nil where it refuses to.
  private func instance(
    of facts: TypeFacts, by initializer: InitializerDeclSyntax, given arguments: [Value], made: Value?, in state: State
  ) -> Value? {
    guard let properties = beginnings(of: facts) else { return nil }
    return value(of: facts.name, beginningWith: properties, by: initializer, given: arguments, in: state) { end in
      .instance(Value.Instance(of: facts.name, withoutObjects(end.properties, of: facts), made: made))
    }
  }

  /// Returns what an initializer makes that the project gives to an enumeration, or to a type of the libraries, where it is
  /// given documents: `Date(unix: json["time"])`; nil for other calls.
  func valueMade(by call: FunctionCallExprSyntax, of asked: String? = nil, in state: State) -> Value? {
    guard call.trailingClosure == nil else { return nil }
    let called = call.calledExpression
    let element = called.as(ArrayExprSyntax.self)?.elements.only?.expression.dottedName
    guard let written = asked ?? (element == nil ? called.initializedTypeName : "Array"),
      // A document is a sequence, too.
      written != "Array" || element != nil || call.arguments.first?.label != nil
    else { return nil }
    let facts = project.resolve(written, in: type)
    guard facts.map({ $0.kind == .enumeration && !$0.isGeneric }) ?? true else { return nil }
    let name = facts?.name ?? written
    guard let found = project.initializers(calledBy: call, of: name).only,
      // An enumeration may have it of a protocol.
      found.owner == name || facts != nil,
      found.node.signature.parameterClause.parameters.contains(where: { $0.type.isJSON }),
      let values = arguments(of: call, givenTo: found, in: state),
      // Otherwise, an initializer of the library is meant.
      zip(found.node.signature.parameterClause.parameters, values).allSatisfy({ parameter, value in
        !parameter.type.isJSON || value.isAnyDocument || parameter.type.isOptional
      })
    else { return nil }
    var inner = state
    if let element { inner.genericTypes["Element"] = element }
    return value(of: name, beginningWith: nil, by: found.node, given: values, in: inner) { end in
      let value = end.variables[end.names["self"] ?? 0]
      guard value != .unset else { return nil }
      return facts == nil ? value : typed(value, as: TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))))
    }
  }

  /// Returns what the parameters of an initializer stand for in a call; nil where that is not known.
  private func arguments(
    of call: FunctionCallExprSyntax, givenTo called: InitializerFacts, in state: State
  ) -> [Value]? {
    guard let arguments = called.arguments(of: call) else { return nil }
    var values: [Value] = []
    for (parameter, argument) in zip(called.node.signature.parameterClause.parameters, arguments) {
      let value =
        if let argument { try? held(argument, as: parameter.type, in: state) } else {
          parameter.defaultValue.flatMap { constant($0.value) }
        }
      guard let value else { return nil }
      values.append(value)
    }
    return values
  }

  /// Returns what an initializer makes, nil where it refuses to.
  ///
  /// - Parameters:
  ///   - properties: what the properties hold before its first statement.
  ///     Nil for enumerations, and for types of the libraries, which are only known as a whole.
  ///   - made: returns the value in the state in which it ends.
  private func value(
    of name: String, beginningWith properties: [String: Value]?, by initializer: InitializerDeclSyntax,
    given arguments: [Value], in state: State, _ made: (State) -> Value?
  ) -> Value? {
    let signature = initializer.signature
    let nesting = (state.call?.nesting ?? 0) + 1
    guard nesting <= Self.deepest, let body = initializer.body, initializer.genericParameterClause == nil,
      signature.effectSpecifiers == nil, signature.parameterClause.parameters.count == arguments.count
    else { return nil }
    var interpreter = self
    (interpreter.type, interpreter.place) = (name, .elsewhere)
    (interpreter.isInCode, interpreter.isInProtocol) = (false, false)
    var inner = state
    (inner.names, inner.appended, inner.sums, inner.receiver) = ([:], [:], [:], nil)
    inner.properties = properties ?? [:]
    inner.call = State.Call(depth: inner.depth, nesting: nesting, isInitializer: true)
    if properties == nil { inner.declare("self", as: .unset) }
    for (parameter, argument) in zip(signature.parameterClause.parameters, arguments) {
      inner.declare(parameter.internalName, of: parameter.type, as: argument)
    }
    guard let end = try? interpreter.run(Array(body.statements), in: inner).ended(since: inner.exits.count),
      end.flow == .returned(nil), end.exits.count == state.exits.count,
      end.variables.starts(with: state.variables), end.appended.isEmpty, end.sums.isEmpty,
      let found = made(end)
    else { return nil }
    let refusals = end.refusals.dropFirst(state.refusals.count)
    let kept = Set(found.models + refusals.flatMap(\.nested).flatMap(\.models))
    guard end.models.subtracting(inner.models).isSubset(of: kept) else { return nil }
    return refusals.reversed().reduce(found) { .choose($1, .none, $0) }
  }

  /// The initial values of the stored properties of a type; nil where one is not known, or has side effects.
  func beginnings(of facts: TypeFacts) -> [String: Value]? {
    var interpreter = self
    (interpreter.type, interpreter.place) = (facts.name, .elsewhere)
    var found: [String: Value] = [:]
    for property in project.instanceProperties(of: facts.name) where !property.isComputed {
      let value = interpreter.heldBeginning(of: property)
      if case .initial = value { return nil }
      found[property.name] = value
    }
    return found
  }

  /// The properties without objects that code makes, which have an identity: what is read of one is not another one like
  /// it.
  private func withoutObjects(_ properties: [String: Value], of facts: TypeFacts) -> [String: Value] {
    let types = ValueTypes(project: project)
    var found = properties
    for property in project.instanceProperties(of: facts.name) where found[property.name] != nil {
      // Its properties are known, but no code may make a second object. Copies of a struct would share the object.
      if facts.kind == .classType, case .instance(var instance)? = found[property.name], !isStruct(instance),
        instance.made != nil
      {
        instance.made = nil
        found[property.name] = .instance(instance)
        continue
      }
      let isMade = found[property.name]?.nested.contains { part in
        switch part {
        case .code, .instance: true
        default: false
        }
      }
      if isMade == true, !types.isValue(property) { found[property.name] = .unset }
    }
    return found
  }

  /// Whether copies of a value are other values, and not the same object.
  func isStruct(_ instance: Value.Instance) -> Bool { project.type(named: instance.type)?.kind == .structure }

  /// Whether the properties of a type are all that a value of it is.
  func isTransparent(_ facts: TypeFacts) -> Bool {
    switch facts.kind {
    case .structure: break
    case .classType:
      guard let first = facts.inherited.first else { break }
      let isProtocol = project.resolve(first, in: facts.name)?.kind == .protocolType
      guard isProtocol || first == "NSObject" && !project.isDeclaredHere(first) else { return false }
    default: return false
    }
    if facts.memberBlock.members.contains(where: { $0.decl.is(DeinitializerDeclSyntax.self) }) { return false }
    let isStrange = project.instanceProperties(of: facts.name).contains { property in
      let isWrapped = property.declaration.attributes.contains { $0.trimmedDescription != "@objc" }
      return !property.isComputed && isWrapped || property.isLazy
    }
    return !facts.isGeneric && !isStrange && project.observesNoProperty(of: facts.name)
  }
}
