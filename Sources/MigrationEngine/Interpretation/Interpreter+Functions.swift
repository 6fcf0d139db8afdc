import MigrationPlan
import SwiftSyntax

extension Interpreter {
  /// Calls inside of calls.
  static let deepest = 8

  /// Returns what a call of a function gives, and the state behind it; nil for calls of anything else.
  func result(
    ofCalling call: FunctionCallExprSyntax, isTried: Bool = false, isDiscarded: Bool = false, in state: State
  ) throws(NotUnderstood) -> (value: Value?, end: State)? {
    guard let function = function(calledBy: call, in: state) else { return nil }
    return try result(of: function, calledBy: call, isTried: isTried, isDiscarded: isDiscarded, in: state)
  }

  /// Returns what a call of a function gives, and the state behind it; nil where the call stays what it is.
  func result(
    of function: Function, calledBy call: FunctionCallExprSyntax, isTried: Bool = false, isDiscarded: Bool = false,
    in state: State
  ) throws(NotUnderstood) -> (value: Value?, end: State)? {
    if !isTried, !function.isReadThrough { return resultOfGeneric(function, call, in: state) }
    guard call.additionalTrailingClosures.isEmpty else { throw NotUnderstood(call) }
    return try result(
      of: function, given: call.labeledArguments, isTried: isTried, isDiscarded: isDiscarded, at: call, in: state)
  }

  /// Returns what a function of the project with type parameters gives for optional values of the document, or for
  /// functions; nil where it is given others, so that the call of it stays.
  private func resultOfGeneric(
    _ function: Function, _ call: FunctionCallExprSyntax, in state: State
  ) -> (value: Value?, end: State)? {
    guard !function.mayThrow, call.additionalTrailingClosures.isEmpty,
      function.receiver != nil || function.parameters.contains(where: \.isFunction)
        || function.genericElement != nil && state.asked?.wrapped.arrayElement?.dottedName != nil
        || call.arguments.contains(where: {
          isOptional($0.expression, in: state) || keyPath($0.expression, in: state) != nil
        })
    else { return nil }
    return try? result(of: function, given: call.labeledArguments, at: call, in: state)
  }

  /// The names in a key path, or in the one that a variable holds; nil for other expressions.
  func keyPath(_ expression: ExprSyntax, in state: State) -> [String]? {
    if let names = expression.keyPathNames { return names }
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.flatMap { state.names[$0] }.flatMap { state.keyPaths[$0] }
  }

  /// The names in the key path of `value[keyPath: \.name]`; nil for other accesses.
  func keyPath(of access: SubscriptCallExprSyntax, in state: State) -> [String]? {
    guard let argument = access.arguments.only, argument.label?.text == "keyPath", access.trailingClosure == nil else {
      return nil
    }
    return keyPath(argument.expression, in: state)
  }

  private func isOptional(_ argument: ExprSyntax, in state: State) -> Bool {
    isOfOptionalType(argument, in: state) || (try? value(of: argument, in: state))?.isOfOptionalType == true
  }

  /// Returns what a function gives for arguments as they stand, and the state behind it.
  func result(
    of function: Function, given expressions: [(label: String?, value: ExprSyntax)], isTried: Bool = false,
    isDiscarded: Bool = false, at call: some ExprSyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> (value: Value?, end: State)? {
    guard isTried ? function.givesSomething : !function.mayThrow,
      // It throws what the functions throw that it is given.
      !function.throwsWhatItCalls || !call.isTried
    else { throw NotUnderstood(call) }
    var expressions = expressions
    var arguments: [Value] = []
    var functions: [Int: Function] = [:]
    var errors: [Int: ThrownError] = [:]
    var changed: [(number: Int, target: ExprSyntax)] = []
    var inner = state
    for name in function.generics { inner.genericTypes[name] = function.type(of: name, where: state.asked)?.dottedName }
    for (number, parameter) in function.parameters.enumerated() {
      if let generic = parameter.generic, parameter.isMetatype {
        if let first = expressions.first, first.label == parameter.label, let type = first.value.dottedName,
          type.hasSuffix(".self")
        {
          inner.genericTypes[generic] = String(type.dropLast(".self".count))
          expressions.removeFirst()
        } else if parameter.defaultValue?.trimmedDescription != "\(generic).self" || inner.genericTypes[generic] == nil
        {
          throw NotUnderstood(call)
        }
        arguments.append(.unset)
      } else if parameter.isFunction {
        guard let first = expressions.first,
          first.label == parameter.label || first.label == nil && first.value.is(ClosureExprSyntax.self),
          var given = callable(first.value, as: parameter.type, in: state)
        else { throw NotUnderstood(call) }
        // Its names mean the properties of another value than those that it runs among.
        if function.instance != nil, given.mentions(state.properties.keys) { throw NotUnderstood(call) }
        given.mustGive = parameter.givesGeneric
        functions[number] = given
        arguments.append(.unset)
        expressions.removeFirst()
      } else if let first = expressions.first, first.label == parameter.label,
        let path = keyPath(first.value, in: state)
      {
        // The type parameter would be an optional type.
        let leaf = path.count == 1 ? path.first.flatMap { project.property($0, of: type) } : nil
        if parameter.leadsToGeneric, leaf?.type?.isOptional != false { throw NotUnderstood(call) }
        inner.keyPaths[state.variables.count + number] = path
        arguments.append(.unset)
        expressions.removeFirst()
      } else if parameter.isError {
        guard let first = expressions.first, first.label == parameter.label else { throw NotUnderstood(call) }
        errors[number] = error(first.value, in: state)
        arguments.append(.unset)
        expressions.removeFirst()
      } else if parameter.isVariadic {
        arguments.append(try values(of: &expressions, for: parameter, in: state))
      } else if let first = expressions.first, first.label == parameter.label,
        parameter.isInOut || first.value.is(InOutExprSyntax.self)
      {
        let target = first.value.as(InOutExprSyntax.self)?.expression ?? first.value
        guard let value = stored(target, in: state), value != .unset,
          // The type parameter would be an optional type.
          parameter.generic == nil || value.isNeverNil && !isOfOptionalType(target, in: state)
        else { throw NotUnderstood(call) }
        changed.append((number, target))
        arguments.append(value)
        expressions.removeFirst()
      } else if let first = expressions.first, first.label == parameter.label {
        let type = parameter.type ?? parameter.generic.flatMap { function.type(of: $0, where: state.asked) }
        var argument = try held(first.value, as: type, in: state)
        if parameter.isByProtocol {
          guard let settled = settled(argument) else { throw NotUnderstood(call) }
          argument = settled
        }
        // The type parameter would be an optional type.
        if parameter.generic != nil, !argument.isNeverNil { throw NotUnderstood(call) }
        arguments.append(argument)
        expressions.removeFirst()
      } else if let standard = parameter.defaultValue, let value = constant(standard) {
        arguments.append(value)
      } else {
        throw NotUnderstood(call)
      }
    }
    guard expressions.isEmpty else { throw NotUnderstood(call) }
    for (parameter, argument) in zip(function.parameters, arguments) {
      // It runs before the function, whether that asks for it or not.
      if !parameter.isAutoclosure, argument.effects.contains(where: \.isAction) { throw NotUnderstood(call) }
      if let generic = parameter.generic, let type = argument.enumeration { inner.genericTypes[generic] = type.name }
    }
    var found = try result(
      of: function, arguments, functions, errors, isInline: call.runsWhereItStands, isTried: isTried,
      isDiscarded: isDiscarded, at: call, in: inner)
    found.end.genericTypes = state.genericTypes
    for (number, target) in changed {
      let value = found.end.variables[state.variables.count + number]
      guard store(value, in: target, &found.end) else { throw NotUnderstood(call) }
    }
    // A function of the project that has nothing to do with the document stays what it is.
    if function.names == nil, !function.isMethod, !isTried, !ProjectFacts.isJSON(function.owner) {
      guard
        function.receiver != nil || function.optional != nil || !function.generics.isEmpty
          || function.instance != nil || arguments.contains(where: \.holdsDocument),
        found.value.map({ $0.paths?.isEmpty == false }) ?? true
      else {
        throw NotUnderstood(call)
      }
    }
    return found
  }

  /// Takes the arguments for a parameter that has any number of them.
  private func values(
    of arguments: inout [(label: String?, value: ExprSyntax)], for parameter: Function.Parameter, in state: State
  ) throws(NotUnderstood) -> Value {
    var values: [Value] = []
    while let next = arguments.first, next.label == (values.isEmpty ? parameter.label : nil) {
      values.append(try held(next.value, as: parameter.type, in: state))
      arguments.removeFirst()
    }
    return values.isEmpty ? .emptyArray : .list(values)
  }

  /// Returns what a function gives, and the state behind it.
  ///
  /// - Parameters:
  ///   - functions: the arguments that are functions, by their numbers.
  ///   - errors: the arguments that are errors, by their numbers.
  ///   - isTried: whether it gives nil where it throws.
  ///   - isDiscarded: whether nobody uses what it gives.
  func result(
    of function: Function, _ arguments: [Value], _ functions: [Int: Function] = [:],
    _ errors: [Int: ThrownError] = [:], isInline: Bool = false, isTried: Bool = false, isDiscarded: Bool = false,
    at node: some SyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> (value: Value?, end: State) {
    if let initializer = function.initializer, let argument = arguments.only {
      let made = try made(byReference: initializer, of: argument, at: node, in: state)
      if function.mustGive, !made.isNeverNil { throw NotUnderstood(node) }
      return (made, state)
    }
    let nesting = (state.call?.nesting ?? 0) + 1
    guard nesting <= Self.deepest, arguments.count == function.parameters.count else { throw NotUnderstood(node) }
    var inner = state
    // A recursive function can only be followed to its end by constants among its arguments.
    if let first = function.body.first?.id, !inner.running.insert(first).inserted,
      !arguments.contains(where: { $0.isLiteral || $0.elements != nil })
    {
      throw NotUnderstood(node)
    }
    var interpreter = self
    // The body of a function is understood by itself, even where the call is a part of code that is kept.
    interpreter.isInCode = false
    inner.call = State.Call(
      depth: inner.depth, nesting: nesting, type: function.resultType,
      isInline: isInline && state.call?.isInline != false, isTried: isTried, isDiscarded: isDiscarded,
      isInitializer: function.isInitializer)
    if !function.isMethod { (inner.appended, inner.sums) = ([:], [:]) }
    inner.names = function.names ?? [:]
    if function.names == nil, !function.isMethod { inner.isOfNewValue = function.isOfNewValue }
    if function.isMethod {
      interpreter.isInProtocol = function.owner != type
      // Private names of another file are not visible from the type's rules.
      if function.body.first.map({ $0.root.id == initializer.root.id }) != true {
        interpreter.place = function.isConverted ? .converted : .elsewhere
      }
    } else if let instance = function.instance?.value {
      interpreter.place = function.isConverted ? .converted : .elsewhere
      interpreter.type = instance.type
      interpreter.isInProtocol = function.owner != instance.type
      (inner.properties, inner.receiver) = (instance.properties, nil)
    } else if function.names == nil {
      interpreter.place = function.isConverted ? .converted : .elsewhere
      interpreter.type = function.owner ?? ""
      inner.properties = [:]
      inner.receiver = function.receiver
    }
    // The parameters come first: those that the function changes are found by their numbers.
    for (number, (parameter, argument)) in zip(function.parameters, arguments).enumerated() {
      if let given = functions[number] {
        inner.declare(parameter.name, as: given)
        continue
      }
      inner.errors[inner.variables.count] = errors[number]
      if parameter.isAutoclosure { inner.autoclosures.insert(inner.variables.count) }
      inner.declare(parameter.name, of: parameter.type, as: argument)
    }
    for name in function.generics { inner.declare(name, as: .unset) }
    if let optional = function.optional { inner.declare("self", as: optional, isOptional: true) }
    let count = inner.exits.count
    var end: State
    let value: Value?
    if let expression = function.body.only?.item.as(ExprSyntax.self), function.givesValue(expression) {
      let found = try interpreter.returned(expression, as: function.resultType, in: inner)
      // It would look as if it had thrown.
      if isTried, !found.isNeverNil { throw NotUnderstood(node) }
      value = found
      end = inner
    } else {
      end = try interpreter.run(function.body, in: inner).ended(since: count)
      guard case .returned(let found) = end.flow else { throw NotUnderstood(node) }
      value = found
    }
    guard function.isMethod || end.appended.isEmpty && end.sums.isEmpty else { throw NotUnderstood(node) }
    if function.mustGive, value?.isNeverNil != true { throw NotUnderstood(node) }
    end.flow = .goesOn
    (end.call, end.running, end.names) = (state.call, state.running, state.names)
    end.receiver = state.receiver
    if !function.isMethod { (end.appended, end.sums) = (state.appended, state.sums) }
    let changed = end.properties
    if function.names == nil, !function.isMethod {
      end.properties = state.properties
    }
    end.isOfNewValue = state.isOfNewValue
    if let (instance, place) = function.instance, changed != instance.properties, !function.isOfNewValue {
      // Only statements make it what it is from here on.
      guard let place, instance.made == nil || isStruct(instance) || isOnlyHeld(instance, by: place, in: state) else {
        throw NotUnderstood(node)
      }
      end[place] = .instance(Value.Instance(of: instance.type, changed))
    }
    return (value, end)
  }

  /// Returns what a call gives that does nothing else; nil for calls of anything that is not interpreted.
  ///
  /// - Parameter isTried: whether it gives nil where it throws.
  func value(
    ofCalling call: FunctionCallExprSyntax, isTried: Bool = false, in state: State
  ) throws(NotUnderstood) -> Value? {
    if let found = state.results[call.id] { return found }
    return try result(ofCalling: call, isTried: isTried, in: state).map { made throws(NotUnderstood) in
      try value(made, ofCalling: call, in: state)
    }
  }

  /// Returns what a call gave, if it did nothing else.
  func value(
    _ made: (value: Value?, end: State), ofCalling call: some SyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> Value {
    let (value, end) = made
    guard let value, end.isUnchanged(since: state) else { throw NotUnderstood(call) }
    // Making a model that is not in the result may have had side effects.
    let dropped = end.models.subtracting(state.models).subtracting(value.models)
    guard dropped.allSatisfy({ isMadeWithoutEffects($0, in: state) }) else { throw NotUnderstood(call) }
    return value
  }

  /// Returns the value of a function that changes nothing.
  func value(
    of function: Function, _ arguments: [Value], isInline: Bool = false, at node: some SyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> Value {
    try value(result(of: function, arguments, isInline: isInline, at: node, in: state), ofCalling: node, in: state)
  }

  /// Returns what a closure makes of values.
  func result(
    of closure: ClosureExprSyntax, _ arguments: [Value], in state: State
  ) throws(NotUnderstood) -> Value {
    guard let function = Function(closure, in: state) else { throw NotUnderstood(closure) }
    return try result(of: function, arguments, at: closure, in: state)
  }

  /// Returns what a closure makes of values.
  func result(
    of function: Function, _ arguments: [Value], at closure: ClosureExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    var arguments = arguments
    // A closure that does not name its element asks for none.
    if function.parameters.count < arguments.count { arguments.removeLast(arguments.count - function.parameters.count) }
    return try value(of: function, arguments, isInline: true, at: closure, in: state)
  }
}

extension Value {
  /// Whether it is a document, or made of documents.
  fileprivate var holdsDocument: Bool {
    nested.contains { value in
      switch value {
      case .document, .documents, .fields: true
      default: false
      }
    }
  }
}

extension Function {
  /// Whether it may use one of some properties.
  fileprivate func mentions(_ properties: some Sequence<String>) -> Bool {
    let names = Set(properties).union(["self"])
    return body.contains { statement in statement.codeTokens.contains { names.contains($0.text) } }
  }

  /// Whether an expression that is all of the body is the value of the function.
  fileprivate func givesValue(_ expression: ExprSyntax) -> Bool {
    if givesNothing || resultType.map({ ["Void", "()"].contains($0.trimmedDescription) }) == true { return false }
    if expression.infix.map({ ["=", "+=", "-=", "*=", "/="].contains($0.sign) }) == true { return false }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return !expression.codeTokens.contains { $0.tokenKind == .keyword(.return) }
    }
    return resultType != nil || genericResult != nil || genericElement != nil || names != nil
  }
}

extension FunctionCallExprSyntax {
  /// The arguments, with the first trailing closure.
  var labeledArguments: [(label: String?, value: ExprSyntax)] {
    arguments.map { ($0.label?.text, $0.expression) } + (trailingClosure.map { [(nil, ExprSyntax($0))] } ?? [])
  }
}

extension ExprSyntaxProtocol {
  /// Whether a `try` covers it, with a mark or without.
  fileprivate var isTried: Bool {
    sequence(first: Syntax(self)) { $0.parent }.prefix { !$0.is(CodeBlockItemSyntax.self) }
      .contains { $0.is(TryExprSyntax.self) || $0.as(ExprSyntax.self)?.tryInFront != nil }
  }

  /// Whether it calls a closure that is written there: `{ … }()`.
  var runsWhereItStands: Bool {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.withoutParentheses.is(ClosureExprSyntax.self) == true
  }
}

extension DeclModifierSyntax {
  /// Whether nothing can override what has it.
  var isFinalOrPrivate: Bool { ["private", "fileprivate", "final"].contains(name.text) }
}

extension Interpreter {
  /// The labels of the tuple that an expression gives, or of the one that may be there; nil where they are not known.
  ///
  /// - Parameter type: the type that is asked for.
  func labels(of expression: ExprSyntax, as type: TypeSyntax? = nil, in state: State) -> [String]? {
    if let type { return type.tupleLabels }
    let inner = expression.withoutParentheses
    if let parts = inner.as(TupleExprSyntax.self)?.elements, parts.count > 1 {
      return parts.map { $0.label?.text ?? "" }
    }
    if let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return state.names[name].flatMap { state.labels[$0] }
    }
    return inner.as(FunctionCallExprSyntax.self).flatMap { function(calledBy: $0, in: state) }?.resultType?.tupleLabels
  }
}

extension TypeSyntax {
  /// The labels of a tuple, or of one that may be there; nil for other types.
  fileprivate var tupleLabels: [String]? {
    wrapped.as(TupleTypeSyntax.self)?.elements.map { $0.firstName?.text ?? "" }
  }
}
