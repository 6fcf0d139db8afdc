import SwiftSyntax

extension BodyConversion {
  /// What a postfix expression turned out to be.
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
      base.trimmedDescription != "JSON", base.trimmedDescription != "SwiftyJSON"
    {
      var isMethod = false
      let found = try extend(base, environment) { value throws(NotRecognised) in
        isMethod = true
        return try method(access.declName.baseName.text, call, of: value, environment)
      }
      if case .plain = found, !isMethod { try rest(of: call, environment) }
      return found
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return try remade(call, environment) }
    if let chaining = expression.as(OptionalChainingExprSyntax.self) {
      return try extend(chaining.expression, environment) { value throws(NotRecognised) in
        guard case .optional(let wrapped) = value.kind else {
          throw failure("a `?` behind what is not optional", at: chaining)
        }
        try name(value, at: chaining)
        return .document(Self.continued(wrapped, at: end, isChained: true))
      }
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return try extend(forced.expression, environment) { value throws(NotRecognised) in
        guard case .optional(let wrapped) = value.kind else {
          throw failure("a `!` behind what is not optional", at: forced)
        }
        try name(value, at: forced)
        return .document(Self.continued(wrapped, at: end, isChained: value.isChained))
      }
    }
    return .other
  }

  /// `string`, in a member of `JSON`, is `self.string`.
  private func ownMember(
    _ reference: DeclReferenceExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> Chain? {
    let name = reference.baseName.text
    guard isOfDocument, name != "self", environment[name] == nil, reference.argumentNames == nil,
      case .none = reference.localBinding(of: name)
    else { return nil }
    if reference.parent?.is(FunctionCallExprSyntax.self) == true {
      try checkOwnName(reference)
      return nil
    }
    let isKnown =
      ReadRule(accessor: name) != nil
      || ["array", "arrayValue", "dictionary", "dictionaryValue", "isEmpty", "count"].contains(name)
    let value = DocumentValue(
      kind: .document, start: reference.trimmedOffsets.lowerBound, base: "self",
      end: reference.trimmedOffsets.lowerBound)
    if isKnown { return try member(reference, of: value, at: reference) }
    try checkOwnName(reference)
    return nil
  }

  private func extend(
    _ base: ExprSyntax, _ environment: Environment, _ next: (DocumentValue) throws(NotRecognised) -> Chain
  ) throws(NotRecognised) -> Chain {
    let found = try chain(base, environment)
    guard case .document(let value) = found else { return found }
    return try next(value)
  }

  /// The value behind a piece of text that stays, or is written already.
  static func continued(_ kind: DocumentKind, at end: Int, isChained: Bool) -> DocumentValue {
    DocumentValue(kind: kind, start: end, base: nil, end: end, isChained: isChained)
  }

  // MARK: Questions

  /// Puts a question in the place of the text from the value's beginning on.
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

  // MARK: Members

  private func member(
    _ reference: DeclReferenceExprSyntax, of value: DocumentValue, at access: some ExprSyntaxProtocol
  ) throws(NotRecognised) -> Chain {
    let name = reference.baseName.text
    let end = access.trimmedOffsets.upperBound
    func sequence(_ question: String, _ kind: DocumentKind) throws(NotRecognised) -> Chain {
      try ask(value, ".\(question)(\(value.place))", at: access)
      return .document(Self.continued(kind, at: end, isChained: value.isChained))
    }
    switch (value.kind, name) {
    case (.document, "array"): return try sequence("nestedContainersIfPresent", .optional(.elements))
    case (.document, "arrayValue"): return try sequence("nestedContainers", .elements)
    case (.document, "dictionary"): return try sequence("membersIfPresent", .optional(.members))
    case (.document, "dictionaryValue"): return try sequence("members", .members)
    case (.document, "isEmpty"), (.document, "count"):
      try ask(value, ".\(name)(\(value.place))", at: access)
      return .plain
    case (.document, _):
      if let rule = ReadRule(accessor: name) {
        try checkScalar(rule, at: access)
        try ask(value, rule.question(value.location), throwing: true, at: access)
        return .plain
      }
      if let helper = try surroundings.helper(.member(name)) {
        return try ask(helper, named: reference, of: value, at: access)
      }
      throw failure("`.\(name)` of the document is not understood", at: reference)
    case (.elements, "first"), (.elements, "last"), (.entries, "first"), (.entries, "last"), (.members, "first"):
      try self.name(value, at: access)
      guard let element = value.kind.element else { return .plain }
      return .document(Self.continued(.optional(element), at: end, isChained: value.isChained))
    case (.members, "values"):
      try self.name(value, at: access)
      return .document(Self.continued(.elements, at: end, isChained: value.isChained))
    case (.elements, "count"), (.elements, "isEmpty"), (.elements, "indices"), (.members, "count"),
      (.members, "isEmpty"), (.members, "keys"), (.entries, "count"), (.entries, "isEmpty"), (.entry, "0"),
      (.entry, "key"), (.entry, "offset"):
      try self.name(value, at: access)
      return .plain
    case (.entry, "1"), (.entry, "value"), (.entry, "element"):
      try self.name(value, at: access)
      return .document(Self.continued(.document, at: end, isChained: value.isChained))
    default:
      throw failure("`.\(name)` of a part of the document is not understood", at: reference)
    }
  }

  /// The name of a scalar has to mean the library's.
  func checkScalar(_ rule: ReadRule, at node: some SyntaxProtocol) throws(NotRecognised) {
    guard let scalar = rule.scalar else { return }
    if project.isDeclaredHere(scalar.rawValue) || project.placeholders.contains(scalar.rawValue) {
      throw failure("the project declares `\(scalar.rawValue)` itself", at: node)
    }
  }

  private func ask(
    _ helper: Helper, named reference: DeclReferenceExprSyntax, of value: DocumentValue,
    at access: some ExprSyntaxProtocol
  ) throws(NotRecognised) -> Chain {
    let question = value.path.isEmpty ? "" : ".nestedContainer(\(value.place))"
    try ask(value, "\(question).\(reference.trimmedDescription)", throwing: helper.throws, at: access)
    guard let kind = helper.result else { return .plain }
    return .document(Self.continued(kind, at: access.trimmedOffsets.upperBound, isChained: value.isChained))
  }

  private func element(
    _ access: SubscriptCallExprSyntax, of value: DocumentValue, _ environment: Environment
  ) throws(NotRecognised) -> Chain {
    let end = access.trimmedOffsets.upperBound
    guard access.trailingClosure == nil, !access.arguments.isEmpty, access.arguments.allSatisfy({ $0.label == nil })
    else { throw failure("this subscript of the document is not understood", at: access) }
    switch value.kind {
    case .document:
      var value = value
      value.end = end
      for argument in access.arguments.map(\.expression) {
        let steps = argument.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [argument]
        for step in steps {
          if step.as(MemberAccessExprSyntax.self)?.base == nil, step.is(MemberAccessExprSyntax.self) {
            throw failure("a key whose type is not written", at: step)
          }
          if isList(step) { throw failure("a key that is a list of keys", at: step) }
          if extendsSubscripts, !step.is(StringLiteralExprSyntax.self), !step.is(IntegerLiteralExprSyntax.self) {
            throw failure("the project gives `JSON` subscripts of its own, and this may be one", at: step)
          }
          let (before, triesBefore) = (edits.count, tries.count)
          try plain(step, environment)
          guard edits.count == before, tries.count == triesBefore, !step.trimmedDescription.contains("\n") else {
            throw failure("a key that is read from the document", at: step)
          }
          value.path.append(step.trimmedDescription)
        }
      }
      return .document(value)
    case .elements, .entries:
      guard let index = access.arguments.only?.expression, !index.mayBeRange else {
        throw failure("a slice of the document's elements", at: access)
      }
      try arguments(access.arguments, environment)
      try name(value, at: access)
      return .document(
        Self.continued(value.kind.element ?? .document, at: end, isChained: value.isChained))
    case .members:
      try arguments(access.arguments, environment)
      try name(value, at: access)
      guard access.arguments.count == 1 else { throw failure("this subscript is not understood", at: access) }
      return .document(Self.continued(.optional(.document), at: end, isChained: value.isChained))
    case .entry, .optional:
      throw failure("this subscript of a part of the document is not understood", at: access)
    }
  }

  func arguments(_ arguments: LabeledExprListSyntax, _ environment: Environment) throws(NotRecognised) {
    for argument in arguments { try plain(argument.expression, environment) }
  }
}

extension ReadRule {
  /// What an accessor gives.
  fileprivate var scalar: Scalar? {
    switch self {
    case .value(let scalar), .optional(let scalar), .lossless(let scalar): scalar
    case .model, .elements, .optionalElements: nil
    }
  }

  /// The question that an accessor is.
  fileprivate func question(_ location: String) -> String {
    switch self {
    case .value(let scalar): ".decode(\(scalar.rawValue).self\(location))"
    case .optional(let scalar): ".decodeIfPresent(\(scalar.rawValue).self\(location))"
    default: ""
    }
  }
}

extension ExprSyntax {
  /// Whether an index may be a range: anything but a number or a plain name.
  fileprivate var mayBeRange: Bool {
    if self.is(IntegerLiteralExprSyntax.self) || self.is(DeclReferenceExprSyntax.self) { return false }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return !self.is(MemberAccessExprSyntax.self) }
    return sequence.elements.contains {
      $0.as(BinaryOperatorExprSyntax.self).map { !["+", "-", "*", "/", "%"].contains($0.operator.text) } ?? false
    }
  }
}
