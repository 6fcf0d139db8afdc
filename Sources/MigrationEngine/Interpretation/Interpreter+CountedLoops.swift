import MigrationPlan
import SwiftSyntax

/// Loops with counters and iterators.
extension Interpreter {
  func run(_ loop: WhileStmtSyntax, label: String?, in state: inout State) throws(NotUnderstood) {
    if let (place, name) = iteration(of: loop, in: state) {
      let elements = state[place]
      state[place] = .unset
      let turns = Turns(names: [name], body: Array(loop.body.statements), label: label, node: Syntax(loop))
      return try self.loop(turns, over: elements, in: &state)
    }
    guard let condition = loop.conditions.only?.condition.as(ExprSyntax.self) else { throw NotUnderstood(loop) }
    try count(loop.body, whilst: condition, label: label, at: Syntax(loop), in: &state)
  }

  /// Runs `repeat { … } while index < array.count` where it has a first turn in any case.
  func run(_ loop: RepeatStmtSyntax, label: String?, in state: inout State) throws(NotUnderstood) {
    try count(loop.body, whilst: loop.condition, isAsked: false, label: label, at: Syntax(loop), in: &state)
  }

  /// Runs a loop that counts: `while index < array.count { …; index += 1 }`.
  ///
  /// - Parameter isAsked: whether the condition is asked before the first turn.
  private func count(
    _ block: CodeBlockSyntax, whilst condition: ExprSyntax, isAsked: Bool = true, label: String?, at loop: Syntax,
    in state: inout State
  ) throws(NotUnderstood) {
    var body = Array(block.statements)
    guard let condition = condition.comparisonWithLimit,
      let place = place(condition.counter, in: state), case .variable(let number) = place,
      state[place] == .literal(Value.Literal("0")), let array = try array(countedBy: condition.limit, in: state),
      isAsked || array.emptiness.map(state.known) == .never,
      let name = condition.counter.as(DeclReferenceExprSyntax.self)?.baseName.text, state.names[name] == number,
      body.popLast()?.item.as(ExprSyntax.self)?.isStep(of: name) == true,
      !block.codeTokens.contains(where: { $0.tokenKind == .keyword(.continue) })
    else { throw NotUnderstood(loop) }
    let turns = Turns(names: [name], body: body, label: label, node: loop)
    try self.loop(turns, over: array, isIndex: true, in: &state)
    // Where the loop is left, the counter is somewhere before the end.
    let mayBeLeft = block.codeTokens.contains {
      [.keyword(.break), .keyword(.return), .keyword(.throw)].contains($0.tokenKind)
    }
    state[place] = mayBeLeft ? .unset : .count(of: array)
  }

  /// The iterator, and the name of the element, of `while let item = iterator.next()`; nil for other loops.
  private func iteration(of loop: WhileStmtSyntax, in state: State) -> (iterator: State.Place, name: String)? {
    guard let binding = loop.conditions.only?.condition.as(OptionalBindingConditionSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "next",
      let iterator = access.base, let place = place(iterator, in: state), case .variable = place
    else { return nil }
    return (place, name)
  }

  /// The array whose elements a sequence counts: `0..<array.count`, `array.indices`, `stride(from: 0, to: array.count,
  /// by: 1)`; nil for other sequences.
  func countedArray(_ sequence: ExprSyntax, in state: State) throws(NotUnderstood) -> Value? {
    let sequence = sequence.withoutParentheses
    if let access = sequence.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "indices",
      let base = access.base
    {
      let array = try value(of: base, in: state)
      return array.isArrayOfDocuments ? array : nil
    }
    if let call = sequence.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "stride",
      call.arguments.map({ $0.label?.text }) == ["from", "to", "by"]
    {
      let arguments = call.arguments.map(\.expression)
      guard arguments[0].trimmedDescription == "0", arguments[2].trimmedDescription == "1" else { return nil }
      return try array(countedBy: arguments[1], in: state)
    }
    if let range = sequence.infix, range.sign == "...", range.left.trimmedDescription == "0",
      let last = range.right.withoutParentheses.infix, last.sign == "-", last.right.trimmedDescription == "1",
      let found = try array(countedBy: last.left, in: state), let isEmpty = found.emptiness,
      // The program would stop at an empty range.
      state.known(isEmpty) == .never
    {
      return found
    }
    guard let range = sequence.infix, range.sign == "..<", range.left.trimmedDescription == "0" else { return nil }
    return try array(countedBy: range.right, in: state)
  }

  /// The numbers of a short range whose ends are known: `0..<keys.count`; nil for other sequences.
  func numbers(in sequence: ExprSyntax, in state: State) throws(NotUnderstood) -> Value? {
    guard let range = sequence.infix, ["..<", "..."].contains(range.sign),
      case .literal(let first) = try value(of: range.left, in: state), let lower = Int(first.source),
      case .literal(let last) = try value(of: range.right, in: state), let upper = Int(last.source),
      lower <= upper, upper - lower < 32
    else { return nil }
    let numbers = (lower..<(range.sign == "..." ? upper + 1 : upper)).map { Value.literal(Value.Literal("\($0)")) }
    return numbers.isEmpty ? .emptyArray : .list(numbers)
  }

  /// The array of documents that has so many elements; nil where the number is not one of elements.
  private func array(countedBy expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Value? {
    switch try value(of: expression, in: state) {
    case .count(let array) where array.isArrayOfDocuments: array
    case .count(.document(let path)) where state.isPresent(.documents(path)): .unwrapped(.documents(path))
    case .count(.document(let path)) where makesRules: .counted(path)
    default: nil
    }
  }
}

extension ExprSyntax {
  /// The parts of `counter < limit`, `limit > counter` and `counter != limit`; nil for other expressions.
  fileprivate var comparisonWithLimit: (counter: ExprSyntax, limit: ExprSyntax)? {
    guard let (left, sign, right) = withoutParentheses.infix else { return nil }
    switch sign {
    case "<": return (left, right)
    case ">": return (right, left)
    case "!=": return (left, right)
    default: return nil
    }
  }

  /// Whether it adds one to a name: `index += 1`, `index = index + 1`.
  fileprivate func isStep(of name: String) -> Bool {
    guard let (left, sign, right) = infix, left.trimmedDescription == name else { return false }
    if sign == "+=" { return right.trimmedDescription == "1" }
    guard sign == "=", let sum = right.withoutParentheses.infix, sum.sign == "+" else { return false }
    return [[name, "1"], ["1", name]].contains([sum.left.trimmedDescription, sum.right.trimmedDescription])
  }
}
