import MigrationPlan
import SwiftSyntax

extension Interpreter {
  /// Returns the value of an expression.
  func value(of expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Value {
    do throws(NotUnderstood) {
      let found = try chain(expression, in: state)
      return found.conditions.reversed().reduce(found.value) { .choose(.present($1), $0, .none) }
    } catch {
      guard let code = code(of: expression, in: state) else { throw error }
      return .code(code)
    }
  }

  /// A value, and what has to be there so that an optional chain has one.
  struct Chain {
    var value: Value
    /// Outermost last: `a?.b?.c` asks for `a` first.
    var conditions: [Value] = []
  }

  /// Returns the value of an expression that may continue an optional chain.
  func chain(_ expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Chain {
    if let constant = constant(expression) { return Chain(value: constant) }
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      var found = try chain(chained.expression, in: state)
      if !found.value.isNeverNil { found.conditions.append(found.value) }
      found.value = .unwrap(found.value)
      return found
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.argumentNames == nil, base.trimmedDescription != "self"
    {
      var found = try chain(base, in: state)
      found.value = try member(access.declName.baseName.text, of: found.value, at: access, in: state)
      return found
    }
    if let access = expression.as(SubscriptCallExprSyntax.self), access.trailingClosure == nil,
      access.additionalTrailingClosures.isEmpty
    {
      var found = try chain(access.calledExpression, in: state)
      found.value = try element(of: found.value, access, in: state)
      return found
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.additionalTrailingClosures.isEmpty,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Self.sequenceMethods.contains(access.declName.baseName.text)
    {
      var found = try chain(base, in: state)
      found.value = try transformed(found.value, by: access.declName.baseName.text, call, in: state)
      return found
    }
    return Chain(value: try plainValue(of: expression, in: state))
  }

  private func plainValue(of expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Value {
    if expression.is(TupleExprSyntax.self), expression.withoutParentheses.id != expression.id {
      return try value(of: expression.withoutParentheses, in: state)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      let inner = try value(of: forced.expression, in: state)
      // The program would stop here.
      guard state.isPresent(inner) else { throw NotUnderstood(forced) }
      return .unwrap(inner)
    }
    if let place = place(expression, in: state) {
      if case .variable(let number) = place, number == state.index?.variable { throw NotUnderstood(expression) }
      let value = state[place]
      // The loop around appends to it.
      if value == .unset || state.depth > 0 && state.appended[place] != nil { throw NotUnderstood(expression) }
      return value
    }
    if let (left, sign, right) = expression.infix {
      return try value(of: expression, left, sign, right, in: state)
    }
    if expression.is(PrefixOperatorExprSyntax.self) || DocumentQuestion(expression) != nil {
      return .truth(try plainCondition(of: expression, in: state))
    }
    if let text = expression.as(StringLiteralExprSyntax.self)?.interpolatedText {
      let inner = try value(of: text, in: state)
      guard inner.scalar == .string else { throw NotUnderstood(expression) }
      return inner
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return try made(by: call, in: state) }
    if let attempt = expression.as(TryExprSyntax.self), let made = try model(ExprSyntax(attempt), in: state) {
      return made
    }
    throw NotUnderstood(expression)
  }

  /// Returns the value of an operator between two operands.
  private func value(
    of expression: ExprSyntax, _ left: ExprSyntax, _ sign: String, _ right: ExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    switch sign {
    case "?:":
      guard let (condition, one, other) = expression.ternary else { throw NotUnderstood(expression) }
      let holds = try self.condition(of: condition, in: state)
      return .choose(
        holds, try value(of: one, in: state.assuming(holds)),
        try value(of: other, in: state.assuming(holds.negated)))
    case "as":
      guard let type = right.as(TypeExprSyntax.self)?.type, isUnderstood(type) else { throw NotUnderstood(expression) }
      return try value(of: left, in: state)
    case "??":
      let first = try value(of: left, in: state)
      return .either(first, or: try value(of: right, in: state.assuming(Condition.present(first).negated)))
    case "+":
      let (first, second) = (try value(of: left, in: state), try value(of: right, in: state))
      guard first.isArray, second.isArray else { throw NotUnderstood(expression) }
      return .append(first, second)
    default: return .truth(try plainCondition(of: expression, in: state))
    }
  }

  // MARK: Members

  /// Returns the value of a member of a document, or of an array.
  private func member(
    _ name: String, of base: Value, at node: MemberAccessExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    switch (base, ReadRule(accessor: name)) {
    case (.unwrapped(.number(let path)), .value(let scalar)?) where scalar.isNumber: return .unwrap(.read(path, scalar))
    case (.coercedNumber(let path), .value(let scalar)?) where scalar.isNumber: return .coerced(path, scalar)
    default: break
    }
    guard case .document(let path) = base else { throw NotUnderstood(node) }
    switch name {
    case "number": return .number(path)
    case "numberValue": return .coercedNumber(path)
    case "array": return .documents(path)
    case "arrayValue": return .either(.documents(path), or: .emptyArray)
    case "dictionary": return .fields(path)
    case "dictionaryValue": return .either(.fields(path), or: .emptyDictionary)
    case "isEmpty": return .truth(.isEmpty(path))
    default:
      guard let scalar = scalar(name, of: path) else { throw NotUnderstood(node) }
      return scalar
    }
  }

  /// Returns the scalar that an accessor reads; nil for other members.
  private func scalar(_ accessor: String, of path: DocumentPath) -> Value? {
    switch ReadRule(accessor: accessor) {
    case .optional(let scalar): .read(path, scalar)
    case .value(let scalar): .coerced(path, scalar)
    default: nil
    }
  }

  /// Returns the element of a document, of an array, or of a dictionary.
  private func element(
    of base: Value, _ access: SubscriptCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    guard !access.arguments.isEmpty, access.arguments.allSatisfy({ $0.label == nil }),
      project.hidingSubscript(of: access) == nil
    else { throw NotUnderstood(access) }
    switch base {
    case .document(var path):
      for argument in access.arguments {
        let steps = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [argument.expression]
        for step in steps { path = path.appending(try self.step(step, in: state)) }
      }
      return .document(path)
    case .unwrapped(.fields(let path)), .coalesce(.fields(let path), .emptyDictionary):
      guard let argument = access.arguments.only, case .key(let key) = try step(argument.expression, in: state) else {
        throw NotUnderstood(access)
      }
      let found = path.appending(.key(key))
      return .choose(.exists(found), .document(found), .none)
    default:
      // The element at the place that a loop is at.
      if let index = state.index, base == index.array, let name = access.arguments.only?.expression,
        case .variable(index.variable)? = place(name, in: state)
      {
        return index.element
      }
      throw NotUnderstood(access)
    }
  }

  private func step(_ expression: ExprSyntax, in state: State) throws(NotUnderstood) -> DocumentKey.Step {
    if let index = expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue { return .index(index) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let number = state.names[name] {
      guard case .literal(let literal) = state.variables[number], let text = literal.text else {
        throw NotUnderstood(expression)
      }
      return .key(text)
    }
    guard let key = KeyConstant(facts: project, type: type).text(of: expression) else {
      throw NotUnderstood(expression)
    }
    return .key(key)
  }

  // MARK: Calls

  private static let sequenceMethods: Set = ["map", "compactMap", "flatMap", "reduce"]

  /// Returns what a method makes of an array, or of an optional.
  private func transformed(
    _ base: Value, by method: String, _ call: FunctionCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    if method == "reduce" { return try reduced(base, call, in: state) }
    if base.isArrayOfDocuments {
      let each = try applied(call, to: state.element, in: state.turn)
      if method == "map", !each.isNeverNil { throw NotUnderstood(call) }
      // The old `flatMap` drops nil; of anything else it would be another method.
      if method == "flatMap", each.isNeverNil { throw NotUnderstood(call) }
      return .map(base, to: each, droppingNil: method != "map")
    }
    guard method != "compactMap" else { throw NotUnderstood(call) }
    // Of an optional, that which is there.
    let each = try applied(call, to: .unwrap(base), in: state)
    return .choose(.present(base), each, .none)
  }

  /// Returns what the function that is passed to a call makes of a value.
  private func applied(
    _ call: FunctionCallExprSyntax, to value: Value, in state: State
  ) throws(NotUnderstood) -> Value {
    if let closure = call.onlyClosure {
      guard closure.signature?.capture == nil, closure.parameterNames.count <= 1 else { throw NotUnderstood(closure) }
      return try result(of: closure, [closure.parameterNames.first?.name ?? "$0": value], in: state)
    }
    guard let argument = call.arguments.only, argument.label == nil else { throw NotUnderstood(call) }
    if let path = argument.expression.as(KeyPathExprSyntax.self), path.root == nil,
      let component = path.components.only?.component.as(KeyPathPropertyComponentSyntax.self),
      case .document(let document) = value, let scalar = scalar(component.declName.baseName.text, of: document)
    {
      return scalar
    }
    // `Model.init`, `Double.init`
    guard let name = argument.expression.initializedTypeName,
      argument.expression.trimmedDescription.contains(".init")
    else { throw NotUnderstood(call) }
    if case .document(let path) = value {
      guard case .model(let model)? = context.element(of: call) else { throw NotUnderstood(call) }
      return .model(model, path, mayRefuse: project.mayRefuse(model))
    }
    guard let maker = maker(name.hasSuffix("(rawValue:)") ? String(name.dropLast(11)) : name, "", value) else {
      throw NotUnderstood(call)
    }
    return maker
  }

  /// Returns the value that a closure gives.
  private func result(
    of closure: ClosureExprSyntax, _ arguments: [String: Value], in state: State
  ) throws(NotUnderstood) -> Value {
    var state = state
    state.appended = [:]
    for (name, value) in arguments { state.declare(name, as: value) }
    var statements = Array(closure.statements)
    guard let last = statements.popLast() else { throw NotUnderstood(closure) }
    let end = try run(statements, in: state)
    guard end.onlyAppends(to: state), end.appended.isEmpty,
      let expression = last.item.as(ReturnStmtSyntax.self)?.expression ?? last.item.as(ExprSyntax.self)
    else { throw NotUnderstood(closure) }
    return try value(of: expression, in: end)
  }

  /// Returns the array that `reduce` builds of one element after the other.
  private func reduced(
    _ base: Value, _ call: FunctionCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    guard base.isArrayOfDocuments, let start = call.arguments.first?.expression, constant(start) == .emptyArray,
      let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self),
      call.arguments.count == (call.trailingClosure == nil ? 2 : 1), closure.signature?.capture == nil,
      let statement = closure.statements.only?.item
    else { throw NotUnderstood(call) }
    let names = closure.parameterNames.map(\.name)
    let (result, item) = names.count == 2 ? (names[0], names[1]) : ("$0", "$1")
    var outer = state
    outer.appended = [:]
    let place = State.Place.variable(outer.variables.count)
    outer.declare(result, as: .emptyArray)
    var inner = outer.turn
    inner.declare(item, as: state.element)
    let each: Value?
    if call.arguments.first?.label?.text == "into", let expression = statement.as(ExprSyntax.self) {
      let end = try run([CodeBlockItemSyntax(item: .expr(expression))], in: inner)
      each = end.appended.count == 1 && end.properties == inner.properties ? end.appended[place] : nil
    } else {
      let expression = statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExprSyntax.self)
      guard let parts = expression?.infix, parts.sign == "+", parts.left.trimmedDescription == result,
        let element = parts.right.as(ArrayExprSyntax.self)?.elements.only?.expression
      else { throw NotUnderstood(call) }
      each = try value(of: element, in: inner)
    }
    guard let each, each.isNeverNil else { throw NotUnderstood(call) }
    return .map(base, to: each, droppingNil: false)
  }

  /// Returns what a call of an initializer makes.
  private func made(by call: FunctionCallExprSyntax, in state: State) throws(NotUnderstood) -> Value {
    if let model = try model(ExprSyntax(call), in: state) { return model }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self), closure.signature == nil, call.arguments.isEmpty,
      call.trailingClosure == nil
    {
      return try result(of: closure, [:], in: state)
    }
    guard call.trailingClosure == nil, let argument = call.arguments.only else {
      return .truth(try plainCondition(of: ExprSyntax(call), in: state))
    }
    let name = call.calledExpression.initializedTypeName ?? ""
    let inner = try value(of: argument.expression, in: state)
    // A document of a document is the same one.
    if call.calledExpression.isJSONInitializer, argument.label == nil, case .document = inner { return inner }
    if argument.label == nil, inner.isArray, call.calledExpression.isArrayType { return inner }
    guard let made = maker(name, argument.label?.text ?? "", inner) else { throw NotUnderstood(call) }
    return made
  }

  /// Returns what an initializer of the libraries makes of a value; nil for other initializers.
  private func maker(_ name: String, _ label: String, _ value: Value) -> Value? {
    if let found = project.resolve(name, in: type) {
      guard found.kind == .enumeration, label.isEmpty || label == "rawValue",
        let raw = found.inherited.first.flatMap(Scalar.init(rawValue:)), value.scalar == raw
      else { return nil }
      let key = KeyConstant(facts: project, type: type)
      let values = found.memberBlock.enumerationCases.map { key.rawValue($0.name.text, of: found) }
      return .make(
        .rawValue(of: found.name, as: raw, hasZero: raw != .string || values.contains { $0?.isEmpty ?? true }),
        of: value)
    }
    guard !project.isDeclaredHere(name) else { return nil }
    switch (name, label, value.scalar) {
    case ("URL", "string", .string?): return .make(.url, of: value)
    case ("Date", "timeIntervalSince1970", .double?): return .make(.dateSince1970, of: value)
    default: break
    }
    guard label.isEmpty, let scalar = Scalar(named: name), let own = value.scalar else { return nil }
    if scalar == own { return value }
    return own == .string && Self.parsed.contains(scalar) ? .make(.number(scalar), of: value) : nil
  }

  private static let parsed: Set<Scalar> = [.double, .float, .int, .int32, .int64, .uInt]

  /// Returns the model that a call makes; nil for other calls.
  private func model(_ expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Value? {
    let isTried = expression.as(TryExprSyntax.self).map { $0.questionOrExclamationMark == nil } ?? false
    guard !isTried, let (model, argument) = context.model(constructedBy: expression) else { return nil }
    guard case .document(let path) = try value(of: argument, in: state) else { throw NotUnderstood(expression) }
    return .model(model, path, mayRefuse: project.mayRefuse(model))
  }
}

extension Value {
  /// The type of a scalar that is certainly there.
  var scalar: Scalar? {
    switch self {
    case .coerced(_, let scalar), .unwrapped(.read(_, let scalar)): scalar
    // A literal in a declaration, of which the compiler makes what is asked for.
    case .literal(let literal) where literal.text == nil: Double(literal.source) == nil ? nil : .double
    case .literal: .string
    case .choice(_, let one, let other): one.scalar == other.scalar ? one.scalar : nil
    case .coalesce(.read(_, let scalar), let other): other.scalar == scalar || other.isLiteral ? scalar : nil
    default: nil
    }
  }

  private var isLiteral: Bool {
    if case .literal = self { return true }
    return false
  }
}

extension StringLiteralExprSyntax {
  /// The only contents of `"\(text)"`.
  fileprivate var interpolatedText: ExprSyntax? {
    let contents = segments.filter { $0.as(StringSegmentSyntax.self)?.content.text.isEmpty != true }
    guard let found = contents.only?.as(ExpressionSegmentSyntax.self)?.expressions.only, found.label == nil else {
      return nil
    }
    return found.expression
  }
}

extension ExprSyntax {
  /// `Array`, `[Item]`
  fileprivate var isArrayType: Bool {
    self.is(ArrayExprSyntax.self) || self.as(DeclReferenceExprSyntax.self)?.baseName.text == "Array"
  }
}
