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

  /// Removes checks for a document, because decoding always has one.
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

  private func declaration(_ declaration: DeclSyntax, _ environment: inout Environment) throws(NotRecognised) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { try self.binding(binding, &environment) }
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        guard case .statements(let items)? = clause.elements else { continue }
        try block(items, environment)
      }
    } else if let name = mentioned(in: declaration, environment) {
      throw failure(.documentInNestedCode, "a local declaration uses `\(name.text)`", at: name)
    } else if let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text {
      environment[name] = nil
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
        throw failure(.documentInNestedCode, "a `defer` uses `\(name.text)`", at: name)
      }
    } else if let result = statement.as(ReturnStmtSyntax.self) {
      try self.result(result, environment)
    } else {
      try children(of: Syntax(statement), environment)
    }
  }

  // MARK: Names

  /// Forgets the names that a pattern redeclares.
  func shadow(_ pattern: some SyntaxProtocol, in environment: inout Environment) {
    for token in pattern.codeTokens where token.parent?.is(IdentifierPatternSyntax.self) == true {
      environment[token.text] = nil
    }
  }

  /// The first token that names a part of the document.
  func mentioned(in node: some SyntaxProtocol, _ environment: Environment) -> TokenSyntax? {
    node.codeTokens.first { isMention($0, environment) }
  }

  /// Whether a token names a part of the document.
  func isMention(_ token: TokenSyntax, _ environment: Environment) -> Bool {
    environment[token.text] != nil && token.parent?.is(DeclReferenceExprSyntax.self) == true
      && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id != token.parent?.id
  }

  /// Writes `LegacyContainer` for `JSON` in a type.
  func rename(_ type: some SyntaxProtocol) throws(NotRecognised) {
    for token in type.codeTokens where token.text == "JSON" {
      guard let node = token.parent else { continue }
      let whole = node.is(MemberTypeSyntax.self) ? node.trimmedOffsets : token.trimmedOffsets
      try replace(whole, by: "LegacyContainer", at: node)
    }
  }
}
