import SwiftSyntax

/// A document that is created from parts of another, from a string, or from Foundation values.
///
/// ## Before
/// ```swift
/// let owner = JSON(json["owner"].dictionaryValue)
/// name = owner["name"].stringValue
/// let state = JSON(parseJSON: json["state"].stringValue)
/// page = state["page"].intValue
/// let extra = JSON(json["extra"].object)
/// note = extra["note"].stringValue
/// ```
/// ## After
/// ```swift
/// let owner = LegacyContainer(container.members(at: "owner"))
/// name = try owner.value(String.self, at: "name")
/// let state = try LegacyContainer(parsing: container.value(String.self, at: "state"))
/// page = try state.value(Int.self, at: "page")
/// let extra = LegacyContainer(reading: container.object(at: "extra"))
/// note = try extra.value(String.self, at: "note")
/// ```
///
/// Preserves: null for absent values, and for a string that is not a document.
/// Can't: documents that are created from data, literals, or an optional part of another document.
extension BodyConversion {
  /// `JSON(json["a"])`, `JSON(json["owner"].dictionaryValue)`, `JSON(parseJSON: text)`, `JSON(values)`
  func remade(_ call: FunctionCallExprSyntax, _ environment: Environment) throws(NotRecognised) -> Chain {
    guard call.calledExpression.isJSONInitializer,
      call.trailingClosure == nil, let argument = call.arguments.only
    else { return .other }
    if let label = argument.label {
      guard label.text == "parseJSON" else { return .other }
      try plain(argument.expression, environment)
      try replace(label.trimmedOffsets, by: "parsing", at: call)
    } else {
      var kind = try parts(argument.expression, environment)
      if kind == nil { kind = try expression(argument.expression, environment) }
      switch kind {
      case .document?, .members?, .elements?: break
      case nil where argument.expression.isEmptyCollection: break
      case nil where !argument.expression.isCollectionOrNil:
        let start = argument.expression.trimmedOffsets.lowerBound
        try replace(start..<start, by: "reading: ", at: call)
      default:
        throw failure(
          .documentUseNotUnderstood, "a document is made of an optional part of another, or of a literal", at: call)
      }
    }
    try replace(call.calledExpression.trimmedOffsets, by: "LegacyContainer", at: call)
    return .document(Self.continued(.document, at: call.trimmedOffsets.upperBound, isChained: false))
  }

  /// `json["owner"].dictionaryObject ?? [:]`, of which a document has the same members as that of `.dictionaryValue`.
  private func parts(_ expression: ExprSyntax, _ environment: Environment) throws(NotRecognised) -> DocumentKind? {
    guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].binaryOperator == "??", let access = elements[0].as(MemberAccessExprSyntax.self),
      let base = access.base, let value = document(base, environment)
    else { return nil }
    switch (access.declName.baseName.text, elements[2].trimmedDescription) {
    case ("dictionaryObject", "[:]"):
      try ask(value, ".members(\(value.place))", to: expression.trimmedOffsets.upperBound, at: expression)
      return .members
    case ("arrayObject", "[]"):
      try ask(value, ".nestedContainers(\(value.place))", to: expression.trimmedOffsets.upperBound, at: expression)
      return .elements
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// `[]`, `[:]`
  fileprivate var isEmptyCollection: Bool { ["[]", "[:]"].contains(trimmedDescription) }

  /// Whether the expression is a literal that has its type from its place.
  fileprivate var isCollectionOrNil: Bool {
    self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
  }
}
