import MigrationPlan
import SwiftSyntax

/// Methods of arrays and of optionals.
extension Interpreter {
  static let sequenceMethods: Set = [
    "map", "compactMap", "flatMap", "reduce", "first", "contains", "allSatisfy", "filter", "sorted", "reversed",
    "prefix",
    "suffix", "dropFirst", "dropLast", "last", "max", "min", "mapValues", "compactMapValues",
  ]

  /// The elements that `map` and the like pass to their closure.
  struct Elements {
    let array: Value
    /// Whether it gives pairs of a number and an element.
    var isNumbered = false
    /// Whether it gives the numbers of the elements.
    var isCount = false

    init(_ array: Value, isNumbered: Bool = false, isCount: Bool = false) {
      self.array = array
      self.isNumbered = isNumbered
      self.isCount = isCount
    }
  }

  /// Returns what a method makes of an array, or of an optional.
  func transformed(
    _ elements: Elements, by method: String, _ call: FunctionCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    if let base = elements.array.arrayOfObjects, !elements.isNumbered, !elements.isCount, method != "flatMap",
      method.hasSuffix("ap")
    {
      let each = try applied(call, to: state.element.asObject, in: state.turn)
      return .map(base, to: each, droppingNil: method == "compactMap")
    }
    let base = elements.array
    if base == .none, ["map", "flatMap"].contains(method) { return .none }
    if let (condition, one, other) = base.chosenArrays, !elements.isCount {
      return .choose(
        condition,
        try transformed(
          Elements(one, isNumbered: elements.isNumbered), by: method, call, in: state.assuming(condition)),
        try transformed(
          Elements(other, isNumbered: elements.isNumbered), by: method, call, in: state.assuming(condition.negated)))
    }
    if base.isArrayOfDocuments, !base.isEntries, makesRules, !elements.isNumbered, !elements.isCount,
      let found = try arranged(base, by: method, call, in: state)
    {
      return found
    }
    if let found = withoutNil(base, by: method, call, in: state) { return found }
    if case .document(let path) = base, makesRules, ["first", "filter"].contains(method), !elements.isNumbered {
      return try transformed(Elements(.ofPairs(path)), by: method, call, in: state)
    }
    if ["first", "contains", "allSatisfy", "filter"].contains(method) {
      return try found(in: base, by: method, call, in: state)
    }
    if method == "reduce" {
      if elements.isNumbered || elements.isCount { throw NotUnderstood(call) }
      return try reduced(base, call, in: state)
    }
    if isOptionalParameter(call.calledExpression.as(MemberAccessExprSyntax.self)?.base, in: state),
      method != "compactMap"
    {
      // Decoding always has a document.
      let made = try applied(call, to: base, in: state)
      guard method == "flatMap" || made.isNeverNil else { throw NotUnderstood(call) }
      return made
    }
    if case .document(let path) = base, ["map", "compactMap", "flatMap"].contains(method), !elements.isNumbered {
      return try transformed(Elements(.entries(path)), by: method, call, in: state)
    }
    if base.isMembers, project.hasOwnMethod(method) { throw NotUnderstood(call) }
    if base.isMembers, method.hasSuffix("Values"), !elements.isNumbered {
      var each = try applied(call, to: state.element, in: state.turn)
      // A value that is nil is one all the same, where the type of the values is optional.
      let asked = state.asked?.wrapped.as(DictionaryTypeSyntax.self)?.value
      if method == "mapValues", !each.isNeverNil, asked?.isOptional != true {
        guard case .code(let code) = each, let asked, asked.dottedName != nil, !project.isAlias(asked) else {
          throw NotUnderstood(call)
        }
        each = .code(code.thatIsThere)
      }
      return .dictionary(of: .map(base, to: .tuple([state.key, each]), droppingNil: method != "mapValues"))
    }
    if ["map", "compactMap"].contains(method), let filtered = base.filtered, !elements.isNumbered, !elements.isCount,
      // A method of what it gives asks for no type.
      mayDropNil(in: state.asked) || call.parent?.is(MemberAccessExprSyntax.self) == true && state.asked == nil,
      let each = try? applied(call, to: state.element, in: state.turn.assuming(filtered.condition)),
      each.isNeverNil || method == "compactMap"
    {
      return .map(filtered.array, to: .choose(filtered.condition, each, .none), droppingNil: true)
    }
    if base.isArrayOfDocuments || base.isMembers {
      var turn = state.turn
      var element = state.element
      if base.isEntries || base.isMembers { element = .tuple([state.key, element]) }
      if elements.isCount {
        turn.index = State.Index(variable: turn.variables.count, array: base, element: state.element)
        element = .unset
      }
      if elements.isNumbered { element = .tuple([.unset, element]) }
      let each = try applied(call, to: element, in: turn)
      // An array of one for each element.
      if method == "flatMap", case .list(let parts) = each, let only = parts.only {
        return .map(base, to: only, droppingNil: false)
      }
      let item = call.onlyClosure?.signature?.returnClause?.type.arrayElement ?? state.asked?.wrapped.arrayElement
      // Where elements may be nil, nil would be one.
      if method == "flatMap", let one = each.onlyElement, item?.isOptional == false, !project.hasOwnMethod(method) {
        return .map(base, to: one, droppingNil: true)
      }
      if method == "flatMap", each.isArray, each.isNeverNil, !project.hasOwnMethod(method) {
        return .flatten(.map(base, to: each, droppingNil: false))
      }
      // The old `flatMap` drops nil; of sequences it would be another method.
      if method == "flatMap", each.isNeverNil, !isSingle(each, in: state) { throw NotUnderstood(call) }
      return .map(base, to: each, droppingNil: method != "map")
    }
    if elements.isNumbered || elements.isCount { throw NotUnderstood(call) }
    if let list = base.elements {
      if let found = try arranged(list, by: method, call, in: state) {
        return found.isEmpty ? .emptyArray : .list(found)
      }
      let made = try list.map { element throws(NotUnderstood) in try applied(call, to: element, in: state) }
      switch method {
      case "map": return made.isEmpty ? .emptyArray : .list(made)
      case "compactMap": return .some(made)
      default: throw NotUnderstood(call)
      }
    }
    if case .some(let parts) = base {
      guard method == "map" || method == "compactMap" else { throw NotUnderstood(call) }
      return .some(
        try parts.map { part throws(NotUnderstood) in
          let isThere = Condition.present(part)
          let each = try applied(call, to: .unwrap(part), in: state.assuming(isThere))
          if method == "map", !each.isNeverNil { throw NotUnderstood(call) }
          return .choose(isThere, each, .none)
        })
    }
    guard method != "compactMap" else { throw NotUnderstood(call) }
    // Of an optional, that which is there. Anything else has elements of its own: characters, numbers.
    let receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    guard !base.isNeverNil && !base.mayBeSequence || receiver.map({ isOfOptionalType($0, in: state) }) == true else {
      throw NotUnderstood(call)
    }
    let each = try applied(call, to: .unwrap(base), in: state.assuming(.present(base)))
    guard method == "map", !each.isNeverNil else { return .choose(.present(base), each, .none) }
    // `map` puts what its closure gives into an optional of its own. No value is one in another, so it has to be code, or
    // what stands in front of `??`.
    if case .code(let code) = each { return .choose(.present(base), .code(code.thatIsThere), .none) }
    throw NotUnderstood(call)
  }

  /// Whether the elements of an array are certainly there, so that nil is none: an optional one would be kept.
  func mayDropNil(in type: TypeSyntax?) -> Bool {
    guard let element = type?.wrapped.arrayElement, !element.isOptional, !project.isAlias(element) else { return false }
    return element.dottedName?.lastComponent.hasPrefix("Any") != true
  }

  /// Whether a value leaves out elements that are nil, but would keep them where it stands: `compactMap` gives optional
  /// elements where they are asked for.
  func keepsNil(_ value: Value, as type: TypeSyntax) -> Bool {
    value.nested.contains(where: \.isWithoutNil)
      && type.wrapped.codeTokens.contains { token in
        if [.postfixQuestionMark, .exclamationMark].contains(token.tokenKind) { return true }
        return project.aliased(token.text, in: self.type)?.type.isOptional == true
      }
  }

  /// Returns what `map` of an optional gives where that is there, and the condition under which it is; nil for other
  /// expressions.
  func mappedOptional(
    _ expression: ExprSyntax, in state: State
  ) throws(NotUnderstood) -> (condition: Condition, made: Value)? {
    guard let call = expression.withoutParentheses.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "map",
      let base = access.base, !isOptionalParameter(base, in: state), let found = try? chain(base, in: state),
      found.conditions.isEmpty, !found.value.isNeverNil, found.value.arrayOfObjects == nil,
      !found.value.mayBeSequence || isOfOptionalType(base, in: state)
    else { return nil }
    let condition = Condition.present(found.value)
    return (condition, try applied(call, to: .unwrap(found.value), in: state.assuming(condition)))
  }

  /// Whether an expression is the parameter of the initializer that may be nil, which is not the same as null.
  private func isOptionalParameter(_ expression: ExprSyntax?, in state: State) -> Bool {
    guard entry.presence == .optional, let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    // It is the first of all variables.
    return name == entry.name && state.names[name] == 0 && state.call == nil
  }

  /// Whether a value is certainly one element, and not a sequence of them: a text is one where texts are asked for.
  private func isSingle(_ value: Value, in state: State) -> Bool {
    if case .model(let name, _, _) = value {
      return Conformances(of: [name], in: project).foreign.isDisjoint(with: [
        "Sequence", "Collection", "IteratorProtocol",
      ])
    }
    guard let scalar = value.scalar else { return false }
    return scalar != .string || state.asked?.wrapped.arrayElement?.trimmedDescription == "String"
  }

  /// Returns documents in another order, some of them, or one; nil where a method gives anything else.
  private func arranged(
    _ array: Value, by method: String, _ call: FunctionCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value? {
    let closure = call.onlyClosure ?? call.arguments.only?.expression.as(ClosureExprSyntax.self)
    switch method {
    case "reversed" where call.arguments.isEmpty && closure == nil:
      return .arranged(array, by: Code([.text(".reversed()")], hasOwnType: true))
    case "prefix", "suffix", "dropFirst", "dropLast":
      guard closure == nil,
        call.arguments.allSatisfy({ $0.label == nil && $0.expression.is(IntegerLiteralExprSyntax.self) })
      else { return nil }
      let count = call.arguments.only?.expression.trimmedDescription ?? ""
      return .arranged(array, by: Code([.text(".\(method)(\(count))")], hasOwnType: true))
    case "filter", "first", "last", "sorted", "max", "min":
      guard state.depth == 0 else { return nil }
      let isComparison = ["sorted", "max", "min"].contains(method)
      let second = Value.document(DocumentPath(.second(depth: state.depth)))
      let arguments = [state.element] + (isComparison ? [second] : [])
      let each: Value
      if let closure {
        let takesPair = !isComparison && Function(closure, in: state)?.parameters.count == 2
        each = try result(of: closure, (takesPair ? [.unset] : []) + arguments, in: state.turn)
      } else if let argument = call.arguments.only?.expression, call.trailingClosure == nil {
        if let path = keyPath(argument, in: state), !isComparison {
          each = try member(path, of: state.element, at: argument, in: state.turn)
        } else if let function = function(named: argument, in: state), function.isReadThrough {
          each = try value(of: function, arguments, at: call, in: state.turn)
        } else {
          return nil
        }
      } else {
        return nil
      }
      guard each.isAnswer, !project.hasOwnMethod(method),
        // A model that only the closure uses is not made any more, if the filter becomes part of a `compactMap`.
        each.models.allSatisfy({ method == "filter" && isMadeWithoutEffects($0, in: state) })
      else { throw NotUnderstood(call) }
      // The compiler does not get done with several comparisons behind `map { $1 }`.
      if array.isOfPairs, case .all? = each.truth { throw NotUnderstood(call) }
      if method == "filter" { return .filtered(array, where: each) }
      let code = Code([.text(".\(method) "), .closure(each)], hasOwnType: true)
      return method == "sorted" ? .arranged(array, by: code) : .picked(from: array, by: code)
    default: return nil
    }
  }

  /// Returns the elements of an array of which all are known in another order, or some of them; nil for other methods.
  private func arranged(
    _ list: [Value], by method: String, _ call: FunctionCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> [Value]? {
    guard ["reversed", "prefix", "suffix", "dropFirst", "dropLast"].contains(method), call.trailingClosure == nil,
      call.arguments.allSatisfy({ $0.label == nil }), !project.hasOwnMethod(method)
    else { return nil }
    // All elements are made, in their order; and a slice has the indices of the whole.
    guard list.allSatisfy({ $0.models.isEmpty && !$0.nested.contains(where: \.hasEffect) }),
      ["reversed", "prefix", "dropLast"].contains(method) || call.isUsedInOrder
    else { throw NotUnderstood(call) }
    if method == "reversed" { return call.arguments.isEmpty ? list.reversed() : nil }
    var count = 1
    if let argument = call.arguments.first {
      guard case .literal(let literal)? = try? value(of: argument.expression, in: state),
        let number = Int(literal.source),
        number >= 0
      else { return nil }
      count = number
    } else if !method.hasPrefix("drop") {
      return nil
    }
    switch method {
    case "prefix": return Array(list.prefix(count))
    case "suffix": return Array(list.suffix(count))
    case "dropFirst": return Array(list.dropFirst(count))
    default: return Array(list.dropLast(count))
    }
  }

  /// Returns the elements that `filter { $0 != nil }` leaves, and those that `map { $0! }` unwraps behind it; nil for other
  /// calls.
  private func withoutNil(
    _ base: Value, by method: String, _ call: FunctionCallExprSyntax, in state: State
  ) -> Value? {
    guard let (array, each) = base.mapped, method == (each.dropsNil ? "map" : "filter"), call.onlyClosure != nil,
      !project.hasOwnMethod(method), let made = try? applied(call, to: each.element, in: state.turn)
    else { return nil }
    if each.dropsNil { return made == each.element ? base : nil }
    guard !each.value.isNeverNil, made.truth == .present(each.value), call.isFollowedByUnwrapping else { return nil }
    return .map(array, to: each.value, droppingNil: true)
  }

  /// Returns what `contains` or `allSatisfy` asks each element of an array; nil for other calls.
  private func question(
    of call: FunctionCallExprSyntax, _ method: String, in state: State
  ) throws(NotUnderstood) -> Value? {
    guard method == "contains" || method == "allSatisfy" else { return nil }
    if call.arguments.isEmpty, let closure = call.trailingClosure, closure.parameterNames.count < 2 {
      // An element is the only one that the closure reads.
      return try applied(call, to: state.element, in: state.turn)
    }
    guard method == "contains", call.trailingClosure == nil, let argument = call.arguments.only, argument.label == nil,
      argument.expression.is(StringLiteralExprSyntax.self), case .literal(let literal)? = constant(argument.expression),
      literal.text != nil, case .document(let element) = state.element, project.functions(named: method).isEmpty
    else { return nil }
    // Only a text is equal to one.
    return .truth(.same(.read(element, .string), .literal(literal)))
  }

  /// Returns what a method finds in an array of which all elements are known.
  private func found(
    in array: Value, by method: String, _ call: FunctionCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    if array.isArrayOfDocuments, makesRules, let each = try question(of: call, method, in: state) {
      guard state.depth == 0, each.isAnswer, each.models.isEmpty, !project.hasOwnMethod(method) else {
        throw NotUnderstood(call)
      }
      return .truth(
        .holds(Code([.value(array), .text(".\(method) "), .closure(each)], hasOwnType: true)))
    }
    guard let list = array.elements else { throw NotUnderstood(call) }
    var holds: [Condition] = []
    for element in list {
      if method == "contains", let argument = call.arguments.only, argument.label == nil, call.trailingClosure == nil {
        guard let same = equality(element, try value(of: argument.expression, in: state)) else {
          throw NotUnderstood(call)
        }
        holds.append(same)
      } else {
        let answer = try applied(call, to: element, in: state)
        guard !answer.isCode, let condition = answer.truth else { throw NotUnderstood(call) }
        holds.append(condition)
      }
    }
    switch method {
    case "contains": return .truth(holds.reduce(.never) { $0.or($1) })
    case "allSatisfy": return .truth(holds.reduce(.always) { $0.and($1) })
    case "first": return zip(holds, list).reversed().reduce(.none) { .choose($1.0, $1.1, $0) }
    default: return .some(zip(holds, list).map { .choose($0, $1, .none) })
    }
  }

  /// The array whose elements a sequence counts: `0..<array.count`, `array.indices`.
  func counted(_ sequence: ExprSyntax, in state: State) throws(NotUnderstood) -> Elements? {
    try countedArray(sequence, in: state).map { Elements($0, isCount: true) }
  }

  /// Returns what the function that is passed to a call makes of a value.
  private func applied(
    _ call: FunctionCallExprSyntax, to value: Value, in state: State
  ) throws(NotUnderstood) -> Value {
    let made = try given(call, value, in: state)
    // Each element of an array is written as the code that makes it.
    guard let found = state.depth > 0 ? settled(made) : made else { throw NotUnderstood(call) }
    return found
  }

  private func given(
    _ call: FunctionCallExprSyntax, _ value: Value, in state: State
  ) throws(NotUnderstood) -> Value {
    if let closure = call.onlyClosure ?? call.labelledClosure {
      guard var function = Function(closure, in: state) else { throw NotUnderstood(closure) }
      if function.resultType == nil, call.makesElements {
        // `.init(json: $0)` makes what the array has to hold.
        function.resultType = state.asked?.wrapped.arrayElement
      }
      if case .tuple(let parts) = value, function.parameters.count == parts.count {
        return try result(of: function, parts, at: closure, in: state)
      }
      return try result(of: function, [value], at: closure, in: state)
    }
    guard let argument = call.arguments.only, argument.label == nil else { throw NotUnderstood(call) }
    if let names = keyPath(argument.expression, in: state) {
      return try member(names, of: value, at: argument.expression, in: state)
    }
    if let function = function(named: argument.expression, in: state), function.isReadThrough {
      return try self.value(of: function, [value], at: call, in: state)
    }
    return try made(byReference: argument.expression, of: value, at: call, in: state)
  }

  /// Returns what an initializer makes of a value: `Model.init`, `Double.init`, `Date.init(timeIntervalSince1970:)`.
  func made(
    byReference initializer: ExprSyntax, of value: Value, at node: some SyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> Value {
    guard let access = initializer.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`), let written = access.base?.dottedName
    else { throw NotUnderstood(node) }
    let name = state.genericTypes[written] ?? written
    if case .document(let path) = value {
      guard let model = models.model(initializedBy: initializer, state.genericTypes) else { throw NotUnderstood(node) }
      return .model(model, path, mayRefuse: mayRefuse(model))
    }
    let labels = access.declName.argumentNames?.arguments.map(\.name.text)
    let label = labels?.only ?? (name == "URL" && value.scalar == .string ? "string" : "")
    guard labels.map({ $0.count == 1 }) ?? true, let made = maker(name, label == "_" ? "" : label, value) else {
      throw NotUnderstood(node)
    }
    return made
  }

  /// Returns the value of an `if` or a `switch` that is an expression.
  func chosen(
    by expression: ExprSyntax, as type: TypeSyntax? = nil, in state: State
  ) throws(NotUnderstood) -> Value {
    func value(_ body: CodeBlockItemListSyntax, _ inner: State) throws(NotUnderstood) -> Value {
      guard let only = body.only?.item.as(ExprSyntax.self) ?? body.only?.item.as(ExpressionStmtSyntax.self)?.expression
      else { throw NotUnderstood(expression) }
      return try held(only, as: type, in: inner)
    }
    if let choice = expression.as(IfExprSyntax.self) {
      let (condition, bound) = try condition(of: choice.conditions, in: state)
      let one = try value(choice.body.statements, bound)
      let other: Value
      switch choice.elseBody {
      case .codeBlock(let body): other = try value(body.statements, state.assuming(condition.negated))
      case .ifExpr(let next): other = try chosen(by: ExprSyntax(next), as: type, in: state.assuming(condition.negated))
      case nil: throw NotUnderstood(expression)
      }
      return .choose(condition, one, other)
    }
    guard let choice = expression.as(SwitchExprSyntax.self) else { throw NotUnderstood(expression) }
    let subject = try held(choice.subject, in: state)
    var rest = state
    var ways: [(Condition, Value)] = []
    let cases = try cases(of: choice)
    for (number, found) in cases.enumerated() {
      let (condition, bound) = try condition(of: found, isLast: number == cases.count - 1, subject, in: rest)
      ways.append((condition, try value(found.statements, bound)))
      rest = rest.assuming(condition.negated)
    }
    guard let last = ways.popLast() else { throw NotUnderstood(choice) }
    return ways.reversed().reduce(last.1) { .choose($1.0, $1.1, $0) }
  }
}

extension FunctionCallExprSyntax {
  /// Whether its result is gone through where it stands, so that its indices do not matter.
  fileprivate var isUsedInOrder: Bool {
    if let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(self).id {
      return Interpreter.sequenceMethods.contains(access.declName.baseName.text)
        || ["first", "last", "count", "isEmpty"].contains(access.declName.baseName.text)
    }
    return parent?.as(ForStmtSyntax.self)?.sequence.id == ExprSyntax(self).id
  }

  /// Whether it is a method whose closure makes the elements of an array.
  fileprivate var makesElements: Bool {
    let method = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return method == "map" || method == "compactMap"
  }

  /// The closure in `where: { … }`.
  fileprivate var labelledClosure: ClosureExprSyntax? {
    guard trailingClosure == nil, let argument = arguments.only, argument.label?.text == "where" else { return nil }
    return argument.expression.as(ClosureExprSyntax.self)
  }
}

extension Value {
  /// Whether it is made of pairs.
  fileprivate var isOfPairs: Bool { if case .arranged(.entries, _) = self { true } else { false } }

  /// The elements that a document has, where a sequence of pairs is gone through: `$0.1` is the element itself.
  fileprivate static func ofPairs(_ path: DocumentPath) -> Value {
    .arranged(.entries(path), by: Code([.text(".map { $1 }")], hasOwnType: true))
  }

  /// The element of an array that has one at most, which is nil where it has none: `isOpen ? [name] : []`; nil for other
  /// values.
  var onlyElement: Value? {
    switch self {
    case .emptyArray: return Value.none
    case .list(let parts): return parts.only.flatMap { $0.isNeverNil ? $0 : nil }
    case .choice(let condition, let one, let other):
      guard let one = one.onlyElement, let other = other.onlyElement else { return nil }
      return .choose(condition, one, other)
    default: return nil
    }
  }

  /// Whether it may be the answer that a closure gives.
  fileprivate var isAnswer: Bool {
    switch self {
    case .truth: true
    case .code(let code): code.effect == nil && !code.mayStop
    default: isTruth
    }
  }
}

extension ProjectFacts {
  /// Whether the project declares a method of this name that takes a closure, which may not throw.
  func hasOwnMethod(_ name: String) -> Bool {
    functions(named: name).contains { function in
      function.node.signature.parameterClause.parameters.contains { parameter in
        let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
        return type.is(FunctionTypeSyntax.self)
      }
    }
  }
}

extension Value {
  /// Whether it is code that nothing is known of: an optional, or a sequence with elements of its own.
  fileprivate var mayBeSequence: Bool { if case .code = self { true } else { false } }

  /// Whether it leaves out the elements that are nil.
  fileprivate var isWithoutNil: Bool { if case .elements(_, _, true) = self { true } else { false } }
}

extension FunctionCallExprSyntax {
  /// Whether `map { $0! }` is called on what it gives.
  fileprivate var isFollowedByUnwrapping: Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "map",
      let next = access.parent?.as(FunctionCallExprSyntax.self), let closure = next.onlyClosure,
      let forced = closure.statements.only?.item.as(ForceUnwrapExprSyntax.self)
    else { return false }
    return forced.expression.trimmedDescription == closure.parameterNames.first?.name ?? "$0"
  }
}
