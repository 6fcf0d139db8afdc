import SwiftSyntax

extension BodyConversion {
  /// `a ?? b`, `a == b`, `a as? T`, `x = a` and all others that operators make.
  func sequence(
    _ sequence: SequenceExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> DocumentKind? {
    let elements = Array(sequence.elements)
    if try keeping(elements, environment) { return nil }
    try checkWrites(elements, environment)
    var kinds = [DocumentKind?](repeating: nil, count: elements.count)
    var index = 0
    while index < elements.count {
      if index + 2 < elements.count {
        let (left, middle, right) = (elements[index], elements[index + 1], elements[index + 2])
        var isUnderstood = try comparison(left, middle, right, environment)
        if !isUnderstood { isUnderstood = try strings(left, middle, right, environment) }
        if isUnderstood {
          index += 3
          continue
        }
      }
      if let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self) {
        kinds[index] = try expression(ternary.thenExpression, environment)
      } else if !elements[index].isOperator {
        kinds[index] = try expression(elements[index], environment)
      }
      index += 1
    }
    guard kinds.contains(where: { $0 != nil }) else { return nil }
    return try result(of: elements, kinds, sequence)
  }

  /// What operators make of parts of the document.
  private func result(
    of elements: [ExprSyntax], _ kinds: [DocumentKind?], _ sequence: SequenceExprSyntax
  ) throws(NotRecognised) -> DocumentKind? {
    // `rows == nil`, of an optional.
    if elements.count == 3, let comparison = elements[1].binaryOperator, ["==", "!="].contains(comparison),
      case .optional? = kinds[0], elements[2].is(NilLiteralExprSyntax.self)
    {
      return nil
    }
    // `rows ?? []`.
    if elements.count == 3, elements[1].binaryOperator == "??", case .optional(let wrapped)? = kinds[0] {
      if let other = kinds[2] { return other }
      let isEmpty =
        elements[2].as(ArrayExprSyntax.self)?.elements.isEmpty == true
        || elements[2].as(DictionaryExprSyntax.self)?.trimmedDescription.filter { !$0.isWhitespace } == "[:]"
      if isEmpty { return wrapped }
    }
    // `flag ? json["a"] : json["b"]`.
    if elements.count == 3, elements[1].is(UnresolvedTernaryExprSyntax.self), kinds[0] == nil, let kind = kinds[1],
      kinds[2] == kind
    {
      return kind
    }
    if let assigned = elements.indices.first(where: { elements[$0].is(AssignmentExprSyntax.self) }), assigned > 0 {
      throw failure("it keeps a part of the document, in `\(elements[assigned - 1].excerpt)`", at: sequence)
    }
    throw failure("the document is handed on: `\(sequence.excerpt)`", at: sequence)
  }

  // MARK: Null

  /// `json["a"] == nil`, `!= JSON.null`, `.type == .null`, `.null != nil`, `.error == nil`, `== "text"`.
  private func comparison(
    _ left: ExprSyntax, _ middle: ExprSyntax, _ right: ExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> Bool {
    guard let comparison = middle.binaryOperator, ["==", "!="].contains(comparison) else { return false }
    let isEqual = comparison == "=="
    let other = right.trimmedDescription
    let end = right.trimmedOffsets.upperBound
    let isNil = right.is(NilLiteralExprSyntax.self)
    if isNil || ["JSON.null", "SwiftyJSON.JSON.null", ".null"].contains(other), let value = document(left, environment)
    {
      if isNil, value.path.isEmpty, let neverNil, left.trimmedDescription == neverNil, environment[neverNil] != nil {
        noteNullComparison("\(neverNil) \(comparison) nil", at: left)
        try replace(value.start..<end, by: isEqual ? "false" : "true", at: left)
        return true
      }
      if isNil { noteNullComparison("\(left.trimmedDescription) \(comparison) nil", at: left) }
      try askWhether(isEqual, value, ".isNull(\(value.place))", to: end, at: left)
      return true
    }
    if let literal = right.as(StringLiteralExprSyntax.self), literal.representedLiteralValue != nil,
      let value = document(left, environment)
    {
      try checkScalar(.optional(.string), at: left)
      try ask(
        value, ".decodeIfPresent(String.self\(value.location))", to: left.trimmedOffsets.upperBound, at: left)
      try placeTry(over: Syntax(left))
      return true
    }
    guard let access = left.as(MemberAccessExprSyntax.self), let base = access.base,
      let value = document(base, environment)
    else { return false }
    switch access.declName.baseName.text {
    case "type" where [".null", "Type.null", "SwiftyJSON.Type.null"].contains(other):
      try askWhether(isEqual, value, ".isNull(\(value.place))", to: end, at: left)
    case "null" where isNil:
      try askWhether(!isEqual, value, ".isNull(\(value.place))", to: end, at: left)
    case "error" where isNil:
      try askWhether(isEqual, value, ".exists(\(value.place))", to: end, at: left)
    default:
      return false
    }
    return true
  }

  private func askWhether(
    _ isTrue: Bool, _ value: DocumentValue, _ question: String, to end: Int, at node: ExprSyntax
  ) throws(NotRecognised) {
    if isTrue { return try ask(value, question, to: end, at: node) }
    guard let base = value.base else { throw failure("this comparison is not understood", at: node) }
    if base == container { noteQuestion() }
    try replace(value.start..<end, by: "!" + base + question, at: node)
  }

  /// The document that an expression is, when nothing has to be rewritten to find out.
  func document(_ expression: ExprSyntax, _ environment: Environment) -> DocumentValue? {
    var base = expression
    while let access = base.as(SubscriptCallExprSyntax.self) { base = access.calledExpression }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, environment[name]?.kind == .document,
      case .document(let value)? = try? chain(expression, environment), value.kind == .document, !value.isChained
    else { return nil }
    return value
  }

  // MARK: Casts

  /// `json["a"].arrayObject as? [String]`, `json["a"].object as? String`.
  private func strings(
    _ left: ExprSyntax, _ middle: ExprSyntax, _ right: ExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> Bool {
    guard let cast = middle.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark?.text == "?",
      let type = right.as(TypeExprSyntax.self)?.type.trimmedDescription,
      let access = left.as(MemberAccessExprSyntax.self), let base = access.base,
      let value = document(base, environment)
    else { return false }
    let end = right.trimmedOffsets.upperBound
    switch (access.declName.baseName.text, type) {
    case ("arrayObject", "[String]"), ("object", "[String]"), ("rawValue", "[String]"):
      try ask(value, ".strings(\(value.place))", to: end, at: left)
    case ("object", "String"), ("rawValue", "String"):
      try ask(value, ".decodeIfPresent(String.self\(value.location))", to: end, at: left)
      try placeTry(over: Syntax(left))
    default:
      return false
    }
    return true
  }
}

extension ExprSyntax {
  var binaryOperator: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }

  /// Whether an element of an unfolded sequence is no operand.
  fileprivate var isOperator: Bool {
    self.is(BinaryOperatorExprSyntax.self) || self.is(AssignmentExprSyntax.self) || self.is(TypeExprSyntax.self)
      || self.is(UnresolvedAsExprSyntax.self) || self.is(UnresolvedIsExprSyntax.self) || self.is(ArrowExprSyntax.self)
  }
}
