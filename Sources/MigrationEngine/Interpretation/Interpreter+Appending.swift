import MigrationPlan
import SwiftSyntax

/// Statements that append to arrays, and add to numbers and texts.
extension Interpreter {
  func append(_ element: ExprSyntax, to place: State.Place, in state: inout State) throws(NotUnderstood) {
    if state.depth == 0 || isLocal(place, in: state) {
      let array = array(in: place, state)
      guard state.appended[place] == nil, array.isArrayThatIsThere, !isSet(place, in: state) else {
        throw NotUnderstood(element)
      }
      let more = try held(element, in: state)
      state[place] = array.elements.map { .list($0 + [more]) } ?? .append(array, .list([more]))
      return
    }
    guard !state.inserted.contains(place) else { throw NotUnderstood(element) }
    let type = declaredType(of: place, in: state)?.wrapped.arrayElement
    let object = finishedObject(element, in: &state)
    var value = if let object { object } else { try value(of: element, as: type, in: state) }
    if !value.isNeverNil {
      // An element that may be nil is appended all the same.
      guard case .code(let code) = value, hasOptionalElements(place, in: state) == false else {
        throw NotUnderstood(element)
      }
      value = .code(code.thatIsThere)
    }
    guard state.append(value, to: place) else { throw NotUnderstood(element) }
  }

  /// The object of a local name that statements made different ones of in some cases, which nothing uses any more; nil for
  /// other expressions.
  private func finishedObject(_ expression: ExprSyntax, in state: inout State) -> Value? {
    guard case .variable(let number)? = place(expression, in: state), isLocal(.variable(number), in: state),
      case .instance(var instance) = state.variables[number], !isStruct(instance),
      !state.isHeldTwice(state.variables[number])
    else { return nil }
    switch instance.made {
    case .choice?, nil: instance.made = nil
    default: return nil
    }
    guard let object = settled(.instance(instance), for: .property) else { return nil }
    state.variables[number] = .unset
    return object
  }

  /// Inserts an element at the front, or where the loop is, of which each turn before has inserted one.
  func insert(
    by call: FunctionCallExprSyntax, into place: State.Place, in state: inout State
  ) throws(NotUnderstood) {
    // Each element of a set is in it once, and has no place.
    if isSet(place, in: state), let element = call.arguments.only, element.label == nil {
      return try append(element.expression, to: place, in: &state)
    }
    guard call.arguments.map({ $0.label?.text }) == [nil, "at"], let element = call.arguments.first,
      let index = call.arguments.last?.expression
    else { throw NotUnderstood(call) }
    if index.trimmedDescription == "0" {
      return try insert(element.expression, atFrontOf: place, in: &state)
    }
    if let end = index.as(MemberAccessExprSyntax.self), ["count", "endIndex"].contains(end.declName.baseName.text),
      let base = end.base, self.place(base, in: state) == place
    {
      return try append(element.expression, to: place, in: &state)
    }
    guard state.depth == 1, let loop = state.index, case .variable(loop.variable)? = self.place(index, in: state),
      state[place] == .emptyArray, state.appended[place] == nil
    else { throw NotUnderstood(call) }
    try append(element.expression, to: place, in: &state)
    state.inserted.insert(place)
  }

  private func insert(
    _ element: ExprSyntax, atFrontOf place: State.Place, in state: inout State
  ) throws(NotUnderstood) {
    if state.depth == 0 {
      guard let elements = state[place].elements else { throw NotUnderstood(element) }
      state[place] = .list([try held(element, in: state)] + elements)
      return
    }
    guard state.depth == 1, state[place].isArrayThatIsThere, state.appended[place] == nil else {
      throw NotUnderstood(element)
    }
    try append(element, to: place, in: &state)
    // They are made in the other order.
    guard let each = state.appended[place], !each.isArray, each.nested.allSatisfy({ !$0.hasEffect && !$0.mayStop })
    else { throw NotUnderstood(element) }
    state.appended[place] = .inFront(each)
  }

  /// The value of a place, behind `?` where it is certainly there.
  func array(in place: State.Place, _ state: State) -> Value {
    state.isPresent(state[place]) ? .unwrap(state[place]) : state[place]
  }

  /// Whether a place certainly holds a set.
  func isSet(_ place: State.Place, in state: State) -> Bool {
    !project.isDeclaredHere("Set") && declaredType(of: place, in: state)?.wrapped.standardGeneric?.name == "Set"
  }

  /// Whether the elements of an array may be nil; nil where its type is not certain.
  func hasOptionalElements(_ place: State.Place, in state: State) -> Bool? {
    guard let type = declaredType(of: place, in: state) else { return nil }
    return type.wrapped.arrayElement.map { $0.isOptional || project.isAlias($0) }
  }

  func appendAll(_ array: ExprSyntax, to place: State.Place, in state: inout State) throws(NotUnderstood) {
    let more = try value(of: array, in: state)
    guard more.isArrayThatIsThere, state[place].isArrayThatIsThere else { throw NotUnderstood(array) }
    if state.depth == 0 || isLocal(place, in: state) {
      state[place] = .append(state[place], more)
    } else {
      guard !state.inserted.contains(place), state.append(.several(more), to: place) else {
        throw NotUnderstood(array)
      }
    }
  }

  /// Adds to what a place holds.
  ///
  /// - Parameter target: the place as the code names it.
  func add(
    _ right: ExprSyntax, to place: State.Place, named target: ExprSyntax, in state: inout State
  ) throws(NotUnderstood) {
    if state[place].isArray || state[place].elements != nil {
      if let element = right.as(ArrayExprSyntax.self)?.elements.only?.expression {
        return try append(element, to: place, in: &state)
      }
      return try appendAll(right, to: place, in: &state)
    }
    let more = try value(of: right, in: state)
    if let date = state[place].date(after: more), state.depth == 0 || isLocal(place, in: state) {
      state[place] = date
      return
    }
    if state.depth == 1, !isLocal(place, in: state), makesRules, state.sums[place] == nil, state.appended[place] == nil,
      // A number that counts is an `Int`.
      more.hasOwnType || more.isLiteral && declaredType(of: place, in: state)?.trimmedDescription == "Int",
      !more.isOfOptionalType, state[place].isLiteral
    {
      state.sums[place] = more
      return
    }
    if makesRules, state.depth == 0 || isLocal(place, in: state), state[place].isAddend, more.isAddend {
      let isZero = state[place] == .literal(Value.Literal("0"))
      let sum = Code(
        [.value(state[place]), .text(" + "), .value(more)], isOperation: true, hasOwnType: true, isNeverNil: true)
      state[place] = isZero ? more : .code(sum)
      return
    }
    guard state.depth == 0 || isLocal(place, in: state) else { throw NotUnderstood(right) }
    // Text behind nothing.
    if state[place] == .literal(.emptyText), more.scalar == .string {
      state[place] = more
      return
    }
    guard makesRules, declaredType(of: place, in: state)?.trimmedDescription == "String" else {
      throw NotUnderstood(right)
    }
    let text = right.infix == nil && right.ternary == nil ? right : ExprSyntax(TupleExprSyntax(holding: right))
    state[place] = try value(of: target.joined(to: text), in: state)
  }
}

extension Value {
  /// A number after another operation than an addition; nil where its type is not certain, or where it may stop the
  /// program.
  func calculated(_ sign: some StringProtocol, _ other: Value) -> Value? {
    var mayStop = sign == "/"
    if case .literal(let literal) = other, literal.isCertainlyNotZero { mayStop = false }
    guard isAddend, !isLiteral, other.isAddend, !mayStop else { return nil }
    return .code(
      Code(
        [.value(self), .text(" \(sign) "), .value(other)], isOperation: true, hasOwnType: true, isNeverNil: true))
  }

  /// Whether it is a number or a text of a certain type, which is always there.
  fileprivate var isAddend: Bool {
    switch self {
    case .count, .coerced(_, .int), .coerced(_, .double), .coerced(_, .string), .literal: true
    case .code(let code): code.isOperation && code.hasOwnType && code.isNeverNil && code.values.allSatisfy(\.isAddend)
    default: false
    }
  }
}

extension TupleExprSyntax {
  fileprivate init(holding expression: ExprSyntax) {
    self.init(elements: [LabeledExprSyntax(expression: expression.trimmed)])
  }
}

extension ExprSyntax {
  /// `target + text`
  fileprivate func joined(to text: ExprSyntax) -> ExprSyntax {
    let sign = BinaryOperatorExprSyntax(
      operator: .binaryOperator("+", leadingTrivia: .space, trailingTrivia: .space))
    return ExprSyntax(SequenceExprSyntax(elements: [trimmed, ExprSyntax(sign), text.trimmed]))
  }
}
