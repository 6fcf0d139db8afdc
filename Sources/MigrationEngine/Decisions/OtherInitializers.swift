import SwiftSyntax

/// The other initializers of a type, which have to set the properties that are no longer optional.
struct OtherInitializers {
  private let part: RecognisedType
  private let project: ProjectFacts

  init(of part: RecognisedType, in project: ProjectFacts) {
    self.part = part
    self.project = project
  }

  /// Returns the first initializer that may not set a property that can no longer be nil. Nil if each sets it.
  func leaving(_ name: String) -> (excerpt: String, position: SourcePosition)? {
    guard let property = project.property(name, of: part.facts.name) else { return nil }
    // A constant is filled by every initializer, and what each gives it is a use of its own.
    if property.declaration.bindingSpecifier.tokenKind == .keyword(.let) || property.isComputed { return nil }
    if let value = property.initializer, !value.is(NilLiteralExprSyntax.self) { return nil }
    let others = project.initializers(of: part.facts.name).filter { $0.node.id != part.initializer?.id }
    return others.first { !$0.node.delegates && !$0.node.fillsFirst(name, isMember: isMember) }.map { other in
      let signature =
        "init\(other.node.optionalMark?.text ?? "")\(other.node.signature.parameterClause.trimmedDescription)"
      return (signature, project.files[other.file].position(of: other.node))
    }
  }

  /// Returns whether a name is one of the type's members.
  private func isMember(_ name: String) -> Bool {
    let lineage = project.lineage(of: part.facts.name)
    return project.properties(named: name).contains { $0.owner.map(lineage.contains) ?? false }
      || project.functions(named: name).contains { $0.owner.map(lineage.contains) ?? false }
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer delegates to another one of the type.
  fileprivate var delegates: Bool {
    body?.codeTokens.contains { token in
      guard token.tokenKind == .keyword(.`init`), let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let base = reference.parent?.as(MemberAccessExprSyntax.self)?.base
      else { return false }
      return base.trimmedDescription == "self" && base.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    } ?? false
  }

  /// Returns whether the body begins with plain assignments, including one to a property.
  ///
  /// - Parameters:
  ///   - property: the property's name.
  ///   - isMember: whether a name is a member of the type, so that an expression with it may use `self`.
  fileprivate func fillsFirst(_ property: String, isMember: (String) -> Bool) -> Bool {
    for statement in body?.statements ?? [] {
      guard let (name, value) = statement.plainAssignment, !value.mayUseSelf(isMember) else { return false }
      if name == property { return true }
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// The property and the value of `name = value` and `self.name = value`, where the value is a single operand.
  var plainAssignment: (property: String, value: ExprSyntax)? {
    guard let elements = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self), let property = elements[0].assignedProperty
    else { return nil }
    return (property, elements[2])
  }
}

extension ExprSyntax {
  /// The name in `self.name`, or in `name` if no local variable has it.
  var assignedProperty: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      guard case .none = reference.localBinding(of: reference.baseName.text) else { return nil }
      return reference.baseName.text
    }
    guard let access = self.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" else {
      return nil
    }
    return access.declName.baseName.text
  }

  fileprivate func mayUseSelf(_ isMember: (String) -> Bool) -> Bool {
    codeTokens.contains { token in
      if token.tokenKind == .keyword(.self) {
        return token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.id == token.parent?.as(ExprSyntax.self)?.id
          || token.parent?.parent?.is(MemberAccessExprSyntax.self) != true
      }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { return false }
      guard case .none = reference.localBinding(of: token.text) else { return false }
      return isMember(token.text)
    }
  }
}
