import SwiftSyntax

extension ExprSyntax {
  /// The operator that binds its operands last, with what stands on its two sides; nil for other expressions.
  var infix: (left: ExprSyntax, sign: String, right: ExprSyntax)? { infix(with: [:]) }

  /// The operator that binds its operands last, with what stands on its two sides; nil for other expressions.
  ///
  /// The parser leaves a row of operands and operators as it is. Rows with an operator whose precedence is not known have
  /// no parts.
  ///
  /// - Parameter operators: the precedences of operators that are not the standard library's.
  func infix(with operators: [String: Precedence]) -> (left: ExprSyntax, sign: String, right: ExprSyntax)? {
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    var best: (index: Int, precedence: Precedence)?
    for index in elements.indices where index % 2 == 1 {
      guard let sign = elements[index].sign, let precedence = operators[sign] ?? Precedence(of: sign) else {
        return nil
      }
      if let found = best {
        guard
          precedence.level < found.precedence.level
            || precedence.level == found.precedence.level && !precedence.isOfRight
        else { continue }
      }
      best = (index, precedence)
    }
    guard let best, let sign = elements[best.index].sign else { return nil }
    func part(_ slice: ArraySlice<ExprSyntax>) -> ExprSyntax {
      slice.only ?? ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(slice))))
    }
    return (part(elements[..<best.index]), sign, part(elements[(best.index + 1)...]))
  }

  /// The parts of `condition ? one : other`.
  var ternary: (condition: ExprSyntax, one: ExprSyntax, other: ExprSyntax)? {
    guard let (left, sign, right) = infix, sign == "?:", let sequence = self.as(SequenceExprSyntax.self),
      let choice = sequence.elements.first(where: { $0.is(UnresolvedTernaryExprSyntax.self) })?
        .as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    return (left, choice.thenExpression, right)
  }

  private var sign: String? {
    if self.is(AssignmentExprSyntax.self) { return "=" }
    if self.is(UnresolvedTernaryExprSyntax.self) { return "?:" }
    if self.is(UnresolvedAsExprSyntax.self) { return "as" }
    if self.is(UnresolvedIsExprSyntax.self) { return "is" }
    return self.as(BinaryOperatorExprSyntax.self)?.operator.text
  }
}
