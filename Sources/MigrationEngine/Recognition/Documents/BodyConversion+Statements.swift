import SwiftSyntax

extension BodyConversion {
  func statements(_ items: CodeBlockItemListSyntax, _ environment: inout Environment) throws(NotRecognised) {
    for item in items { try statement(item, &environment) }
  }

  func block(_ items: CodeBlockItemListSyntax, _ environment: Environment) throws(NotRecognised) {
    var environment = environment
    try statements(items, &environment)
  }

  private func statement(_ item: CodeBlockItemSyntax, _ environment: inout Environment) throws(NotRecognised) {
    if let neverNil, closureDepth == 0, environment[neverNil]?.kind == .document,
      let found = NilDocumentGuard(item.item, of: neverNil)
    {
      return try unguarded(found, item, &environment)
    }
    switch item.item {
    case .decl(let declaration): try self.declaration(declaration, &environment)
    case .stmt(let statement): try self.statement(statement, &environment)
    case .expr(let expression): try self.plain(expression, environment)
    }
  }

  /// Decoding has a document always: what asks for one goes.
  private func unguarded(
    _ found: NilDocumentGuard, _ item: CodeBlockItemSyntax, _ environment: inout Environment
  ) throws(NotRecognised) {
    if let neverNil { environment[found.name] = environment[neverNil] }
    if found.otherConditions.isEmpty {
      if let text = found.comparison { noteNullComparison(text, at: item) }
      return remove(item)
    }
    try replace(found.question, by: "", at: item)
    try block(found.body.statements, environment)
    try conditions(found.otherConditions, &environment)
  }

  // MARK: Declarations

  private func declaration(_ declaration: DeclSyntax, _ environment: inout Environment) throws(NotRecognised) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { try self.binding(binding, &environment) }
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        guard case .statements(let items)? = clause.elements else { continue }
        try block(items, environment)
      }
    } else if let name = mentioned(in: declaration, environment) {
      throw failure("a local declaration uses `\(name.text)`", at: name)
    } else if let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text {
      environment[name] = nil
    }
  }

  private func binding(_ binding: PatternBindingSyntax, _ environment: inout Environment) throws(NotRecognised) {
    if let accessors = binding.accessorBlock, let name = mentioned(in: accessors, environment) {
      throw failure("a local declaration uses `\(name.text)`", at: name)
    }
    var kind =
      try binding.initializer.map { initializer throws(NotRecognised) in
        try expression(initializer.value, environment)
      } ?? nil
    if let type = binding.typeAnnotation?.type {
      try rename(type)
      if kind != nil || binding.initializer == nil { kind = DocumentKind(type) }
    }
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      environment[name] = kind.map { DocumentVariable(kind: $0, text: name) }
    } else {
      guard kind == nil else { throw failure("a pattern takes the document apart", at: binding) }
      shadow(binding.pattern, in: &environment)
    }
  }

  // MARK: Control flow

  private func statement(_ statement: StmtSyntax, _ environment: inout Environment) throws(NotRecognised) {
    if let wrapped = statement.as(ExpressionStmtSyntax.self) {
      try plain(wrapped.expression, environment)
    } else if let guarded = statement.as(GuardStmtSyntax.self) {
      try block(guarded.body.statements, environment)
      try conditions(guarded.conditions, &environment)
    } else if let loop = statement.as(ForStmtSyntax.self) {
      try self.loop(loop, environment)
    } else if let loop = statement.as(WhileStmtSyntax.self) {
      var inner = environment
      try conditions(loop.conditions, &inner)
      try block(loop.body.statements, inner)
    } else if let loop = statement.as(RepeatStmtSyntax.self) {
      try block(loop.body.statements, environment)
      try plain(loop.condition, environment)
    } else if let attempt = statement.as(DoStmtSyntax.self) {
      try self.attempt(attempt, environment)
    } else if let labeled = statement.as(LabeledStmtSyntax.self) {
      var inner = environment
      try self.statement(labeled.statement, &inner)
    } else if let deferred = statement.as(DeferStmtSyntax.self) {
      if let name = mentioned(in: deferred, environment) {
        throw failure("a `defer` uses `\(name.text)`", at: name)
      }
    } else if let result = statement.as(ReturnStmtSyntax.self) {
      try self.result(result, environment)
    } else {
      try children(of: Syntax(statement), environment)
    }
  }

  private func loop(_ loop: ForStmtSyntax, _ environment: Environment) throws(NotRecognised) {
    var inner = environment
    shadow(loop.pattern, in: &inner)
    let kind = try sequence(loop.sequence, environment)
    if let type = loop.typeAnnotation?.type { try rename(type) }
    if let kind {
      guard loop.caseKeyword == nil, let element = kind.element else {
        throw failure("the loop over the document is not understood", at: loop.sequence)
      }
      try bind(loop.pattern, to: element, in: &inner)
    }
    if let clause = loop.whereClause { try plain(clause.condition, inner) }
    try block(loop.body.statements, inner)
  }

  /// The sequence of a loop: a `JSON` itself gives its entries.
  private func sequence(_ expression: ExprSyntax, _ environment: Environment) throws(NotRecognised) -> DocumentKind? {
    let value: DocumentValue
    switch try chain(expression, environment) {
    case .document(let found): value = found
    case .plain: return nil
    case .other: return try self.expression(expression, environment)
    }
    guard value.kind == .document, !value.isChained else { return try settle(value, at: expression) }
    try ask(value, ".entries(\(value.place))", at: expression)
    return .entries
  }

  private func attempt(_ attempt: DoStmtSyntax, _ environment: Environment) throws(NotRecognised) {
    if !attempt.catchClauses.isEmpty { catchDepth += 1 }
    try block(attempt.body.statements, environment)
    if !attempt.catchClauses.isEmpty { catchDepth -= 1 }
    for clause in attempt.catchClauses {
      for item in clause.catchItems {
        if let name = mentioned(in: item, environment) { throw failure("a `catch` uses `\(name.text)`", at: name) }
      }
      try block(clause.body.statements, environment)
    }
  }

  private func result(_ statement: ReturnStmtSyntax, _ environment: Environment) throws(NotRecognised) {
    guard let value = statement.expression else { return }
    if closureDepth == 0, isFailable, value.is(NilLiteralExprSyntax.self) {
      guard catchDepth == 0 else { throw failure("`return nil` inside of a `do` with a `catch`", at: statement) }
      noteQuestion()
      return try replace(statement.trimmedOffsets, by: "throw \(container).refusal", at: statement)
    }
    guard let kind = try expression(value, environment) else { return }
    if closureDepth == 0, let result {
      guard kind == result || .optional(kind) == result else {
        throw failure("another part of the document is returned", at: value)
      }
      return
    }
    guard closureDepth > 0 else { throw failure("a part of the document is returned", at: value) }
    closureResults.append(kind)
  }

  func conditions(
    _ list: some Sequence<ConditionElementSyntax>, _ environment: inout Environment
  ) throws(NotRecognised) {
    for element in list {
      switch element.condition {
      case .expression(let expression):
        try plain(expression, environment)
      case .optionalBinding(let binding):
        try optionalBinding(binding, &environment)
      case .matchingPattern(let match):
        if let name = mentioned(in: match.pattern, environment) {
          throw failure("a pattern uses `\(name.text)`", at: name)
        }
        try plain(match.initializer.value, environment)
        shadow(match.pattern, in: &environment)
      case .availability:
        break
      }
    }
  }

  private func optionalBinding(
    _ binding: OptionalBindingConditionSyntax, _ environment: inout Environment
  ) throws(NotRecognised) {
    if let type = binding.typeAnnotation?.type { try rename(type) }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      if let value = binding.initializer?.value { try plain(value, environment) }
      return
    }
    var kind: DocumentKind?
    if let value = binding.initializer?.value {
      kind = try expression(value, environment)
    } else if let variable = environment[name] {
      kind = variable.kind
      if variable.text != name {
        noteQuestion()
        let end = binding.pattern.trimmedOffsets.upperBound
        try replace(end..<end, by: " = \(variable.text)", at: binding)
      }
    }
    switch kind {
    case .optional(let wrapped)?: environment[name] = DocumentVariable(kind: wrapped, text: name)
    case nil: environment[name] = nil
    default: throw failure("a part of the document is bound that is not optional", at: binding)
    }
  }

  // MARK: Names

  /// Gives the names of a pattern their parts of an element.
  func bind(
    _ pattern: PatternSyntax, to kind: DocumentKind, in environment: inout Environment
  ) throws(NotRecognised) {
    if pattern.is(WildcardPatternSyntax.self) { return }
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      environment[name] = DocumentVariable(kind: kind, text: name)
      return
    }
    guard kind == .entry, let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count == 2,
      let last = tuple.elements.last?.pattern
    else { throw failure("the loop's pattern is not understood", at: pattern) }
    try bind(last, to: .document, in: &environment)
  }

  /// Forgets what a pattern names anew.
  func shadow(_ pattern: some SyntaxProtocol, in environment: inout Environment) {
    for token in pattern.tokens(viewMode: .sourceAccurate) where token.parent?.is(IdentifierPatternSyntax.self) == true
    {
      environment[token.text] = nil
    }
  }

  /// The first token that names a part of the document.
  func mentioned(in node: some SyntaxProtocol, _ environment: Environment) -> TokenSyntax? {
    node.tokens(viewMode: .sourceAccurate).first { token in
      environment[token.text] != nil && token.parent?.is(DeclReferenceExprSyntax.self) == true
        && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id != token.parent?.id
    }
  }

  /// Writes `LegacyContainer` for `JSON` in a type.
  func rename(_ type: some SyntaxProtocol) throws(NotRecognised) {
    for token in type.tokens(viewMode: .sourceAccurate) where token.text == "JSON" {
      guard let node = token.parent else { continue }
      let whole = node.is(MemberTypeSyntax.self) ? node.trimmedOffsets : token.trimmedOffsets
      try replace(whole, by: "LegacyContainer", at: node)
    }
  }
}
