import MigrationPlan
import SwiftSyntax

extension Interpreter {
  typealias Statements = ArraySlice<CodeBlockItemSyntax>

  /// Runs the statements of a block.
  func run(_ statements: [CodeBlockItemSyntax], in state: State) throws(NotUnderstood) -> State {
    var inner = state
    inner.nesting += 1
    var end = try run(statements[...], in: inner)
    end.nesting = state.nesting
    return end
  }

  /// Runs statements until one of them leaves the initializer.
  private func run(_ statements: Statements, in start: State) throws(NotUnderstood) -> State {
    var state = start
    for (index, statement) in zip(statements.indices, statements) {
      let rest = statements[(index + 1)...]
      if state.nesting == 1 { state.statement = index }
      switch statement.item {
      case .decl(let declaration): try declare(declaration, in: &state)
      case .expr(let expression):
        if let next = try branch(expression, before: rest, in: state) {
          state = next.state
          if next.isEnd { return state }
        } else {
          try run(expression, in: &state)
        }
      case .stmt(let inner):
        if let expression = inner.as(ExpressionStmtSyntax.self)?.expression {
          if let next = try branch(expression, before: rest, in: state) {
            state = next.state
            if next.isEnd { return state }
          } else {
            try run(expression, in: &state)
          }
        } else if let guarded = inner.as(GuardStmtSyntax.self) {
          try state.countBranch(at: guarded)
          let (condition, bound) = try condition(of: guarded.conditions, in: state)
          return try join(
            condition, { () throws(NotUnderstood) in try run(rest, in: bound) },
            { () throws(NotUnderstood) in try left(by: guarded.body, in: state.assuming(condition.negated)) },
            from: state)
        } else if let block = inner.as(DoStmtSyntax.self), block.catchClauses.isEmpty, block.throwsClause == nil {
          let names = state.names
          state = try run(Array(block.body.statements), in: state)
          state.names = names
          if state.flow != .goesOn { return state }
        } else if let loop = inner.as(ForStmtSyntax.self) {
          try run(loop, in: &state)
        } else if let leaving = inner.as(ReturnStmtSyntax.self) {
          guard let value = leaving.expression else {
            state.flow = .returned
            return state
          }
          guard value.is(NilLiteralExprSyntax.self), state.depth == 0 else { throw NotUnderstood(leaving) }
          state.flow = .refused
          return state
        } else if inner.is(ThrowStmtSyntax.self), state.depth == 0 {
          state.flow = .refused
          return state
        } else {
          throw NotUnderstood(inner)
        }
      }
    }
    return state
  }

  /// Runs the body of a `guard`, which leaves the initializer.
  private func left(by body: CodeBlockSyntax, in state: State) throws(NotUnderstood) -> State {
    let end = try run(Array(body.statements), in: state)
    if end.flow == .goesOn { throw NotUnderstood(body) }
    return end
  }

  /// Runs both ways, where a condition is not certain.
  private func join(
    _ condition: Condition, _ one: () throws(NotUnderstood) -> State, _ other: () throws(NotUnderstood) -> State,
    from start: State
  ) throws(NotUnderstood) -> State {
    if condition == .always { return try one() }
    if condition == .never { return try other() }
    return try joined(condition, one(), other(), from: start)
  }

  /// Joins two ways to the end of a block.
  private func joined(
    _ condition: Condition, _ one: State, _ other: State, from start: State
  ) throws(NotUnderstood) -> State {
    // Only at the end of the body is going on the same as returning.
    if one.flow != other.flow, one.flow != .refused, other.flow != .refused, start.nesting > 1 {
      throw NotUnderstood(initializer)
    }
    return .joined(condition, one, other, from: start)
  }

  /// Runs an `if` or a `switch`; nil for other expressions.
  ///
  /// - Returns: The state after it, and whether that is the end: what follows was run, or is never reached.
  private func branch(
    _ expression: ExprSyntax, before rest: Statements, in state: State
  ) throws(NotUnderstood) -> (state: State, isEnd: Bool)? {
    var state = state
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      try state.countBranch(at: expression)
    }
    return try branch(expression, before: rest, counted: state)
  }

  private func branch(
    _ expression: ExprSyntax, before rest: Statements, counted state: State
  ) throws(NotUnderstood) -> (state: State, isEnd: Bool)? {
    /// Runs the rest of the block behind a branch that does not leave the initializer.
    func whole(_ end: State) throws(NotUnderstood) -> State {
      end.flow == .goesOn ? try run(rest, in: end) : end
    }
    func scoped(_ body: [CodeBlockItemSyntax], _ inner: State) throws(NotUnderstood) -> State {
      var end = try run(body, in: inner)
      end.names = state.names
      return end
    }
    let ways: (condition: Condition, one: () throws(NotUnderstood) -> State, other: () throws(NotUnderstood) -> State)
    if let choice = expression.as(IfExprSyntax.self) {
      let (condition, bound) = try condition(of: choice.conditions, in: state)
      ways = (
        condition, { () throws(NotUnderstood) in try scoped(Array(choice.body.statements), bound) },
        { () throws(NotUnderstood) in
          let state = state.assuming(condition.negated)
          switch choice.elseBody {
          case nil: return state
          case .codeBlock(let body): return try scoped(Array(body.statements), state)
          case .ifExpr(let next):
            var inner = state
            inner.nesting += 1
            guard var end = try branch(ExprSyntax(next), before: [], in: inner)?.state else {
              throw NotUnderstood(next)
            }
            (end.nesting, end.names) = (state.nesting, state.names)
            return end
          }
        }
      )
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      let (condition, bound, one, other) = try cases(of: choice, in: state)
      ways = (
        condition, { () throws(NotUnderstood) in try scoped(one, bound) },
        { () throws(NotUnderstood) in try scoped(other, state.assuming(condition.negated)) }
      )
    } else {
      return nil
    }
    if ways.condition == .always || ways.condition == .never {
      let only = try ways.condition == .always ? ways.one() : ways.other()
      return (only, only.flow != .goesOn)
    }
    let (one, other) = (try ways.one(), try ways.other())
    // The rest of the block is interpreted once, where both branches go on.
    if one.flow == .goesOn, other.flow == .goesOn {
      return (.joined(ways.condition, one, other, from: state), false)
    }
    return (try joined(ways.condition, whole(one), whole(other), from: state), true)
  }

  /// The two ways of a `switch`.
  private func cases(
    of choice: SwitchExprSyntax, in state: State
  ) throws(NotUnderstood) -> (Condition, State, [CodeBlockItemSyntax], [CodeBlockItemSyntax]) {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard cases.count == 2, choice.cases.count == 2 else { throw NotUnderstood(choice) }
    func statements(_ found: SwitchCaseSyntax) -> [CodeBlockItemSyntax] {
      found.statements.filter { $0.item.as(BreakStmtSyntax.self)?.label != nil || !$0.item.is(BreakStmtSyntax.self) }
    }
    if let question = DocumentQuestion(choice), let null = choice.only(where: \.isOfNull),
      let others = choice.only(where: \.isDefault),
      case .document(let path) = try value(of: question.document, in: state)
    {
      return (.isNull(path), state.assuming(.isNull(path)), statements(null), statements(others))
    }
    let subject = try value(of: choice.subject, in: state)
    for (one, other) in [(cases[0], cases[1]), (cases[1], cases[0])] {
      guard let pattern = one.onlyPattern, let name = pattern.presentName, other.isDefault || other.isNone else {
        continue
      }
      // Cases are tried in their order, so a `default` in front of the other case takes everything.
      if other.isDefault, other.id == cases[0].id { continue }
      var bound = state.assuming(.present(subject))
      if name != "_" { bound.declare(name, as: .unwrap(subject)) }
      return (.present(subject), bound, statements(one), statements(other))
    }
    throw NotUnderstood(choice)
  }

  // MARK: Declarations and assignments

  private func declare(_ declaration: DeclSyntax, in state: inout State) throws(NotUnderstood) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
      variable.modifiers.isEmpty
    else { throw NotUnderstood(declaration) }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock == nil
      else { throw NotUnderstood(binding) }
      if let type = binding.typeAnnotation?.type, !isUnderstood(type) { throw NotUnderstood(type) }
      let isOptional = binding.typeAnnotation?.type.isOptional == true
      if let value = binding.initializer?.value {
        state.declare(name, as: try held(value, as: binding.typeAnnotation?.type, in: state), isOptional: isOptional)
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
    guard let value = try value(of: expression, in: state).held(as: type?.trimmedDescription) else {
      throw NotUnderstood(expression)
    }
    return value
  }

  /// Whether a local name of a type holds what it is given.
  func isUnderstood(_ type: TypeSyntax) -> Bool {
    let inner = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    if inner.isJSON { return true }
    if let element = inner.arrayElement { return element.isJSON || isUnderstood(element) }
    guard let name = inner.dottedName else { return false }
    if let found = project.resolve(name, in: self.type) { return !found.isGeneric }
    return !project.isDeclaredHere(name)
      && (Scalar(named: name) != nil || ["Date", "URL"].contains(name))
  }

  private func run(_ expression: ExprSyntax, in state: inout State) throws(NotUnderstood) {
    if let parts = expression.infix {
      switch parts.sign {
      case "=": return try assign(parts.left, parts.right, in: &state)
      case "+=":
        guard let place = place(parts.left, in: state) else { throw NotUnderstood(expression) }
        if let element = parts.right.as(ArrayExprSyntax.self)?.elements.only?.expression {
          return try append(element, to: place, in: &state)
        }
        return try appendAll(parts.right, to: place, in: &state)
      default: throw NotUnderstood(expression)
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { throw NotUnderstood(expression) }
    if call.calledExpression.trimmedDescription == "super.init", call.arguments.isEmpty, call.trailingClosure == nil,
      project.superclass(of: type) == nil
    {
      return
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
      throw NotUnderstood(expression)
    }
    switch access.declName.baseName.text {
    case "init" where base.trimmedDescription == "self" && state.depth == 0: try delegate(call, in: &state)
    case "append":
      guard let argument = call.arguments.only, call.trailingClosure == nil, let place = place(base, in: state) else {
        throw NotUnderstood(expression)
      }
      if argument.label == nil { return try append(argument.expression, to: place, in: &state) }
      guard argument.label?.text == "contentsOf" else { throw NotUnderstood(expression) }
      try appendAll(argument.expression, to: place, in: &state)
    case "forEach":
      guard let closure = call.onlyClosure, closure.signature?.capture == nil, closure.parameterNames.count <= 1 else {
        throw NotUnderstood(expression)
      }
      let array = try chain(base, in: state)
      // Where there is no array, nothing runs.
      let elements = array.conditions.reduce(array.value) { .choose(.present($1), $0, .emptyArray) }
      try loop(
        over: elements, naming: closure.parameterNames.first?.name ?? "$0", Array(closure.statements), at: expression,
        in: &state)
    default: throw NotUnderstood(expression)
    }
  }

  /// Runs another initializer of the type, which only assigns its arguments.
  private func delegate(_ call: FunctionCallExprSyntax, in state: inout State) throws(NotUnderstood) {
    guard let facts = project.type(named: type),
      let filled = DelegatedInitializer(project: project, type: facts, caller: initializer).filled(by: call),
      // Assignments behind the call would run the property observers.
      !project.instanceProperties(of: type).contains(where: \.isObserved)
    else { throw NotUnderstood(call) }
    let values = try filled.map { assignment throws(NotUnderstood) in try held(assignment.value, in: state) }
    for (assignment, value) in zip(filled, values) { state.fill(assignment.property, with: value) }
  }

  private func assign(_ target: ExprSyntax, _ source: ExprSyntax, in state: inout State) throws(NotUnderstood) {
    // `list = list + [element]`
    if let place = place(target, in: state), state.depth > 0, !isLocal(place, in: state), let sum = source.infix,
      sum.sign == "+", self.place(sum.left, in: state) == place,
      let element = sum.right.as(ArrayExprSyntax.self)?.elements.only?.expression
    {
      return try append(element, to: place, in: &state)
    }
    if let targets = target.as(TupleExprSyntax.self)?.elements, targets.count > 1,
      let sources = source.as(TupleExprSyntax.self)?.elements, sources.count == targets.count
    {
      let values = try sources.map { source throws(NotUnderstood) in try value(of: source.expression, in: state) }
      for (target, value) in zip(targets, values) { try set(target.expression, to: value, in: &state) }
      return
    }
    let isLocal = if case .variable? = place(target, in: state) { true } else { false }
    try set(target, to: isLocal ? held(source, in: state) : value(of: source, in: state), in: &state)
  }

  private func set(_ target: ExprSyntax, to value: Value, in state: inout State) throws(NotUnderstood) {
    guard let place = place(target, in: state), state.depth == 0 || isLocal(place, in: state) else {
      throw NotUnderstood(target)
    }
    state[place] = value
  }

  /// Whether a place belongs to the turn of the loop that is running.
  func isLocal(_ place: State.Place, in state: State) -> Bool {
    guard case .variable(let number) = place else { return false }
    return number >= state.firstOfTurn
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

extension PropertyFacts {
  fileprivate var isObserved: Bool {
    !isComputed && declaration.bindings.contains { $0.accessorBlock != nil }
  }
}

extension Value {
  /// The models that are made for it.
  var models: [Value] {
    nested.filter { value in
      if case .model = value { return true }
      return false
    }
  }
}

extension SwitchCaseSyntax {
  /// The pattern of a case that has one.
  fileprivate var onlyPattern: PatternSyntax? {
    guard let item = label.as(SwitchCaseLabelSyntax.self)?.caseItems.only, item.whereClause == nil else { return nil }
    return item.pattern
  }

  /// `case nil:`, `case .none:`
  fileprivate var isNone: Bool {
    guard let expression = onlyPattern?.as(ExpressionPatternSyntax.self)?.expression else { return false }
    return expression.is(NilLiteralExprSyntax.self)
      || [".none", "Optional.none"].contains(expression.trimmedDescription)
  }
}

extension PatternSyntax {
  /// The name in `let name?` and `.some(let name)`, which hold for what is not nil; `_` for a pattern without a name.
  var presentName: String? {
    var pattern = self
    var isBinding = false
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      (pattern, isBinding) = (binding.pattern, true)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if let chained = expression.as(OptionalChainingExprSyntax.self)?.expression { return chained.boundName(isBinding) }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      [".some", "Optional.some"].contains(call.calledExpression.trimmedDescription),
      let argument = call.arguments.only, argument.label == nil
    else { return nil }
    return argument.expression.boundName(isBinding)
  }
}

extension ExprSyntax {
  /// The name that a pattern gives a value.
  fileprivate func boundName(_ isBinding: Bool) -> String? {
    if self.is(DiscardAssignmentExprSyntax.self) { return "_" }
    guard let pattern = self.as(PatternExprSyntax.self)?.pattern else { return nil }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    return isBinding ? pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
  }
}
