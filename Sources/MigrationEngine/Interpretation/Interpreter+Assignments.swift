import MigrationPlan
import SwiftSyntax

/// Declarations, assignments, and calls that are statements.
extension Interpreter {
  func declare(_ declaration: DeclSyntax, in state: inout State) throws(NotUnderstood) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard let found = Function(function, in: state) else { throw NotUnderstood(function) }
      state.declare(function.name.text, as: found)
      return
    }
    if let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text, holdsConstants(declaration) {
      state.localTypes.insert(state.variables.count)
      state.declare(name, as: .unset)
      return
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
      variable.modifiers.isEmpty
    else { throw NotUnderstood(declaration) }
    for binding in variable.bindings {
      if binding.accessorBlock != nil {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let getter = Function(getterOf: binding, in: state)
        else { throw NotUnderstood(binding) }
        state.declare(name, as: getter)
        continue
      }
      // The type parameter of a function stands for a type that is not known here.
      let written = binding.declaredType.flatMap { type in
        type.codeTokens.contains { state.names[$0.text] != nil } ? nil : withoutAlias(type)
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        guard written == nil, let value = binding.initializer?.value,
          try match(binding.pattern, held(value, in: state), binds: true, in: &state) == .always
        else { throw NotUnderstood(binding) }
        continue
      }
      if let value = binding.initializer?.value,
        value.is(ClosureExprSyntax.self) || written == nil || written?.functionType != nil,
        let function = callable(value, as: written, in: state)
      {
        state.declare(name, as: function)
        continue
      }
      // It says nothing new in `let formatter: DateFormatter = DateFormatter()`.
      var type = written
      if let written, !isUnderstood(written), let value = binding.initializer?.value,
        try isOf(written, value, in: state)
      {
        type = nil
      }
      if let type, !isUnderstood(type),
        !(type.isOfAny && binding.initializer?.value.is(DictionaryExprSyntax.self) == true)
      {
        throw NotUnderstood(type)
      }
      let isOptional = type?.isOptional == true
      state.types[state.variables.count] = type ?? binding.initializer?.value.typeOfConstant
      if let value = binding.initializer?.value {
        state.labels[state.variables.count] = labels(of: value, as: type, in: state)
        var found = try held(value, as: written, in: state)
        let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
        if type == nil, case .code(let code) = found, code.hasOwnType, code.isMaking {
          // Another name for an object that is there already.
          if place(value.withoutParentheses, in: state) != nil { throw NotUnderstood(value) }
          found = .object(ConfiguredObject(name, isVariable: isVariable, made: code))
        }
        if case .instance(var instance) = found, case .code(let code)? = instance.made {
          instance.made = .object(ConfiguredObject(name, isVariable: isVariable, made: code))
          found = .instance(instance)
        }
        // What a function made, and nothing else holds, is what the name stands for.
        if case .object(let object) = found, value.is(FunctionCallExprSyntax.self), !state.holds(object) {
          found = .object(object.named(name, isVariable: isVariable))
        }
        state.declare(name, as: found, isOptional: isOptional || written == nil && isOfOptionalType(value, in: state))
      } else {
        let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
        state.declare(name, as: isVariable && isOptional ? .none : .unset, isOptional: isOptional)
      }
    }
  }

  /// The type that another name of the project stands for; the type itself where it is no such name.
  private func withoutAlias(_ type: TypeSyntax) -> TypeSyntax {
    guard let name = type.dottedName, project.resolve(name, in: self.type) == nil,
      let aliased = project.aliased(name, in: self.type)?.type, aliased.arrayElement != nil
    else { return type }
    return aliased
  }

  /// The value of a local name, which stands for it wherever the name does.
  ///
  /// - Parameter type: the type that the name is declared with.
  func held(
    _ expression: ExprSyntax, as type: TypeSyntax? = nil, in state: State
  ) throws(NotUnderstood) -> Value {
    if let found = heldInstance(expression, as: type, in: state) { return found }
    let found = namingCases(try value(of: expression, as: type, for: .name, in: state), of: type)
    guard let value = found.held(as: type?.trimmedDescription) else { throw NotUnderstood(expression) }
    return value
  }

  /// Returns a value with the name of the enumeration before cases that have no values: nothing says it where the value
  /// of the name is used.
  private func namingCases(_ value: Value, of type: TypeSyntax?) -> Value {
    guard place == .here, let name = type?.wrapped.dottedName, let found = project.resolve(name, in: self.type),
      found.kind == .enumeration
    else { return value }
    let cases = Set(found.memberBlock.enumerationCases.filter { $0.parameterClause == nil }.map(\.name.text))
    return value.replacing { part in
      guard case .member(nil, let element) = part, cases.contains(element) else { return nil }
      return .code(Code([.text("\(name).\(element)")], hasOwnType: true, made: found.name, isNeverNil: true))
    }
  }

  /// Whether an expression is of a type whatever is asked for: an object that it makes, or a cast.
  private func isOf(_ type: TypeSyntax, _ value: ExprSyntax, in state: State) throws(NotUnderstood) -> Bool {
    let name = type.trimmedDescription
    if let (_, sign, right) = value.infix, sign == "as" { return right.trimmedDescription == name }
    switch try held(value, as: type, in: state) {
    case .code(let code): return code.made == name
    case .object(let object): return object.made.made == name
    default: return false
    }
  }

  /// Whether a local name of a type holds what it is given.
  func isUnderstood(_ type: TypeSyntax) -> Bool {
    let inner = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    if inner.isJSON { return true }
    if let parts = inner.as(TupleTypeSyntax.self)?.elements, parts.count > 1 {
      return parts.allSatisfy { isUnderstood($0.type) }
    }
    if let element = inner.arrayElement {
      return element.isJSON || element.trimmedDescription == "JSONSubscriptType" || isUnderstood(element)
    }
    if let dictionary = inner.as(DictionaryTypeSyntax.self) {
      return ["String", "Int"].contains(dictionary.key.trimmedDescription) && isUnderstood(dictionary.value)
    }
    guard let name = inner.dottedName else { return false }
    if let found = project.resolve(name, in: self.type) { return !found.isGeneric && !hidesMembers(found) }
    return !project.isDeclaredHere(name)
      && (Scalar(named: name) != nil || ["Date", "NSNumber", "URL"].contains(name))
  }

  /// Whether a type is a protocol with members that it does not ask for: of a value that is known by it, those are meant,
  /// and not the value's own.
  private func hidesMembers(_ facts: TypeFacts) -> Bool {
    guard facts.kind == .protocolType else { return false }
    let asked = Set(facts.memberBlock.members.flatMap(\.decl.declaredNames))
    return project.extensions(of: facts.name).contains { part in
      part.node.memberBlock.members.contains { !asked.isSuperset(of: $0.decl.declaredNames) }
    }
  }

  func run(_ expression: ExprSyntax, in state: inout State) throws(NotUnderstood) {
    if let attempt = expression.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      return try run(attempt.expression, in: &state)
    }
    if let parts = expression.infix(with: project.operators) {
      switch parts.sign {
      case "=": return try assign(parts.left.withoutTry, parts.right, in: &state)
      case "+=":
        guard let place = place(parts.left, in: state) else { throw NotUnderstood(expression) }
        return try add(parts.right, to: place, named: parts.left, in: &state)
      case "-=", "*=", "/=":
        guard let place = place(parts.left, in: state),
          let result = state[place].calculated(parts.sign.dropLast(), try value(of: parts.right, in: state)),
          makesRules, state.depth == 0 || isLocal(place, in: state)
        else { throw NotUnderstood(expression) }
        state[place] = result
        return
      default:
        guard let made = try result(ofOperator: parts.sign, [parts.left, parts.right], at: expression, in: state)
        else { throw NotUnderstood(expression) }
        state = made.end
        if let value = made.value { state.models.formUnion(value.models) }
        return
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { throw NotUnderstood(expression) }
    if call.calledExpression.trimmedDescription == "super.init", call.arguments.isEmpty, call.trailingClosure == nil,
      project.decodingSuperclass(of: type) == nil
    {
      return
    }
    if try callSuper(call, in: &state) { return }
    let mayGo =
      project.dropsPrints && call.enclosing(InitializerDeclSyntax.self) == initializer
      || state.call == nil && state.depth == 0 && !state.isCatching
    if mayGo, PrintedRefusal(call, in: project, of: type) != nil { return }
    if let (value, end) = try result(ofCalling: call, isDiscarded: true, in: state) {
      state = end
      // A model in a result that is discarded is created all the same, and may refuse its document.
      if let value { state.models.formUnion(value.models) }
      return
    }
    let alone = call.calledExpression.as(DeclReferenceExprSyntax.self)
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    // In an initializer of an array, `self` is one.
    let own = state.names["self"] == nil ? nil : ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self)))
    guard let name = (alone ?? access?.declName)?.baseName.text, let base = alone == nil ? access?.base : own else {
      throw NotUnderstood(expression)
    }
    switch name {
    case "init" where base.trimmedDescription == "self" && state.depth == 0:
      guard let number = state.names["self"] else { return try delegate(call, in: &state) }
      if type == "Array", call.arguments.isEmpty {
        state[.variable(number)] = .emptyArray
        return
      }
      // One that fails ends the initializer.
      let made = try made(by: call, of: type, in: state)
      let condition = Condition.present(made)
      var (there, refused) = (state.assuming(condition), state.assuming(condition.negated))
      there[.variable(number)] = .unwrap(made)
      refused.flow = .refused
      state = try join(condition, { there }, { refused }, from: state)
    case "append":
      guard let argument = call.arguments.only, call.trailingClosure == nil,
        let place = placeOfArray(base, in: state)
      else { throw NotUnderstood(expression) }
      // Only arrays and texts have such a method.
      let isArray = array(in: place, state).isArrayThatIsThere
      if !isArray, [nil, "contentsOf"].contains(argument.label?.text) {
        return try add(argument.expression, to: place, named: base, in: &state)
      }
      if argument.label == nil { return try append(argument.expression, to: place, in: &state) }
      guard argument.label?.text == "contentsOf" else { throw NotUnderstood(expression) }
      try appendAll(argument.expression, to: place, in: &state)
    case "addTimeInterval":
      guard let place = place(base, in: state), let argument = call.arguments.only else {
        throw NotUnderstood(expression)
      }
      try add(argument.expression, to: place, named: base, in: &state)
    case "removeAll" where call.arguments.first?.label?.text != "where" && call.trailingClosure == nil:
      guard let place = placeOfArray(base, in: state), state[place].isArray || state[place].elements != nil,
        state.depth == 0 || isLocal(place, in: state), call.trailingClosure == nil,
        call.arguments.allSatisfy({ ["keepingCapacity", "keepCapacity"].contains($0.label?.text) })
      else { throw NotUnderstood(expression) }
      state[place] = .emptyArray
    case "updateValue":
      // `all.updateValue(value, forKey: key)` gives the value before.
      guard call.arguments.map(\.label?.text) == [nil, "forKey"], call.trailingClosure == nil,
        let place = place(base, in: state), let value = call.arguments.first, let key = call.arguments.last
      else { throw NotUnderstood(expression) }
      try setEntry(of: place, key.expression, value.expression, at: call, in: &state)
    case "sort", "reverse", "removeAll":
      guard let place = placeOfArray(base, in: state), state.depth == 0 || isLocal(place, in: state),
        let changed = call.givingChanged, isArray(place, in: state),
        [name, changed.method].allSatisfy({ project.functions(named: $0).isEmpty })
      else { throw NotUnderstood(expression) }
      state[place] = try value(of: changed.call, as: declaredType(of: place, in: state), in: state)
    case "insert":
      guard let place = placeOfArray(base, in: state) else { throw NotUnderstood(expression) }
      try insert(by: call, into: place, in: &state)
    case "reserveCapacity":
      // Nobody can tell what an array has room for.
      guard let place = place(base, in: state), state[place].isArray, let argument = call.arguments.only else {
        throw NotUnderstood(expression)
      }
      _ = try value(of: argument.expression, in: state)
    case "forEach":
      guard let closure = call.onlyClosure, closure.capturesNothingButSelf else { throw NotUnderstood(expression) }
      try run(Turns(of: closure, calledBy: call), over: base, in: &state)
    case "map", "flatMap":
      guard let closure = call.onlyClosure, closure.capturesNothingButSelf, closure.parameterNames.count < 2 else {
        throw NotUnderstood(expression)
      }
      let found = try chain(base, in: state)
      if found.value.isArrayOfDocuments || found.value.elements != nil {
        return try run(Turns(of: closure, calledBy: call), over: base, in: &state)
      }
      try ifPresent(found, closure.parameterNames.first?.name ?? "$0", closure, in: &state)
    default: throw NotUnderstood(expression)
    }
  }

  /// Whether a place certainly holds an array, and no other collection.
  private func isArray(_ place: State.Place, in state: State) -> Bool {
    declaredType(of: place, in: state).map { $0.wrapped.arrayElement != nil } ?? state[place].isArray
  }

  /// The place of an array, behind `?` or `!` where it is certainly there.
  private func placeOfArray(_ expression: ExprSyntax, in state: State) -> State.Place? {
    let wrapped =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let place = place(wrapped ?? expression, in: state) else { return nil }
    return wrapped == nil || state.isPresent(state[place]) ? place : nil
  }

  /// Runs a closure with a value, if that is there.
  private func ifPresent(
    _ found: Chain, _ name: String, _ closure: ClosureExprSyntax, in state: inout State
  ) throws(NotUnderstood) {
    let (condition, bound) = present(found, as: name, in: state)
    let (start, count) = (state, bound.exits.count)
    var inner = bound
    inner.call = State.Call(depth: inner.depth, nesting: (inner.call?.nesting ?? 0) + 1)
    var end = try run(Array(closure.statements), in: inner).ended(since: count)
    guard case .returned = end.flow else { throw NotUnderstood(closure) }
    (end.flow, end.call, end.names) = (.goesOn, start.call, start.names)
    state = try join(condition, { end }, { start.assuming(condition.negated) }, from: start)
  }

  /// Returns the condition that a value is there, and the state in which it is, under a name.
  func present(_ found: Chain, as name: String, in state: State) -> (Condition, State) {
    let base = found.conditions.reversed().reduce(found.value) { .choose(.present($1), $0, .none) }
    let condition = Condition.present(base)
    var inner = state.assuming(condition)
    inner.declare(name, as: .unwrap(base))
    return (condition, inner)
  }

  private func assign(_ target: ExprSyntax, _ source: ExprSyntax, in state: inout State) throws(NotUnderstood) {
    let target = target.withoutParentheses
    // `list = list + [element]`, `count = count + 1`
    if let place = place(target, in: state), state.depth > 0, !isLocal(place, in: state),
      let sum = source.withoutParentheses.infix, sum.sign == "+", self.place(sum.left, in: state) == place
    {
      return try add(sum.right, to: place, named: target, in: &state)
    }
    if target.is(DiscardAssignmentExprSyntax.self) {
      if let value = try? value(of: source, in: state) {
        state.models.formUnion(value.models)
        return
      }
      return try run(source, in: &state)
    }
    if let targets = target.as(TupleExprSyntax.self)?.elements, targets.count > 1 {
      guard case .tuple(let values) = try value(of: source, in: state), values.count == targets.count else {
        throw NotUnderstood(source)
      }
      for (target, value) in zip(targets, values) { try set(target.expression, to: value, in: &state) }
      return
    }
    if target.trimmedDescription == "self", state.names["self"] == nil { return try become(source, in: &state) }
    if try assignMember(target, source, in: &state) { return }
    if let access = target.as(SubscriptCallExprSyntax.self), let path = keyPath(of: access, in: state) {
      guard access.calledExpression.trimmedDescription == "self", let name = path.only, state.properties[name] != nil,
        state.receiver == nil, project.observesNoProperty(of: type)
      else { throw NotUnderstood(target) }
      let declared = project.property(name, of: type)?.type
      let value = try value(of: source, as: declared, for: .name, in: state)
      state[.property(name)] = value
      return
    }
    if let access = target.as(SubscriptCallExprSyntax.self), let place = place(access.calledExpression, in: state) {
      guard let key = access.arguments.only, key.label == nil, access.trailingClosure == nil else {
        throw NotUnderstood(access)
      }
      return try setEntry(of: place, key.expression, source, at: access, in: &state)
    }
    switch place(target, in: state) {
    case .variable(let number)?:
      // `.admin` is of the enumeration that the variable's value is of.
      if let own = state.variables[number].enumeration, case .member(nil, let name)? = try? value(of: source, in: state)
      {
        return try set(target, to: .member(of: own, name), in: &state)
      }
      try set(target, to: held(source, as: state.types[number], in: state), in: &state)
    case .property(let name)?:
      let property = project.property(name, of: type)
      let declared = property?.type ?? property?.initializer?.emptyCollectionType
      // The properties of a new object are known, so that a method can fill them.
      let isNew = source.as(FunctionCallExprSyntax.self)?.arguments.isEmpty == true
      let new = isNew ? heldInstance(source, as: declared, in: state) : nil
      let value = if let new { new } else { try value(of: source, as: declared, for: .name, in: state) }
      try set(target, to: value, in: &state)
    case nil:
      guard let (setter, type) = setter(of: target) else { throw NotUnderstood(target) }
      let value = try held(source, as: type, in: state)
      state = try result(of: setter, [value], at: target, in: state).end
    }
  }

  /// Adds a member to a dictionary that is filled by the members of an object, each under its own key.
  private func setEntry(
    of place: State.Place, _ name: ExprSyntax, _ source: ExprSyntax, at node: some SyntaxProtocol, in state: inout State
  ) throws(NotUnderstood) {
    guard state.depth == 1, !isLocal(place, in: state), state[place] == .emptyDictionary, state.appended[place] == nil
    else { throw NotUnderstood(node) }
    let key = try value(of: name, in: state)
    // Nil would be a value.
    if let type = declaredType(of: place, in: state), !type.isDictionaryOfValues(in: project) {
      throw NotUnderstood(node)
    }
    guard let value = settled(try held(source, in: state), for: .entry) else { throw NotUnderstood(source) }
    if case .entryKey = key {
      // Each member has one of its own.
    } else {
      // The last of those with one key is the one that stays; nil would take it out again.
      guard key.isNeverNil, key.scalar == .string || key.scalar == .int, value.isNeverNil else {
        throw NotUnderstood(node)
      }
    }
    let entry = Value.tuple([key, .unwrap(value)])
    state.appended[place] = .choose(.present(value), entry, .none)
    state.models.formUnion(value.models)
  }

  private func set(_ target: ExprSyntax, to value: Value, in state: inout State) throws(NotUnderstood) {
    guard let place = place(target.withoutParentheses, in: state) else { throw NotUnderstood(target) }
    // Another function would be called from here on, or the loop would be at another element.
    if case .variable(let number) = place, state.functions[number] != nil || state.index?.variable == number {
      throw NotUnderstood(target)
    }
    state[place] = value
  }

  /// Whether a place belongs to the turn of the loop that is running.
  func isLocal(_ place: State.Place, in state: State) -> Bool {
    if state.accumulators.contains(place) { return true }
    guard case .variable(let number) = place else { return false }
    return number >= state.firstOfTurn
  }

  /// The type that a place is declared with, or that the empty array or dictionary names that it begins with; nil where
  /// none is written.
  func declaredType(of place: State.Place, in state: State) -> TypeSyntax? {
    switch place {
    case .property(let name):
      let property = project.property(name, of: type)
      return property?.type ?? property?.initializer?.typeOfConstant
    case .variable(let number): return state.types[number]
    }
  }

  /// The variable or property that an expression names.
  func place(_ expression: ExprSyntax, in state: State) -> State.Place? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let number = state.names[name] {
      return .variable(number)
    }
    let name: String
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else if let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
      name = access.declName.baseName.text
    } else {
      return nil
    }
    // Behind `self.` a name that is a keyword needs no marks.
    return [name, "`\(name)`"].first { state.properties[$0] != nil }.map { .property($0) }
  }
}

extension TypeSyntax {
  /// Whether it is `[String: Value]`, where a value is certainly not optional.
  fileprivate func isDictionaryOfValues(in project: ProjectFacts) -> Bool {
    guard let dictionary = wrapped.as(DictionaryTypeSyntax.self),
      ["String", "Int"].contains(dictionary.key.trimmedDescription)
    else { return false }
    return !dictionary.value.isOptional && !project.isAlias(dictionary.value)
  }
}

extension TypeSyntax {
  /// `[String: Any]`
  var isOfAny: Bool { trimmedDescription == "[String: Any]" }
}

extension ExprSyntax {
  /// The type of a literal, and that in `[Item]()` and `[String: Item]()`; nil for other expressions.
  var typeOfConstant: TypeSyntax? {
    if let literal = literalType { return TypeSyntax(IdentifierTypeSyntax(name: .identifier(literal.rawValue))) }
    return emptyCollectionType
  }
}
