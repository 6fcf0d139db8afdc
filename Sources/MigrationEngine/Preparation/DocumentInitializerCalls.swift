import SwiftSyntax

/// Finds the calls of an initializer that takes the members or elements of a document, or the input for a document, and
/// passes the document instead.
struct DocumentInitializerCalls {
  private let project: ProjectFacts
  private let label: String?
  /// How the document is made of the argument.
  private let parsing: DocumentParsing
  /// How a document is made of an argument that is one of other values; nil for other initializers.
  private let source: DocumentSource?
  /// The parts of a document that the initializer takes; nil if it takes something else.
  private let parts: DocumentParts?
  private(set) var edits: [Edit] = []
  /// Whether no other code may call the initializer.
  private(set) var isComplete = true

  /// Creates the calls. Nil if a call is spread over lines.
  init?(
    giving parameter: FunctionParameterSyntax, of type: TypeFacts,
    parsing: DocumentParsing = DocumentParsing(label: nil, manner: .plain), parts: DocumentParts? = nil,
    source: DocumentSource? = nil, in project: ProjectFacts
  ) {
    self.project = project
    self.source = source
    self.parsing = parsing
    self.parts = parts
    label = parameter.argumentLabel
    for mention in TypeMentions(facts: project).mentions(of: type.name) {
      guard let parent = mention.specialized.parent else { continue }
      if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == mention.specialized.as(ExprSyntax.self)?.id
      {
        if !rewrite(call, mention.file) { isComplete = false }
      } else if let access = parent.as(MemberAccessExprSyntax.self),
        access.base?.id == mention.node.as(ExprSyntax.self)?.id,
        ["init", "self"].contains(access.declName.baseName.text)
      {
        let call = access.parent?.as(FunctionCallExprSyntax.self)
        if call?.calledExpression.id != ExprSyntax(access).id || call.map({ rewrite($0, mention.file) }) != true {
          isComplete = false
        }
      }
    }
    for use in project.memberAccesses["init", default: []] {
      // A name, of another type, is the only base that says whose initializer is called.
      let isNamed = use.node.base?.dottedName.map { $0 != "self" && !project.mayStandForType($0) } ?? false
      let labels = use.node.parent?.as(FunctionCallExprSyntax.self)?.arguments.map { $0.label?.text }
      if !isNamed, labels == nil || labels == [label] { isComplete = false }
    }
    for (name, uses) in project.references where name == "Self" || project.mayStandForType(name) {
      for use in uses {
        let call = use.node.parent?.as(FunctionCallExprSyntax.self)
        if call?.calledExpression.id == ExprSyntax(use.node).id, call?.arguments.map({ $0.label?.text }) == [label] {
          isComplete = false
        }
      }
    }
    guard project.areWithinLines(edits) else { return nil }
  }

  /// `Item(with: json.dictionaryValue)` as `Item(json: json)`; false for what can't be changed.
  private mutating func rewrite(_ call: FunctionCallExprSyntax, _ file: Int) -> Bool {
    guard let argument = call.arguments.only, argument.label?.text == label else { return true }
    guard call.trailingClosure == nil, project.files[file].role == .migrated else { return false }
    func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(file: file, range: range, text: text)) }
    let start = argument.trimmedOffsets.lowerBound
    let value = argument.expression.trimmedOffsets
    let members = argument.expression.as(MemberAccessExprSyntax.self)
    if let members, let base = members.base, parts?.isGiven(by: members.declName.baseName.text) == true,
      project.properties(named: members.declName.baseName.text).allSatisfy({ ProjectFacts.isJSON($0.owner) })
    {
      replace(start..<value.lowerBound, with: "json: ")
      guard base.isInOptionalChain else {
        replace(base.trimmedOffsets.upperBound..<value.upperBound, with: "")
        return true
      }
      // Nil is read as nothing, like null.
      guard project.imports[file].contains(where: { Import.jsonLibraries.contains($0.module) }) else { return false }
      let end = (base.as(OptionalChainingExprSyntax.self)?.expression ?? base).trimmedOffsets.upperBound
      replace(end..<value.upperBound, with: " ?? JSON.null")
    } else if parts?.isOptional == true {
      guard case .colon? = argument.expression.as(DictionaryExprSyntax.self)?.content else { return false }
      replace(start..<value.upperBound, with: "json: [:]")
    } else {
      guard project.imports[file].contains(where: { Import.jsonLibraries.contains($0.module) }) else {
        return parsing.label == nil && source == nil && rewriteWithoutJSON(start..<value.lowerBound, file)
      }
      if let source {
        if source.isAttempt && argument.mayThrowInCall || call.givesTypeOfProperty { return false }
        for (range, text) in source.replacements(of: argument) { replace(range, with: text) }
        return true
      }
      let (opening, closing) = parts == nil ? ("", "") : typed(argument.expression)
      replace(start..<value.lowerBound, with: "json: \(parsing.beginning)\(opening)")
      replace(value.upperBound..<value.upperBound, with: "\(closing))")
      if parsing.manner == .optional { attempt(call, file) }
    }
    return true
  }

  /// The text around members or elements whose type the parameter said: `JSON(rows.reversed() as [JSON])`.
  private func typed(_ expression: ExprSyntax) -> (opening: String, closing: String) {
    var inner = expression.withoutParentheses
    while let forced = inner.as(ForceUnwrapExprSyntax.self) { inner = forced.expression.withoutParentheses }
    let fallback = inner.infix.flatMap { $0.sign == "??" ? $0.left.withoutParentheses : nil }
    let names: Set = ["array", "arrayValue", "dictionary", "dictionaryValue"]
    if let access = (fallback ?? inner).as(MemberAccessExprSyntax.self), access.base != nil,
      names.contains(access.declName.baseName.text)
    {
      return ("", "")
    }
    if let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .annotated(let type) = inner.localBinding(of: name), [.members, .elements].contains(DocumentKind(type))
    {
      return ("", "")
    }
    let type = parts?.accessor == "dictionaryValue" ? "[String: JSON]" : "[JSON]"
    return expression.infix == nil && expression.ternary == nil ? ("", " as \(type)") : ("(", ") as \(type)")
  }

  /// `Item(data: data)` as `try? Item(json: JSON(data: data))`
  private mutating func attempt(_ call: FunctionCallExprSyntax, _ file: Int) {
    let place = call.trimmedOffsets
    let isAlone = call.isWholeValue
    edits.append(
      Edit(file: file, range: place.lowerBound..<place.lowerBound, text: isAlone ? "try? " : "(try? "))
    if !isAlone { edits.append(Edit(file: file, range: place.upperBound..<place.upperBound, text: ")")) }
  }

  /// `Item(with: members)` as `Item(reading: members)`, in a file that knows nothing of `JSON`.
  private mutating func rewriteWithoutJSON(_ label: Range<Int>, _ file: Int) -> Bool {
    guard let last = project.imports[file].last, last.condition == nil else { return false }
    edits.append(Edit(file: file, range: label, text: "reading: "))
    if !project.imports[file].contains(where: { $0.module == "Bridge" }) {
      let end = project.files[file].lineEnd(behind: last.node)
      edits.append(Edit(file: file, range: end..<end, text: "\nimport Bridge"))
    }
    return true
  }
}

extension DocumentParts {
  /// Whether the parts that an accessor gives are read in the same way.
  fileprivate func isGiven(by name: String) -> Bool { name == accessor || isOptional && name == "dictionaryValue" }
}

extension ExprSyntax {
  /// Whether it may be nil, because a part of its chain may be.
  fileprivate var isInOptionalChain: Bool {
    sequence(first: self) { part in
      part.as(MemberAccessExprSyntax.self)?.base ?? part.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? part.as(FunctionCallExprSyntax.self)?.calledExpression ?? part.as(ForceUnwrapExprSyntax.self)?.expression
    }.contains { $0.is(OptionalChainingExprSyntax.self) }
  }
}

extension LabeledExprSyntax {
  /// Whether something in the argument, or in the call, may be tried, so that a `try?` would take its error.
  var mayThrowInCall: Bool {
    let isTried = codeTokens.contains { token in
      token.tokenKind == .keyword(.await)
        || token.tokenKind == .keyword(.try)
          && token.parent?.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
    }
    if isTried { return true }
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(TryExprSyntax.self) || current.as(ExprSyntax.self)?.tryInFront != nil { return true }
      node = current.parent
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// Whether the type of a property is that of what it makes, so that the compiler looks for its initializer first of all.
  var givesTypeOfProperty: Bool {
    guard let binding = enclosing(PatternBindingSyntax.self), binding.typeAnnotation == nil else { return false }
    return binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
  }

  /// Whether nothing stands beside the call in the whole value of which it is a part, so that `try` needs no parentheses.
  fileprivate var isWholeValue: Bool {
    guard let parent else { return false }
    if let elements = parent.as(ExprListSyntax.self) {
      return elements.count == 3 && elements.last?.id == ExprSyntax(self).id
        && elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
    return parent.is(InitializerClauseSyntax.self) || parent.is(LabeledExprSyntax.self)
      || parent.is(ReturnStmtSyntax.self) || parent.is(ArrayElementSyntax.self) || parent.is(CodeBlockItemSyntax.self)
  }
}

extension ProjectFacts {
  /// Whether a name may stand for a type that has another one: an alias, a type parameter or an associated type.
  fileprivate func mayStandForType(_ name: String) -> Bool {
    let last = name.lastComponent
    return aliases.contains(last) || placeholders.contains(last) || scopedNames[last] != nil
      || ["Element", "Key", "Value", "Wrapped"].contains(last)
  }
}
