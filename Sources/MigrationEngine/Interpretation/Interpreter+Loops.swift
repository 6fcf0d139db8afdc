import MigrationPlan
import SwiftSyntax

/// Loops that append to arrays.
extension Interpreter {
  func append(_ element: ExprSyntax, to place: State.Place, in state: inout State) throws(NotUnderstood) {
    guard state.depth > 0, !isLocal(place, in: state), state.appended[place] == nil else {
      throw NotUnderstood(element)
    }
    state.appended[place] = try value(of: element, in: state)
  }

  func appendAll(_ array: ExprSyntax, to place: State.Place, in state: inout State) throws(NotUnderstood) {
    guard state.depth == 0 else { throw NotUnderstood(array) }
    let more = try value(of: array, in: state)
    guard more.isArray else { throw NotUnderstood(array) }
    state[place] = .append(state[place], more)
  }

  func run(_ loop: ForStmtSyntax, in state: inout State) throws(NotUnderstood) {
    guard loop.whereClause == nil, loop.awaitKeyword == nil, loop.tryKeyword == nil, loop.caseKeyword == nil else {
      throw NotUnderstood(loop)
    }
    let body = Array(loop.body.statements)
    if let (array, name) = try countedArray(loop, in: state) {
      return try self.loop(over: array, naming: name, isIndex: true, body, at: loop, in: &state)
    }
    var sequence = loop.sequence.withoutParentheses
    var pattern = loop.pattern
    if let pair = pattern.as(TuplePatternSyntax.self)?.elements, pair.count == 2, let second = pair.last?.pattern,
      let call = sequence.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "enumerated",
      let base = access.base
    {
      (sequence, pattern) = (base, second)
      // The number of the element is not understood as a value.
      if let number = pair.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        !loop.body.references(to: number).isEmpty
      {
        throw NotUnderstood(loop)
      }
    }
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { throw NotUnderstood(loop) }
    try self.loop(over: value(of: sequence, in: state), naming: name, body, at: loop, in: &state)
  }

  /// The array of `for index in 0..<array.count` and `for index in array.indices`.
  private func countedArray(
    _ loop: ForStmtSyntax, in state: State
  ) throws(NotUnderstood) -> (array: Value, index: String)? {
    guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
    let sequence = loop.sequence.withoutParentheses
    if let access = sequence.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "indices",
      let base = access.base
    {
      let array = try value(of: base, in: state)
      return array.isArrayOfDocuments ? (array, name) : nil
    }
    guard let range = sequence.infix, range.sign == "..<", range.left.trimmedDescription == "0",
      let count = range.right.withoutParentheses.as(MemberAccessExprSyntax.self),
      count.declName.baseName.text == "count", let base = count.base
    else { return nil }
    let array = try value(of: base, in: state)
    return array.isArrayOfDocuments ? (array, name) : nil
  }

  /// Runs the body of a loop once, for any of the elements.
  func loop(
    over array: Value, naming name: String, isIndex: Bool = false, _ body: [CodeBlockItemSyntax],
    at node: some SyntaxProtocol, in state: inout State
  ) throws(NotUnderstood) {
    if array == .emptyArray { return }
    guard array.isArrayOfDocuments, state.depth == 0 else { throw NotUnderstood(node) }
    var turn = state.turn
    if isIndex { turn.index = State.Index(variable: turn.variables.count, array: array, element: state.element) }
    turn.declare(name, as: isIndex ? .unset : state.element)
    let end = try run(body, in: turn)
    guard end.onlyAppends(to: state) else { throw NotUnderstood(node) }
    // An element that is appended under a condition is dropped where the condition fails.
    for (place, item) in end.appended {
      state[place] = .append(state[place], .map(array, to: item, droppingNil: true))
    }
  }
}

extension Interpreter.State {
  /// A variable that counts the elements of an array.
  struct Index {
    let variable: Int
    let array: Value
    let element: Value
  }
}

extension Value {
  /// Whether it is an array of documents that is always there.
  var isArrayOfDocuments: Bool {
    switch self {
    case .unwrapped(.documents), .coalesce(.documents, .emptyArray): true
    default: false
    }
  }

  /// Whether it is an array of anything.
  var isArray: Bool {
    switch self {
    case .emptyArray, .elements, .documents, .appended: true
    case .coalesce(let first, let second): first.isArray && second.isArray
    case .choice(_, let first, let second): first.isArray && second.isArray
    case .unwrapped(let inner): inner.isArray
    default: false
    }
  }
}
