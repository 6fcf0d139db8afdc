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
    if let (condition, tried) = try attempted(in: statement, state) {
      guard condition != .always, state.known(condition) != .always else { return try runPlain(statement, in: &state) }
      var inner = state.assuming(condition)
      if condition != .never { try runPlain(statement, in: &inner) }
      // Its names go on.
      var before = state
      before.variables = inner.variables
      (before.names, before.functions, before.optionals) = (inner.names, inner.functions, inner.optionals)
      before.labels = inner.labels
      var other = before
      guard let flow = state.flowOfThrow else { throw NotUnderstood(statement) }
      other.flow = flow
      other.error = tried.only.flatMap(\.self)
      if state.call?.isTried == true { other.tried.formUnion(tried) }
      if condition == .never {
        state = other
        return
      }
      state = .joined(condition, inner, other, from: before)
      return
    }
    if statement.tries { dependencies.mayThrowAnything = true }
    // What else may throw is not known.
    if state.isCatching || state.call?.isTried == true, statement.attempts > 0, !statement.item.isCompound {
      throw NotUnderstood(statement)
    }
    try runPlain(statement, in: &state)
  }

  /// Returns the condition that nothing in a statement throws, and what it may throw; nil where it is not known, or does
  /// not matter.
  private func attempted(
    in statement: CodeBlockItemSyntax, _ state: State
  ) throws(NotUnderstood) -> (condition: Condition, errors: Set<ThrownError?>)? {
    let all = statement.allAttempts
    // What an attempt gives may be an argument of another one.
    guard !all.isEmpty, !statement.item.isCompound,
      all.count == 1 || !all.contains(where: { $0.enclosing(TryExprSyntax.self) != nil })
    else { return nil }
    var (condition, errors) = (Condition.always, Set<ThrownError?>())
    for attempt in all {
      guard let (made, tried) = try attempted(attempt, state.assuming(condition)) else { return nil }
      condition = condition.and(.present(made.madeOf))
      errors.formUnion(tried)
    }
    return (condition, errors)
  }

  /// Returns what a `try` gives, nil where it throws, and what that may be; nil where it is not known, or does not matter.
  private func attempted(
    _ attempt: TryExprSyntax, _ state: State
  ) throws(NotUnderstood) -> (value: Value, errors: Set<ThrownError?>)? {
    if state.isCatching || state.call?.isTried == true
      || state.call == nil && state.depth == 0 && entry.effect == .throwing,
      let call = attempt.expression.as(FunctionCallExprSyntax.self),
      function(calledBy: call, in: state)?.mayThrow == true
    {
      var start = state
      start.tried = []
      return try result(ofCalling: call, isTried: true, in: start).map { made throws(NotUnderstood) in
        (try value(made, ofCalling: call, in: state), made.end.tried)
      }
    }
    guard state.isCatching else { return nil }
    if let call = attempt.expression.as(FunctionCallExprSyntax.self), let found = parsed(by: call, in: state) {
      // The call parsed its argument, or throws.
      return (found == .none ? .none : .tuple([]), [nil])
    }
    let models = ThrowingModels(models)
    models.walk(attempt)
    let made = try models.found.only.flatMap { attempt throws(NotUnderstood) in try model(attempt, in: state) }
    return made.map { ($0, [nil]) }
  }

  private func runPlain(_ statement: CodeBlockItemSyntax, in state: inout State) throws(NotUnderstood) {
    runLeadingCall(of: statement, in: &state)
    switch statement.item {
    case .decl(let declaration): try declare(declaration, in: &state)
    case .expr(let expression): try runWhole(expression, in: &state)
    case .stmt(let inner): try run(inner, in: &state)
    }
  }

  /// - Parameter label: the label that the statement has.
  private func run(
    _ inner: StmtSyntax, label: String? = nil, in state: inout State
  ) throws(NotUnderstood) {
    if let expression = inner.as(ExpressionStmtSyntax.self)?.expression {
      try runWhole(expression, in: &state)
    } else if let guarded = inner.as(GuardStmtSyntax.self) {
      state = try run(guarded, in: state)
    } else if let block = inner.as(DoStmtSyntax.self), block.catchClauses.isEmpty, block.throwsClause == nil {
      state = try runScoped(block.body.statements, in: state)
    } else if let block = inner.as(DoStmtSyntax.self), let clause = block.catchClauses.only,
      let caughtName = clause.nameOfAnyError, block.throwsClause == nil
    {
      let (count, wasCatching) = (state.exits.count, state.isCatching)
      state.isCatching = true
      state = try runScoped(block.body.statements, in: state).catching(since: count, at: clause) {
        caught throws(NotUnderstood) in
        var start = caught
        start.isCatching = wasCatching
        start.declare(caughtName, as: .unset)
        return try runScoped(clause.body.statements, in: start)
      }
      state.isCatching = wasCatching
    } else if let block = inner.as(RepeatStmtSyntax.self), block.condition.trimmedDescription == "false" {
      let (count, outer) = (state.exits.count, state.loopLabel)
      state.loopLabel = label
      state = try runScoped(block.body.statements, in: state)
        .met(since: count) { $0 == .broke || $0 == .continued }
      state.loopLabel = outer
    } else if let loop = inner.as(RepeatStmtSyntax.self) {
      try run(loop, label: label, in: &state)
    } else if let labeled = inner.as(LabeledStmtSyntax.self) {
      let (label, count) = (labeled.label.text, state.exits.count)
      try run(labeled.statement, label: label, in: &state)
      state = state.met(since: count) { $0 == .left(label) }
    } else if let loop = inner.as(ForStmtSyntax.self) {
      try run(loop, label: label, in: &state)
    } else if let loop = inner.as(WhileStmtSyntax.self) {
      try run(loop, label: label, in: &state)
    } else if let leaving = inner.as(ReturnStmtSyntax.self) {
      try run(leaving, in: &state)
    } else if let thrown = inner.as(ThrowStmtSyntax.self), let flow = state.flowOfThrow {
      state.flow = flow
      state.error = error(thrown.expression, in: state)
      if state.call?.isTried == true, !state.isCatching { state.tried.insert(state.error) }
    } else if let leaving = inner.as(BreakStmtSyntax.self) {
      state.flow = leaving.label.map { .left($0.text) } ?? .broke
    } else if let leaving = inner.as(ContinueStmtSyntax.self),
      leaving.label == nil || leaving.label?.text == state.loopLabel
    {
      state.flow = .continued
    } else {
      throw NotUnderstood(inner)
    }
  }

  private func run(_ leaving: ReturnStmtSyntax, in state: inout State) throws(NotUnderstood) {
    if state.call?.isInitializer != false, leaving.expression?.is(NilLiteralExprSyntax.self) == true {
      state.flow = .refused
      return
    }
    // A loop ends with the function.
    guard state.depth == state.call?.depth ?? 0 else { throw NotUnderstood(leaving) }
    let place = leaving.expression.flatMap { self.place($0, in: state) }
    let isStored = place.map { !isGetter($0, in: state) } ?? (leaving.expression?.trimmedDescription == "self")
    if state.call?.isDiscarded == true, isStored {
      // Reading what is stored does nothing.
      state.flow = .returned(nil)
    } else if state.call != nil {
      let value = try leaving.expression.map { value throws(NotUnderstood) in
        try returned(value, as: state.call?.type, in: state)
      }
      // It would look as if it had thrown.
      if state.call?.isTried == true, value?.isNeverNil != true { throw NotUnderstood(leaving) }
      state.flow = .returned(value)
    } else {
      guard leaving.expression == nil else { throw NotUnderstood(leaving) }
      state.flow = .returned(nil)
    }
  }

  private func isGetter(_ place: State.Place, in state: State) -> Bool {
    if case .variable(let number) = place { return state.functions[number] != nil }
    return false
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
    if expression.as(TupleExprSyntax.self)?.elements.isEmpty == true { return }
    if let choice = expression.as(IfExprSyntax.self) {
      state = try run(choice, in: state)
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      state = try run(choice, in: state)
    } else if let (asked, one, other) = expression.ternary {
      try state.countBranch(at: expression)
      let (condition, start) = (try condition(of: asked, in: state), state)
      func end(_ way: ExprSyntax, where holds: Condition) throws(NotUnderstood) -> State {
        var state = start.assuming(holds)
        try runWhole(way.withoutParentheses, in: &state)
        return state
      }
      state = try join(
        condition, { () throws(NotUnderstood) in try end(one, where: condition) },
        { () throws(NotUnderstood) in try end(other, where: condition.negated) }, from: start)
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
  func join(
    _ condition: Condition, _ one: () throws(NotUnderstood) -> State, _ other: () throws(NotUnderstood) -> State,
    from start: State
  ) throws(NotUnderstood) -> State {
    if condition == .always { return try one() }
    if condition == .never { return try other() }
    return try .joined(condition, one(), other(), from: start)
  }
}

extension Value {
  /// The models that are made for it, and what may stop the program, or do more than give a value.
  var models: [Value] {
    nested.filter { value in
      if case .model = value { return true }
      return value.mayStop || value.hasEffect
      // An array stops the program in the same way, whatever its elements are taken for.
    }.map { $0.arrayOfObjects ?? $0 }
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
  fileprivate var attempts: Int { codeTokens.count { $0.attempt != nil } }

  /// Whether it tries something outside of the blocks in it.
  fileprivate var tries: Bool {
    codeTokens.contains { token in
      guard let attempt = token.attempt else { return false }
      return sequence(first: Syntax(attempt)) { $0.parent }.prefix { $0.id != id }
        .allSatisfy { !$0.is(CodeBlockSyntax.self) && !$0.is(SwitchCaseSyntax.self) }
    }
  }

  /// Each `try` without a mark.
  fileprivate var allAttempts: [TryExprSyntax] { codeTokens.compactMap(\.attempt) }
}

extension TokenSyntax {
  /// The expression that begins with this `try`, if that has no mark.
  fileprivate var attempt: TryExprSyntax? {
    guard tokenKind == .keyword(.try), let attempt = parent?.as(TryExprSyntax.self),
      attempt.questionOrExclamationMark == nil
    else { return nil }
    return attempt
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

extension CatchClauseSyntax {
  /// The name of the error where it catches any: `error` for `catch`, `failure` for `catch let failure`; nil for clauses
  /// that catch some.
  fileprivate var nameOfAnyError: String? {
    if catchItems.isEmpty { return "error" }
    guard let item = catchItems.only, item.whereClause == nil else { return nil }
    return item.pattern?.as(ValueBindingPatternSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
