import SwiftSyntax

/// Questions about the kind of a part of the document.
///
/// ## Before
/// ```swift
/// switch json["price"].type {
/// case .string: price = Double(json["price"].stringValue)
/// case .number: price = json["price"].double
/// default: price = nil
/// }
/// isList = json["rows"].type == .array
/// ```
/// ## After
/// ```swift
/// switch container.type(at: "price") {
/// case .string: price = try Double(container.value(String.self, at: "price"))
/// case .number: price = try container.valueIfPresent(Double.self, at: "price")
/// default: price = nil
/// }
/// isList = container.type(at: "rows") == .array
/// ```
///
/// Preserves: the answer. An absent value is of kind `.null`, and `true` is no number.
/// Can't: a kind that is stored, returned or passed on.
extension BodyConversion {
  /// Replaces the question for the kind of a part, where the answer is compared with kinds at once.
  ///
  /// - Returns: false for other uses of the kind.
  func kind(of value: DocumentValue, at access: some ExprSyntaxProtocol) throws(NotRecognised) -> Bool {
    guard let asked = ExprSyntax(access).kindsComparedWith else { return false }
    for (kind, expression) in asked where expression.trimmedDescription != ".\(kind.rawValue)" {
      try replace(expression.trimmedOffsets, by: ".\(kind.rawValue)", at: expression)
    }
    try ask(value, ".type(\(value.place))", at: access)
    return true
  }
}

extension ExprSyntax {
  /// The list in `[.string, .number].contains(argument)`.
  private static func list(containing argument: LabeledExprSyntax) -> ArrayExprSyntax? {
    guard argument.label == nil, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.only?.id == argument.id,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "contains"
    else { return nil }
    return access.base?.as(ArrayExprSyntax.self)
  }

  /// The kinds that the subject of a `switch`, an operand of `==` or `!=`, or what a list is searched for, is compared
  /// with; nil for anything else.
  fileprivate var kindsComparedWith: [(Interpreter.DocumentType, ExprSyntax)]? {
    guard let parent else { return nil }
    if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.only?.expression.id == id {
      return ExprSyntax(tuple).kindsComparedWith
    }
    var compared: [ExprSyntax?] = []
    if let choice = parent.as(SwitchExprSyntax.self) {
      for element in choice.cases {
        guard let label = element.as(SwitchCaseSyntax.self)?.label else { return nil }
        guard case .case(let patterns) = label else { continue }
        compared += patterns.caseItems.map { $0.pattern.as(ExpressionPatternSyntax.self)?.expression }
      }
    } else if let list = parent.as(LabeledExprSyntax.self).flatMap(Self.list(containing:)) {
      compared = list.elements.map(\.expression)
    } else if let operands = parent.as(ExprListSyntax.self) {
      let elements = Array(operands)
      for middle in elements.indices.dropFirst().dropLast() {
        guard let comparison = elements[middle].binaryOperator, ["==", "!="].contains(comparison) else { continue }
        if elements[middle - 1].id == id { compared.append(elements[middle + 1]) }
        if elements[middle + 1].id == id { compared.append(elements[middle - 1]) }
      }
      if compared.isEmpty { return nil }
    } else {
      return nil
    }
    var kinds: [(Interpreter.DocumentType, ExprSyntax)] = []
    for expression in compared {
      guard let expression, let kind = Interpreter.DocumentType(expression) else { return nil }
      kinds.append((kind, expression))
    }
    return kinds
  }
}
