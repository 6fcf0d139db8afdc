import SwiftSyntax

/// Operators on parts of the document, and on values read from it.
extension BodyConversion {
  /// `a ?? b`, `a == b`, `a as? T`, `x = a` and all others that operators make.
  func sequence(
    _ sequence: SequenceExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> DocumentKind? {
    let elements = Array(sequence.elements)
    if try keeping(elements, environment) { return nil }
    if ExprSyntax(sequence).castToDocument?.isOptional == false,
      case .document(let value) = try chain(ExprSyntax(sequence), environment)
    {
      return try settle(value, at: sequence)
    }
    try checkWrites(elements, environment)
    var kinds = [DocumentKind?](repeating: nil, count: elements.count)
    var index = 0
    while index < elements.count {
      if index + 2 < elements.count {
        let (left, middle, right) = (elements[index], elements[index + 1], elements[index + 2])
        var isUnderstood = false
        if Self.bindsLooser(elements[..<index].last), Self.bindsLooser(elements[(index + 3)...].first) {
          isUnderstood = try comparison(elements[index..<(index + 3)], environment)
        }
        if !isUnderstood { isUnderstood = try cast(left, middle, right, environment) }
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

  /// Returns whether an operator beside a comparison takes its result as an operand.
  private static func bindsLooser(_ operation: ExprSyntax?) -> Bool {
    guard let operation else { return true }
    return operation.is(UnresolvedTernaryExprSyntax.self) || operation.assigns
      || ["&&", "||"].contains(operation.binaryOperator)
  }

  /// Returns the kind that operators give for parts of the document.
  private func result(
    of elements: [ExprSyntax], _ kinds: [DocumentKind?], _ sequence: SequenceExprSyntax
  ) throws(NotRecognised) -> DocumentKind? {
    // `rows == nil`, of an optional.
    if elements.count == 3, let comparison = elements[1].binaryOperator, ["==", "!="].contains(comparison),
      let other = kinds.firstIndex(where: { $0 != nil }), case .optional? = kinds[other],
      elements[2 - other].is(NilLiteralExprSyntax.self)
    {
      return nil
    }
    // `rows ?? []`.
    if elements.count == 3, elements[1].binaryOperator == "??", case .optional(let wrapped)? = kinds[0] {
      if let other = kinds[2] { return other }
      let isEmpty =
        elements[2].as(ArrayExprSyntax.self)?.elements.isEmpty == true
        || elements[2].as(DictionaryExprSyntax.self)?.trimmedDescription.filter { !$0.isWhitespace } == "[:]"
      if isEmpty, wrapped == .document {
        try replace(
          elements[2].trimmedOffsets, by: "LegacyContainer(json: \(elements[2].trimmedDescription))", at: sequence)
      }
      if isEmpty { return wrapped }
    }
    // `json["a"] as JSON?`.
    if let type = ExprSyntax(sequence).castToDocument?.type, kinds[0] == .document {
      try rename(type)
      return .optional(.document)
    }
    // `flag ? json["a"] : json["b"]`.
    if elements.count == 3, elements[1].is(UnresolvedTernaryExprSyntax.self), kinds[0] == nil, let kind = kinds[1],
      kinds[2] == kind
    {
      return kind
    }
    if let assigned = elements.indices.first(where: { elements[$0].is(AssignmentExprSyntax.self) }), assigned > 0 {
      // A local variable, which was another part before.
      if elements.count == 3, let kind = kinds[0], kinds[2] == kind || kinds[2].map({ .optional($0) }) == kind {
        return nil
      }
      throw failure(
        .documentKept, "it keeps a part of the document, in `\(elements[assigned - 1].excerpt)`", at: sequence)
    }
    throw failure(.documentHandedOn, "the document is handed on: `\(sequence.excerpt)`", at: sequence)
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
}

extension ExprSyntax {
  /// The operand and the type of a cast of a document to its own type: `json["a"] as JSON`, `json["a"] as JSON?`; nil for other expressions.
  var castToDocument: (value: ExprSyntax, type: TypeSyntax, isOptional: Bool)? {
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
      elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)?.type, type.isJSON
    else { return nil }
    return (elements[0], type, !type.isPlainJSON)
  }

  var binaryOperator: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }

  /// Whether an element of an unfolded sequence is no operand.
  fileprivate var isOperator: Bool {
    self.is(BinaryOperatorExprSyntax.self) || self.is(AssignmentExprSyntax.self) || self.is(TypeExprSyntax.self)
      || self.is(UnresolvedAsExprSyntax.self) || self.is(UnresolvedIsExprSyntax.self) || self.is(ArrowExprSyntax.self)
  }
}
