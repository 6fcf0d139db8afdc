import MigrationPlan
import SwiftSyntax

extension Interpreter {
  /// Runs the statements of a block, until one of them leaves it.
  func run(_ statements: [CodeBlockItemSyntax], in start: State) throws(NotUnderstood) -> State {
    var state = start
    state.nesting += 1
    for (index, statement) in statements.enumerated() {
      if state.nesting == 1, state.call == nil {
        state.statement = index
        do throws(NotUnderstood) { try run(statement, in: &state) } catch { throw error.met(in: statement) }
      } else {
        try run(statement, in: &state)
      }
      if state.flow != .goesOn { break }
    }
    state.nesting = start.nesting
    return state
  }

  /// Runs the statements of a block whose names are its own.
  private func runScoped(_ statements: CodeBlockItemListSyntax, in state: State) throws(NotUnderstood) -> State {
    var end = try run(Array(statements), in: state)
    end.names = state.names
    return end
  }

  private func run(_ statement: CodeBlockItemSyntax, in state: inout State) throws(NotUnderstood) {
    if state.isCatching, let attempt = onlyAttempt(in: statement), let made = try model(attempt, in: state) {
      let condition = Condition.present(made.madeOf)
      guard condition != .always, state.known(condition) != .always else { return try runPlain(statement, in: &state) }
      var inner = state.assuming(condition)
      try runPlain(statement, in: &inner)
      // Its names go on.
      var before = state
      before.variables = inner.variables
      (before.names, before.functions, before.optionals) = (inner.names, inner.functions, inner.optionals)
      before.labels = inner.labels
      var other = before
      other.flow = .caught
      state = .joined(condition, inner, other, from: before)
      return
    }
    // What else may throw is not known.
    if state.isCatching, statement.attempts > 0, !statement.item.isCompound { throw NotUnderstood(statement) }
    try runPlain(statement, in: &state)
  }

  /// The only model in a statement that is tried, where it stands in no closure.
  private func onlyAttempt(in statement: CodeBlockItemSyntax) -> ExprSyntax? {
    guard statement.attempts == 1, !statement.item.isCompound else { return nil }
    let models = ThrowingModels(models)
    models.walk(statement)
    return models.found.only
  }

  private func runPlain(_ statement: CodeBlockItemSyntax, in state: inout State) throws(NotUnderstood) {
    switch statement.item {
    case .decl(let declaration): try declare(declaration, in: &state)
    case .expr(let expression): try runWhole(expression, in: &state)
    case .stmt(let inner):
      if let expression = inner.as(ExpressionStmtSyntax.self)?.expression {
        try runWhole(expression, in: &state)
      } else if let guarded = inner.as(GuardStmtSyntax.self) {
        state = try run(guarded, in: state)
      } else if let block = inner.as(DoStmtSyntax.self), block.catchClauses.isEmpty, block.throwsClause == nil {
        state = try runScoped(block.body.statements, in: state)
      } else if let block = inner.as(DoStmtSyntax.self), let clause = block.catchClauses.only,
        clause.catchItems.isEmpty, clause.body.statements.isEmpty, block.throwsClause == nil
      {
        let (count, wasCatching) = (state.exits.count, state.isCatching)
        state.isCatching = true
        state = try runScoped(block.body.statements, in: state).met(since: count) { $0 == .caught }
        state.isCatching = wasCatching
      } else if let block = inner.as(RepeatStmtSyntax.self), block.condition.trimmedDescription == "false" {
        let count = state.exits.count
        state = try runScoped(block.body.statements, in: state)
          .met(since: count) { $0 == .broke || $0 == .continued }
      } else if let loop = inner.as(ForStmtSyntax.self) {
        try run(loop, in: &state)
      } else if let loop = inner.as(WhileStmtSyntax.self) {
        try run(loop, in: &state)
      } else if let leaving = inner.as(ReturnStmtSyntax.self) {
        try run(leaving, in: &state)
      } else if inner.is(ThrowStmtSyntax.self), state.depth == 0, state.call == nil {
        state.flow = .refused
      } else if let leaving = inner.as(BreakStmtSyntax.self), leaving.label == nil {
        state.flow = .broke
      } else if let leaving = inner.as(ContinueStmtSyntax.self), leaving.label == nil {
        state.flow = .continued
      } else {
        throw NotUnderstood(inner)
      }
    }
  }

  private func run(_ leaving: ReturnStmtSyntax, in state: inout State) throws(NotUnderstood) {
    if state.call == nil, leaving.expression?.is(NilLiteralExprSyntax.self) == true {
      state.flow = .refused
      return
    }
    // A loop ends with the function.
    guard state.depth == state.call?.depth ?? 0 else { throw NotUnderstood(leaving) }
    if state.call != nil {
      state.flow = .returned(
        try leaving.expression.map { value throws(NotUnderstood) in
          try held(value, as: state.call?.type, in: state)
        })
    } else {
      guard leaving.expression == nil else { throw NotUnderstood(leaving) }
      state.flow = .returned(nil)
    }
  }

  private func run(_ guarded: GuardStmtSyntax, in start: State) throws(NotUnderstood) -> State {
    var state = start
    try state.countBranch(at: guarded)
    var (condition, bound) = try condition(of: guarded.conditions, in: state)
    bound.mustKeep(condition)
    if condition == .always { return bound }
    let left = try runScoped(guarded.body.statements, in: state.assuming(condition.negated))
    if left.flow == .goesOn { throw NotUnderstood(guarded.body) }
    if condition == .never { return left }
    // The names that are bound go on.
    var before = state
    before.variables = bound.variables
    before.names = bound.names
    before.functions = bound.functions
    before.optionals = bound.optionals
    before.labels = bound.labels
    var other = left
    other.variables = Array(left.variables[..<state.variables.count]) + bound.variables[state.variables.count...]
    return .joined(condition, bound, other, from: before)
  }

  /// Runs an expression as a statement.
  private func runWhole(_ expression: ExprSyntax, in state: inout State) throws(NotUnderstood) {
    if let choice = expression.as(IfExprSyntax.self) {
      state = try run(choice, in: state)
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      state = try run(choice, in: state)
    } else {
      try run(expression, in: &state)
    }
  }

  private func run(_ choice: IfExprSyntax, in start: State) throws(NotUnderstood) -> State {
    var state = start
    try state.countBranch(at: choice)
    var (condition, bound) = try condition(of: choice.conditions, in: state)
    bound.mustKeep(condition)
    return try join(
      condition, { () throws(NotUnderstood) in try runScoped(choice.body.statements, in: bound).named(as: state) },
      { () throws(NotUnderstood) in
        let other = state.assuming(condition.negated)
        switch choice.elseBody {
        case nil: return other
        case .codeBlock(let body): return try runScoped(body.statements, in: other)
        case .ifExpr(let next): return try run(next, in: other)
        }
      }, from: state)
  }

  private func run(_ choice: SwitchExprSyntax, in start: State) throws(NotUnderstood) -> State {
    var state = start
    try state.countBranch(at: choice)
    let count = state.exits.count
    let subject = try held(choice.subject, in: state)
    state.mustKeep(.isPresent(subject))
    return try run(cases(of: choice)[...], of: subject, in: state)
      .met(since: count) { $0 == .broke }
  }

  private func run(
    _ cases: ArraySlice<SwitchCaseSyntax>, of subject: Value, in state: State
  ) throws(NotUnderstood) -> State {
    guard let first = cases.first else { return state }
    let (condition, bound) = try condition(of: first, isLast: cases.count == 1, subject, in: state)
    return try join(
      condition, { () throws(NotUnderstood) in try runScoped(first.statements, in: bound).named(as: state) },
      { () throws(NotUnderstood) in
        try run(cases.dropFirst(), of: subject, in: state.assuming(condition.negated))
      }, from: state)
  }

  /// Runs both ways, where a condition is not certain.
  private func join(
    _ condition: Condition, _ one: () throws(NotUnderstood) -> State, _ other: () throws(NotUnderstood) -> State,
    from start: State
  ) throws(NotUnderstood) -> State {
    if condition == .always { return try one() }
    if condition == .never { return try other() }
    return try .joined(condition, one(), other(), from: start)
  }

  // MARK: Declarations and assignments

  private func declare(_ declaration: DeclSyntax, in state: inout State) throws(NotUnderstood) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard let found = Function(function, in: state) else { throw NotUnderstood(function) }
      state.declare(function.name.text, as: found)
      return
    }
    if let (name, constants) = localConstants(declaration) {
      state.constants[state.variables.count] = constants
      state.declare(name, as: .unset)
      return
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
      variable.modifiers.isEmpty
    else { throw NotUnderstood(declaration) }
    for binding in variable.bindings {
      guard binding.accessorBlock == nil else { throw NotUnderstood(binding) }
      let type = binding.typeAnnotation?.type
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        guard type == nil, let value = binding.initializer?.value,
          try match(binding.pattern, held(value, in: state), binds: true, in: &state) == .always
        else { throw NotUnderstood(binding) }
        continue
      }
      if let closure = binding.initializer?.value.as(ClosureExprSyntax.self),
        let function = Function(closure, type, in: state)
      {
        state.declare(name, as: function)
        continue
      }
      if let type, !isUnderstood(type) { throw NotUnderstood(type) }
      let isOptional = type?.isOptional == true
      if let type { state.types[state.variables.count] = type }
      if let value = binding.initializer?.value {
        state.labels[state.variables.count] = labels(of: value, as: type, in: state)
        var found = try held(value, as: type, in: state)
        if type == nil, case .code(let code) = found, code.hasOwnType, code.isMaking {
          let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
          found = .object(ConfiguredObject(name, isVariable: isVariable, made: code))
        }
        state.declare(name, as: found, isOptional: isOptional || type == nil && isOfOptionalType(value, in: state))
      } else {
        let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
        state.declare(name, as: isVariable && isOptional ? .none : .unset, isOptional: isOptional)
      }
    }
  }

  /// The value of a local name, which stands for it wherever the name does.
  ///
  /// - Parameter type: The type that the name is declared with.
  func held(
    _ expression: ExprSyntax, as type: TypeSyntax? = nil, in state: State
  ) throws(NotUnderstood) -> Value {
    guard let value = try value(of: expression, as: type, in: state).held(as: type?.trimmedDescription) else {
      throw NotUnderstood(expression)
    }
    return value
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
      return dictionary.key.trimmedDescription == "String" && isUnderstood(dictionary.value)
    }
    guard let name = inner.dottedName else { return false }
    if let found = project.resolve(name, in: self.type) { return !found.isGeneric }
    return !project.isDeclaredHere(name)
      && (Scalar(named: name) != nil || ["Date", "URL"].contains(name))
  }

  private func run(_ expression: ExprSyntax, in state: inout State) throws(NotUnderstood) {
    if let attempt = expression.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      return try run(attempt.expression, in: &state)
    }
    if let parts = expression.infix {
      switch parts.sign {
      case "=": return try assign(parts.left, parts.right, in: &state)
      case "+=":
        guard let place = place(parts.left, in: state) else { throw NotUnderstood(expression) }
        return try add(parts.right, to: place, in: &state)
      default: throw NotUnderstood(expression)
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { throw NotUnderstood(expression) }
    if call.calledExpression.trimmedDescription == "super.init", call.arguments.isEmpty, call.trailingClosure == nil,
      project.decodingSuperclass(of: type) == nil
    {
      return
    }
    if try callSuper(call, in: &state) { return }
    if let (_, end) = try result(ofCalling: call, in: state) {
      state = end
      return
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
      throw NotUnderstood(expression)
    }
    switch access.declName.baseName.text {
    case "init" where base.trimmedDescription == "self" && state.depth == 0: try delegate(call, in: &state)
    case "append":
      let wrapped =
        base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
      guard let argument = call.arguments.only, call.trailingClosure == nil,
        let place = place(wrapped ?? base, in: state), wrapped == nil || state[place].isNeverNil
      else { throw NotUnderstood(expression) }
      if argument.label == nil { return try append(argument.expression, to: place, in: &state) }
      guard argument.label?.text == "contentsOf" else { throw NotUnderstood(expression) }
      try appendAll(argument.expression, to: place, in: &state)
    case "reserveCapacity":
      // Nobody can tell what an array has room for.
      guard let place = place(base, in: state), state[place].isArray, let argument = call.arguments.only else {
        throw NotUnderstood(expression)
      }
      _ = try value(of: argument.expression, in: state)
    case "forEach", "map", "flatMap":
      guard let closure = call.onlyClosure, closure.signature?.capture == nil, closure.parameterNames.count <= 2 else {
        throw NotUnderstood(expression)
      }
      let names = closure.parameterNames.map(\.name)
      let name = names.last ?? "$0"
      let found = try chain(base, in: state)
      if names.count == 2 {
        guard access.declName.baseName.text == "forEach" else { throw NotUnderstood(expression) }
        let members = try found.pairs(at: expression)
        return try loop(
          over: members, naming: name, key: names[0], Array(closure.statements), at: expression, in: &state)
      }
      if !found.value.isArrayOfDocuments, found.value.elements == nil, access.declName.baseName.text != "forEach" {
        return try ifPresent(found, name, closure, in: &state)
      }
      guard access.declName.baseName.text == "forEach" else { throw NotUnderstood(expression) }
      // Where there is no array, nothing runs.
      let elements = found.conditions.reduce(found.value) { .choose(.present($1), $0, .emptyArray) }
      try loop(over: elements, naming: name, Array(closure.statements), at: expression, in: &state)
    default: throw NotUnderstood(expression)
    }
  }

  /// Runs the superclass's initializer from the document.
  ///
  /// - Returns: Whether a call is one of it.
  private func callSuper(_ call: FunctionCallExprSyntax, in state: inout State) throws(NotUnderstood) -> Bool {
    guard call.calledExpression.trimmedDescription == "super.init",
      let superclass = project.decodingSuperclass(of: type)
    else { return false }
    guard let argument = call.arguments.only, call.trailingClosure == nil, state.call == nil, state.nesting == 1,
      let entry = project.entry(of: superclass.name), entry.label == argument.label?.text,
      try value(of: argument.expression, in: state) == .document(DocumentPath())
    else { throw NotUnderstood(call) }
    state.callsSuper = true
    return true
  }

  /// Runs a closure with a value, if that is there.
  private func ifPresent(
    _ found: Chain, _ name: String, _ closure: ClosureExprSyntax, in state: inout State
  ) throws(NotUnderstood) {
    let base = found.conditions.reversed().reduce(found.value) { .choose(.present($1), $0, .none) }
    let condition = Condition.present(base)
    let start = state
    var inner = state.assuming(condition)
    inner.declare(name, as: .unwrap(base))
    let count = inner.exits.count
    inner.call = State.Call(depth: inner.depth, nesting: (inner.call?.nesting ?? 0) + 1)
    var end = try run(Array(closure.statements), in: inner).ended(since: count)
    guard case .returned = end.flow else { throw NotUnderstood(closure) }
    (end.flow, end.call, end.names) = (.goesOn, start.call, start.names)
    state = try join(condition, { end }, { start.assuming(condition.negated) }, from: start)
  }

  /// Runs another initializer of the type, which only assigns its arguments.
  private func delegate(_ call: FunctionCallExprSyntax, in state: inout State) throws(NotUnderstood) {
    guard let facts = project.type(named: type) else { throw NotUnderstood(call) }
    if project.isEmptyInitializerCall(call, in: facts) { return }
    guard let filled = DelegatedInitializer(project: project, type: facts, caller: initializer).filled(by: call),
      // Assignments behind the call would run the property observers.
      !project.instanceProperties(of: type).contains(where: \.isObserved)
    else { return try runDelegate(call, in: &state) }
    let values = try filled.map { assignment throws(NotUnderstood) in try held(assignment.value, in: state) }
    for (assignment, value) in zip(filled, values) { state.fill(assignment.property, with: value) }
  }

  /// Runs the body of another initializer of the type.
  private func runDelegate(_ call: FunctionCallExprSyntax, in state: inout State) throws(NotUnderstood) {
    let labels = call.arguments.map { $0.label?.text }
    // A subclass may have an initializer of its own in its place.
    guard call.trailingClosure == nil, state.call == nil, project.subclasses(of: type).isEmpty,
      let found = project.initializers(of: type).filter({ $0.node.id != initializer.id && $0.labels == labels }).only,
      let body = found.node.body, found.node.genericParameterClause == nil,
      found.node.signature.effectSpecifiers == nil,
      !project.instanceProperties(of: type).contains(where: \.isObserved)
    else { throw NotUnderstood(call) }
    var interpreter = self
    // Code of another file may not be seen here.
    if found.node.root.id != initializer.root.id { interpreter.keepsCode = false }
    var inner = state
    inner.names = [:]
    for (parameter, argument) in zip(found.node.signature.parameterClause.parameters, call.arguments) {
      let value = try held(argument.expression, as: parameter.type, in: state)
      inner.declare(parameter.internalName, as: value, isOptional: parameter.type.isOptional)
    }
    let count = state.exits.count
    state = try interpreter.run(Array(body.statements), in: inner)
      .met(since: count) { $0 == .returned(nil) }.named(as: state)
  }

  private func assign(_ target: ExprSyntax, _ source: ExprSyntax, in state: inout State) throws(NotUnderstood) {
    let target = target.withoutParentheses
    // `list = list + [element]`
    if let place = place(target, in: state), state.depth > 0, !isLocal(place, in: state), let sum = source.infix,
      sum.sign == "+", self.place(sum.left, in: state) == place,
      let element = sum.right.as(ArrayExprSyntax.self)?.elements.only?.expression
    {
      return try append(element, to: place, in: &state)
    }
    if target.is(DiscardAssignmentExprSyntax.self) {
      state.models.formUnion(try value(of: source, in: state).models)
      return
    }
    if let targets = target.as(TupleExprSyntax.self)?.elements, targets.count > 1 {
      guard case .tuple(let values) = try value(of: source, in: state), values.count == targets.count else {
        throw NotUnderstood(source)
      }
      for (target, value) in zip(targets, values) { try set(target.expression, to: value, in: &state) }
      return
    }
    if try configure(target, source, in: &state) { return }
    if let access = target.as(SubscriptCallExprSyntax.self), let place = place(access.calledExpression, in: state) {
      return try setEntry(of: place, access, source, in: &state)
    }
    switch place(target, in: state) {
    case .variable(let number)?: try set(target, to: held(source, as: state.types[number], in: state), in: &state)
    case .property(let name)?:
      try set(target, to: value(of: source, as: project.property(name, of: type)?.type, in: state), in: &state)
    case nil:
      guard let (setter, type) = setter(of: target) else { throw NotUnderstood(target) }
      let value = try held(source, as: type, in: state)
      state = try result(of: setter, [value], at: target, in: state).end
    }
  }

  /// Adds a member to a dictionary that is filled by the members of an object, each under its own key.
  private func setEntry(
    of place: State.Place, _ access: SubscriptCallExprSyntax, _ source: ExprSyntax, in state: inout State
  ) throws(NotUnderstood) {
    guard state.depth == 1, !isLocal(place, in: state), state[place] == .emptyDictionary, state.appended[place] == nil,
      let argument = access.arguments.only, argument.label == nil, access.trailingClosure == nil,
      case .entryKey = try value(of: argument.expression, in: state)
    else { throw NotUnderstood(access) }
    // Nil would be a value.
    if let type = declaredType(of: place, in: state), !type.isDictionaryOfValues(in: project) {
      throw NotUnderstood(access)
    }
    let value = try held(source, in: state)
    let entry = Value.tuple([.entryKey(depth: 0), .unwrap(value)])
    state.appended[place] = .choose(.present(value), entry, .none)
    state.models.formUnion(value.models)
  }

  private func set(_ target: ExprSyntax, to value: Value, in state: inout State) throws(NotUnderstood) {
    guard let place = place(target.withoutParentheses, in: state), state.depth == 0 || isLocal(place, in: state) else {
      throw NotUnderstood(target)
    }
    // Another function would be called from here on, or the loop would be at another element.
    if case .variable(let number) = place, state.functions[number] != nil || state.index?.variable == number {
      throw NotUnderstood(target)
    }
    state[place] = value
  }

  /// Whether a place belongs to the turn of the loop that is running.
  func isLocal(_ place: State.Place, in state: State) -> Bool {
    guard case .variable(let number) = place else { return false }
    return number >= state.firstOfTurn
  }

  /// The type that a place is declared with; nil where none is written.
  func declaredType(of place: State.Place, in state: State) -> TypeSyntax? {
    switch place {
    case .property(let name): project.property(name, of: type)?.type
    case .variable(let number): state.types[number]
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
    return state.properties[name] == nil ? nil : .property(name)
  }
}

extension TypeSyntax {
  /// Whether it is `[String: Value]`, where a value is certainly not optional.
  fileprivate func isDictionaryOfValues(in project: ProjectFacts) -> Bool {
    guard let dictionary = wrapped.as(DictionaryTypeSyntax.self), dictionary.key.trimmedDescription == "String" else {
      return false
    }
    let isAlias = dictionary.value.dottedName.map { project.aliases.contains($0.lastComponent) } == true
    return !dictionary.value.isOptional && !isAlias
  }
}

extension PropertyFacts {
  fileprivate var isObserved: Bool {
    !isComputed && declaration.bindings.contains { $0.accessorBlock != nil }
  }
}

extension Value {
  /// The models that are made for it, and what may stop the program, or do more than give a value.
  var models: [Value] {
    nested.filter { value in
      if case .model = value { return true }
      return value.mayStop || value.hasEffect
    }
  }

  var mayStop: Bool {
    switch self {
    case .forced: true
    case .code(let code): code.mayStop || code.documents.contains(where: \.isForced)
    default: documentPath?.isForced == true
    }
  }

  var hasEffect: Bool {
    if case .code(let code) = self { return code.effect != nil }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// The number of `try` without a mark.
  fileprivate var attempts: Int {
    codeTokens.count {
      $0.tokenKind == .keyword(.try) && $0.parent?.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
    }
  }

}

extension CodeBlockItemSyntax.Item {
  /// Whether it holds statements of its own.
  fileprivate var isCompound: Bool {
    guard let statement = self.as(StmtSyntax.self) else { return self.is(FunctionDeclSyntax.self) }
    return !statement.is(ReturnStmtSyntax.self) && !statement.is(ThrowStmtSyntax.self)
  }
}

extension Value {
  /// The optional value that is known to be there.
  fileprivate var madeOf: Value {
    if case .unwrapped(let inner) = self { return inner }
    return self
  }
}

/// Finds the models that may be refused by an error, outside of closures.
private final class ThrowingModels: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []
  private let construction: ModelConstruction

  init(_ construction: ModelConstruction) {
    self.construction = construction
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if construction.model(constructedBy: ExprSyntax(node), isTried: true) != nil { found.append(ExprSyntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DocumentPath {
  /// Whether the program stops where there is no such document.
  fileprivate var isForced: Bool {
    if case .picked(.forced) = root { return true }
    return false
  }
}
