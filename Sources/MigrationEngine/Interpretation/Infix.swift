import SwiftSyntax

extension ExprSyntax {
  /// The operator that binds its operands last, with what stands on its two sides; nil for other expressions.
  ///
  /// The parser leaves a row of operands and operators as it is. Rows with an operator that is not the standard library's
  /// have no parts, since its precedence is not known.
  var infix: (left: ExprSyntax, sign: String, right: ExprSyntax)? {
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    var best: (index: Int, precedence: Precedence)?
    for index in elements.indices where index % 2 == 1 {
      guard let precedence = elements[index].precedence else { return nil }
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

  private struct Precedence {
    let level: Int
    /// Whether `a ~ b ~ c` is `a ~ (b ~ c)`.
    var isOfRight = false
  }

  private var sign: String? {
    if self.is(AssignmentExprSyntax.self) { return "=" }
    if self.is(UnresolvedTernaryExprSyntax.self) { return "?:" }
    if self.is(UnresolvedAsExprSyntax.self) { return "as" }
    if self.is(UnresolvedIsExprSyntax.self) { return "is" }
    return self.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  /// The standard library's precedence groups, from the one that binds last.
  private var precedence: Precedence? {
    switch sign {
    case "=", "+=", "-=", "*=", "/=", "%=": Precedence(level: 0, isOfRight: true)
    case "?:": Precedence(level: 1, isOfRight: true)
    case "||": Precedence(level: 2)
    case "&&": Precedence(level: 3)
    case "==", "!=", "<", ">", "<=", ">=", "~=": Precedence(level: 4)
    case "??": Precedence(level: 5, isOfRight: true)
    case "as", "is": Precedence(level: 6)
    case "..<", "...": Precedence(level: 7)
    case "+", "-", "&+", "&-", "|", "^": Precedence(level: 8)
    case "*", "/", "%", "&*", "&": Precedence(level: 9)
    case "<<", ">>", "&<<", "&>>": Precedence(level: 10)
    default: nil
    }
  }
}
