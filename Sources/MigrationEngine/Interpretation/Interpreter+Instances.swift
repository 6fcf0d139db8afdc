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
    guard let found = project.initializers(calledBy: call, of: facts.name).only, found.owner == facts.name,
      let arguments = found.arguments(of: call)
    else { return nil }
    var values: [Value] = []
    for (parameter, argument) in zip(found.node.signature.parameterClause.parameters, arguments) {
      let value =
        if let argument { try? held(argument, as: parameter.type, in: state) } else {
          parameter.defaultValue.flatMap { constant($0.value) }
        }
      guard let value else { return nil }
      values.append(value)
    }
    return instance(of: facts, by: found.node, given: values, made: made, in: state)
  }

  /// Returns the value of a type of the project that a local name gets, where it is known what its properties hold; nil for
  /// other values, and for objects that another name stands for.
  func heldInstance(_ expression: ExprSyntax, as type: TypeSyntax?, in state: State) -> Value? {
    let inner = expression.withoutParentheses
    if let whole = itself(inner, in: state) { return whole }
    if let place = place(inner, in: state) {
      guard case .instance(let instance) = state[place], isStruct(instance) else {
        return nil
      }
      return state[place]
    }
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
        if case .instance(let found) = $0 { found.made != nil } else { false }
      }
      return isMade ? nil : .choice(condition, one, other)
    case let made: return made
    }
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
    (start.depth, start.call) = (state.depth, state.call)
    switch instance(of: facts, by: initializer, given: arguments, made: made, in: start) {
    case .instance(let instance)?, .choice(_, .instance(let instance), .none)?: return instance
    default: return nil
    }
  }

  /// Whether making a model does nothing but read its document.
  func isMadeWithoutEffects(_ model: Value, in state: State) -> Bool { instance(of: model, in: state) != nil }

  /// Returns the value that an initializer makes, nil where it refuses to.
  private func instance(
    of facts: TypeFacts, by initializer: InitializerDeclSyntax, given arguments: [Value], made: Value?, in state: State
  ) -> Value? {
    let signature = initializer.signature
    let nesting = (state.call?.nesting ?? 0) + 1
    guard nesting <= Self.deepest, let body = initializer.body, initializer.genericParameterClause == nil,
      signature.effectSpecifiers == nil, signature.parameterClause.parameters.count == arguments.count
    else { return nil }
    var interpreter = self
    (interpreter.type, interpreter.place) = (facts.name, .elsewhere)
    (interpreter.isInCode, interpreter.isInProtocol) = (false, false)
    var inner = state
    (inner.names, inner.appended, inner.sums, inner.receiver) = ([:], [:], [:], nil)
    guard let properties = beginnings(of: facts) else { return nil }
    inner.properties = properties
    inner.call = State.Call(depth: inner.depth, nesting: nesting, isInitializer: true)
    for (parameter, argument) in zip(signature.parameterClause.parameters, arguments) {
      inner.declare(parameter.internalName, of: parameter.type, as: argument)
    }
    guard let end = try? interpreter.run(Array(body.statements), in: inner).ended(since: inner.exits.count),
      end.flow == .returned(nil), end.exits.count == state.exits.count,
      end.variables.starts(with: state.variables), end.appended.isEmpty, end.sums.isEmpty
    else { return nil }
    let found = Value.instance(Value.Instance(of: facts.name, withoutObjects(end.properties, of: facts), made: made))
    let refusals = end.refusals.dropFirst(state.refusals.count)
    let kept = Set(found.models + refusals.flatMap(\.nested).flatMap(\.models))
    guard end.models.subtracting(inner.models).isSubset(of: kept) else { return nil }
    return refusals.reversed().reduce(found) { .choose($1, .none, $0) }
  }

  /// The initial values of the stored properties of a type; nil where one is not known, or has side effects.
  private func beginnings(of facts: TypeFacts) -> [String: Value]? {
    var interpreter = self
    (interpreter.type, interpreter.place) = (facts.name, .elsewhere)
    var found: [String: Value] = [:]
    for property in project.instanceProperties(of: facts.name) where !property.isComputed {
      let value = interpreter.beginning(of: property)
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

  /// Returns the value where the instances in it are as code makes them; nil where nothing but statements makes one of
  /// them.
  ///
  /// - Parameters:
  ///   - isForName: whether those of structs stay.
  ///   - isEntry: whether it is an entry of a dictionary, which only an expression can make.
  func settled(_ value: Value, isForName: Bool = false, isEntry: Bool = false) -> Value? {
    var isSettled = true
    let found = value.replacing { part in
      switch part {
      case .instance(let instance):
        if isForName, isStruct(instance) { return part }
        if isEntry, case .object? = instance.made, let whole = memberwise(instance) { return whole }
        guard let made = instance.made ?? memberwise(instance) else {
          isSettled = false
          return .unset
        }
        return made
      case .elements(let array, let each, let dropsNil):
        guard let array = settled(array), let each = settled(each) else {
          isSettled = false
          return .unset
        }
        return .elements(of: array, each: each, dropsNil: dropsNil)
      default: return nil
      }
    }
    return isSettled ? found : nil
  }

  // MARK: Code

  /// The call of the memberwise initializer that makes a value of a struct; nil where there is none.
  private func memberwise(_ instance: Value.Instance) -> Value? {
    guard let facts = project.type(named: instance.type), facts.kind == .structure,
      project.initializers(of: facts.name).allSatisfy({ $0.node.enclosingExtension != nil }),
      let file = project.filesByTree[initializer.root.id], project.areInOneModule([file, facts.file]),
      facts.file == file || facts.node.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate == false
    else { return nil }
    let name = project.shortestName(of: facts.name, in: type)
    var pieces: [Code.Piece] = []
    for property in project.instanceProperties(of: facts.name) where !property.isComputed {
      guard property.owner == facts.name, property.declaration.attributes.isEmpty,
        !property.declaration.modifiers.isPrivate,
        let value = instance.properties[property.name], value != .unset, let settled = settled(value)
      else { return nil }
      if property.declaration.isConstant, property.initializer != nil { continue }
      pieces.append(.text("\(pieces.isEmpty ? "\(name)(" : ", ")\(property.name): "))
      pieces.append(.value(settled))
    }
    return pieces.isEmpty
      ? nil
      : .code(Code(pieces + [.text(")")], hasOwnType: true, made: name, isNeverNil: true))
  }
}
