import SwiftSyntax

extension BodyConversion {
  /// The meaning of a postfix expression.
  enum Chain {
    /// A part of the document.
    case document(DocumentValue)
    /// It began with the document, and has become something else.
    case plain
    /// It does not begin with the document.
    case other
  }

  /// Follows `json["a"].array?.first?["b"].string` from its beginning.
  func chain(_ expression: ExprSyntax, _ environment: Environment) throws(NotRecognised) -> Chain {
    let end = expression.trimmedOffsets.upperBound
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      if let found = try ownMember(reference, environment) { return found }
      guard reference.argumentNames == nil, let variable = environment[reference.baseName.text] else { return .other }
      return .document(
        DocumentValue(
          kind: variable.kind, start: reference.trimmedOffsets.lowerBound, base: variable.text, end: end))
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      // A document that the type keeps, in the getter of a property.
      if let variable = environment[access.trimmedDescription], base.trimmedDescription == "self" {
        return .document(
          DocumentValue(kind: variable.kind, start: access.trimmedOffsets.lowerBound, base: variable.text, end: end))
      }
      if let number = try number(access, environment) { return number }
      return try extend(base, environment) { value throws(NotRecognised) in
        try member(access.declName, of: value, at: access)
      }
    }
    if let access = expression.as(SubscriptCallExprSyntax.self) {
      let found = try extend(access.calledExpression, environment) { value throws(NotRecognised) in
        try element(access, of: value, environment)
      }
      if case .plain = found { try arguments(access.arguments, environment) }
      return found
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      base.trimmedDescription != "JSON", !Import.jsonLibraries.contains(base.trimmedDescription)
    {
      var isMethod = false
      let found = try extend(base, environment) { value throws(NotRecognised) in
        isMethod = true
        return try method(access.declName.baseName.text, call, of: value, environment)
      }
      if case .plain = found, !isMethod { try rest(of: call, environment) }
      return found
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let found = try ownMethod(call, environment) { return found }
      return try remade(call, environment)
    }
    if let named = expression.castToDocument, !named.isOptional,
      case .document(let value) = try chain(named.value, environment), value.kind == .document, !value.isChained
    {
      return .document(value.extended(to: end))
    }
    if let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.only, inner.label == nil,
      mentioned(in: inner, environment) != nil
    {
      return try parenthesised(inner.expression, in: tuple, environment)
    }
    if let chaining = expression.as(OptionalChainingExprSyntax.self) {
      return try extend(chaining.expression, environment) { value throws(NotRecognised) in
        if isAlwaysThere(chaining.expression, value) { return .document(value.extended(to: end)) }
        guard case .optional(let wrapped) = value.kind else {
          throw failure(.documentUseNotUnderstood, "a `?` behind what is not optional", at: chaining)
        }
        try name(value, at: chaining)
        return .document(Self.continued(wrapped, at: end, isChained: true))
      }
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return try extend(forced.expression, environment) { value throws(NotRecognised) in
        if isAlwaysThere(forced.expression, value) { return .document(value.extended(to: end)) }
        guard case .optional(let wrapped) = value.kind else {
          throw failure(.documentUseNotUnderstood, "a `!` behind what is not optional", at: forced)
        }
        try name(value, at: forced)
        return .document(Self.continued(wrapped, at: end, isChained: value.isChained))
      }
    }
    return .other
  }

  /// `(json["rows"].arrayValue)`, `(json["rows"].array ?? [])`
  private func parenthesised(
    _ inner: ExprSyntax, in tuple: TupleExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> Chain {
    func continued(_ kind: DocumentKind?) -> Chain {
      kind.map { .document(Self.continued($0, at: tuple.trimmedOffsets.upperBound, isChained: false)) } ?? .plain
    }
    switch try chain(inner, environment) {
    case .document(var value):
      // Optional chaining ends with the parentheses.
      guard value.base != nil else { return continued(try settle(value, at: inner)) }
      value.start = tuple.trimmedOffsets.lowerBound
      return .document(value.extended(to: tuple.trimmedOffsets.upperBound))
    case .plain: return .plain
    case .other: return continued(try self.expression(inner, environment))
    }
  }

  /// Whether an expression is the parameter that is optional in name only; see `OptionalDocument`.
  private func isAlwaysThere(_ expression: ExprSyntax, _ value: DocumentValue) -> Bool {
    value.kind == .document && neverNil != nil
      && expression.as(DeclReferenceExprSyntax.self)?.baseName.text == neverNil
  }

  /// `string`, in a member of `JSON`, is `self.string`.
  private func ownMember(
    _ reference: DeclReferenceExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> Chain? {
    let name = reference.baseName.text
    guard isOwnName(reference, environment) else { return nil }
    if reference.parent?.is(FunctionCallExprSyntax.self) == true {
      try checkOwnName(reference)
      return nil
    }
    let isKnown =
      ReadRule(accessor: name) != nil
      || [
        "array", "arrayValue", "dictionary", "dictionaryValue", "isEmpty", "count", "object", "rawValue", "arrayObject",
        "dictionaryObject", "type",
      ].contains(name)
    let isOfProject = project.properties(named: name).contains { ProjectFacts.isJSON($0.owner) && !$0.isStatic }
    if isKnown || isOfProject { return try member(reference, of: itself(before: reference), at: reference) }
    try checkOwnName(reference)
    return nil
  }

  /// Converts a call of the project's own method without a receiver in a member of `JSON`: `date()` is `self.date()`.
  private func ownMethod(_ call: FunctionCallExprSyntax, _ environment: Environment) throws(NotRecognised) -> Chain? {
    guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self), isOwnName(reference, environment),
      ExprSyntax(call).nameCalledAlone == "exists"
        || project.functions(named: reference.baseName.text).contains(where: {
          ProjectFacts.isJSON($0.owner) && !$0.isStatic
        })
    else { return nil }
    return try method(reference.baseName.text, call, of: itself(before: reference), environment)
  }

  /// Returns whether a name without a receiver may be a member of the document that contains it.
  private func isOwnName(_ reference: DeclReferenceExprSyntax, _ environment: Environment) -> Bool {
    let name = reference.baseName.text
    guard isOfDocument, name != "self", environment[name] == nil, reference.argumentNames == nil,
      case .none = reference.localBinding(of: name)
    else { return false }
    return true
  }

  /// The document that a member of `JSON` belongs to, in front of a name.
  private func itself(before reference: DeclReferenceExprSyntax) -> DocumentValue {
    let start = reference.trimmedOffsets.lowerBound
    return DocumentValue(kind: .document, start: start, base: "self", end: start)
  }

  private func extend(
    _ base: ExprSyntax, _ environment: Environment, _ next: (DocumentValue) throws(NotRecognised) -> Chain
  ) throws(NotRecognised) -> Chain {
    let found = try chain(base, environment)
    guard case .document(let value) = found else { return found }
    return try next(value)
  }

  /// Returns the value after a piece of text that stays, or is already written.
  static func continued(_ kind: DocumentKind, at end: Int, isChained: Bool) -> DocumentValue {
    DocumentValue(kind: kind, start: end, base: nil, end: end, isChained: isChained)
  }

  // MARK: Questions

  /// Replaces the text from the value's start by a call on the container.
  func ask(
    _ value: DocumentValue, _ question: String, to end: Int? = nil, throwing: Bool = false, at node: some SyntaxProtocol
  ) throws(NotRecognised) {
    if value.base == container { noteQuestion() }
    try replace(value.start..<(end ?? node.trimmedOffsets.upperBound), by: (value.base ?? "") + question, at: node)
    if throwing { try placeTry(over: Syntax(node)) }
  }

  /// Writes the name of a variable, where it has a new one.
  func name(_ value: DocumentValue, at node: some SyntaxProtocol) throws(NotRecognised) {
    guard value.path.isEmpty, let base = value.base else { return }
    if base == container { noteQuestion() }
    try replace(value.start..<value.end, by: base, at: node)
  }

  /// Ends a chain with a part of the document.
  func settle(_ value: DocumentValue, at node: some SyntaxProtocol) throws(NotRecognised) -> DocumentKind {
    if value.path.isEmpty {
      try name(value, at: node)
    } else {
      try ask(value, ".nestedContainer(\(value.place))", to: value.end, at: node)
    }
    return value.isChained ? value.kind.inChain : value.kind
  }
}
