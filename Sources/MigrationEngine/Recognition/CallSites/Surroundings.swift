import SwiftSyntax

/// Code around an expression that creates a model, with its possible replacements.
extension ExprSyntax {
  /// Whether a member can be read of the expression as it stands.
  var isOperand: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(FunctionCallExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
      || self.is(SubscriptCallExprSyntax.self) || self.is(TupleExprSyntax.self)
      || self.as(StringLiteralExprSyntax.self)?.openingQuote.text == "\""
  }

  /// Whether the expression counts as a document only because it is not a literal.
  var mayBeDocument: Bool {
    let isLiteral =
      self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self) || self.isLiteral
    let isImplicit = self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    return !isLiteral && !isImplicit && !self.is(InOutExprSyntax.self) && !self.is(ClosureExprSyntax.self)
  }

  /// Whether `try?` can stand before the expression without parentheses.
  var standsAlone: Bool {
    guard let parent else { return false }
    return parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self)
      || parent.is(LabeledExprSyntax.self) || parent.is(CodeBlockItemSyntax.self) || parent.is(ArrayElementSyntax.self)
      || assignment != nil
  }

  /// Whether a `try` is in the expression.
  var hasTryInside: Bool { codeTokens.contains { $0.tokenKind == .keyword(.try) } }

  /// The `try` before the expression, or before what it is a part of.
  var coveringTry: TryExprSyntax? {
    var current = parent
    while let node = current, !node.is(CodeBlockItemSyntax.self) {
      if let attempt = node.as(TryExprSyntax.self) { return attempt }
      current = node.parent
    }
    return nil
  }

  /// Whether an error that is thrown here is handled, or rethrown.
  var mayFail: Bool {
    guard standsAlone else { return false }
    var child = Syntax(self)
    while let node = child.parent {
      if let loop = node.as(DoStmtSyntax.self), loop.body.id == child.id,
        loop.catchClauses.contains(where: { $0.catchItems.isEmpty })
      {
        return true
      }
      if let function = node.as(FunctionDeclSyntax.self) { return function.signature.mayThrow }
      if let initializer = node.as(InitializerDeclSyntax.self) { return initializer.signature.mayThrow }
      if node.is(ClosureExprSyntax.self) || node.is(DeferStmtSyntax.self) || node.is(AccessorDeclSyntax.self)
        || node.is(AccessorBlockSyntax.self) || node.is(MemberBlockSyntax.self)
      {
        return false
      }
      child = node
    }
    return false
  }

  /// The closure whose only content, and value, is the expression.
  var closureThatGivesIt: ClosureExprSyntax? {
    let statement = parent?.as(ReturnStmtSyntax.self).map { Syntax($0) } ?? Syntax(self)
    guard let list = statement.parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
    return list.parent?.as(ClosureExprSyntax.self)
  }

  /// The assignment whose value is the expression. Without the statement if the assignment is part of a larger one.
  var assignment: (target: ExprSyntax, statement: CodeBlockItemSyntax?)? {
    guard let elements = parent?.as(ExprListSyntax.self), elements.count == 3, elements.last?.id == id,
      let target = elements.first, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return (target, elements.parent?.parent?.as(CodeBlockItemSyntax.self))
  }
}

extension FunctionSignatureSyntax {
  /// Whether any error may be thrown.
  fileprivate var mayThrow: Bool { effectSpecifiers?.throwsClause.map { $0.type == nil } ?? false }
}

// MARK: What is assigned to

extension ExprSyntax {
  /// The type that a variable is declared with; nil where that is not certain, or no type is written.
  func declaredType(in project: ProjectFacts) -> TypeSyntax? {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      switch localBinding(of: name) {
      case .annotated(let type): return type
      case .none: return property(in: project)?.type
      default: return nil
      }
    }
    return property(in: project)?.type
  }

  /// Whether a variable has a value when another one is assigned to it.
  func hasValueAlready(in project: ProjectFacts) -> Bool {
    func isOptional(_ type: TypeSyntax?) -> Bool {
      type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      switch localBinding(of: name) {
      case .annotated(let type): return isOptional(type)
      case .value: return true
      case .none: break
      default: return false
      }
    }
    guard case .initializer = FunctionBody(around: self) else { return true }
    guard let property = property(in: project), property.declaration.bindingSpecifier.tokenKind == .keyword(.var) else {
      return false
    }
    return isOptional(property.type) || property.initializer != nil
  }

  /// The property that an expression is: `user`, `self.user`, `screen.user`.
  private func property(in project: ProjectFacts) -> PropertyFacts? {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return enclosingTypeName.flatMap { project.property(name, of: $0) }
    }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let owner = ExpressionTypes(facts: project).type(of: base)?.unwrapped.projectName
    return owner.flatMap { project.property(access.declName.baseName.text, of: $0) }
  }
}

extension Syntax {
  var hasCommentInside: Bool {
    let (first, last) = (firstToken(viewMode: .sourceAccurate)?.id, lastToken(viewMode: .sourceAccurate)?.id)
    return tokens(viewMode: .sourceAccurate).contains { token in
      token.id != first && !token.leadingTrivia.comments.isEmpty
        || token.id != last && !token.trailingTrivia.comments.isEmpty
    }
  }
}

extension Syntax {
  /// Whether the node is a part of an initializer that takes a `JSON`.
  var isInDocumentInitializer: Bool {
    var current = parent
    while let node = current, !node.is(MemberBlockSyntax.self) {
      if let initializer = node.as(InitializerDeclSyntax.self) {
        return initializer.signature.parameterClause.parameters.contains { $0.type.isJSON }
      }
      current = node.parent
    }
    return false
  }
}
