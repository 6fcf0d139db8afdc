import SwiftSyntax

/// Decides whether a class may become a struct: only when nothing in the project shows that its identity matters.
struct ClassToStruct {
  let project: ProjectFacts
  let uses: MemberUses
  let deleted: [Int: [Range<Int>]]

  /// Why a class has to stay one; nil when it may become a struct, or is one already.
  ///
  /// - Parameter parts: the class and the base classes that are folded into it.
  func reasonToStay(_ parts: [RecognisedType]) -> Reason? {
    for part in parts {
      guard part.facts.kind == .classType else { return nil }
      if part.facts.has(.open) { return Reason("stays a class: it is open") }
      if let reason = memberReason(part) ?? identityReason(part.facts) ?? mutationReason(part) { return reason }
    }
    return nil
  }

  /// Members that only a class can have.
  private func memberReason(_ part: RecognisedType) -> Reason? {
    for member in part.facts.memberBlock.members where member.decl.id != DeclSyntax(part.initializer).id {
      if member.decl.is(DeinitializerDeclSyntax.self) { return reason("it has a `deinit`", member, part.facts) }
      guard let declaration = member.decl.asProtocol((any WithModifiersSyntax).self) else { continue }
      if let modifier = declaration.modifiers.first(where: { $0.needsClass }) {
        return reason("a member is `\(modifier.trimmedDescription)`", member, part.facts)
      }
      if let attributed = member.decl.asProtocol((any WithAttributesSyntax).self),
        let attribute = attributed.attributes.first
      {
        return reason("a member has the attribute `\(attribute.trimmedDescription)`", member, part.facts)
      }
    }
    for inherited in part.facts.inherited {
      guard let found = project.resolve(inherited, in: part.facts.enclosing), found.kind == .protocolType else {
        continue
      }
      if found.inherited.contains("AnyObject") || found.inherited.contains("class") {
        return Reason("stays a class: the protocol `\(found.name)` asks for one")
      }
    }
    return nil
  }

  /// `===`, `ObjectIdentifier` and weak references.
  private func identityReason(_ type: TypeFacts) -> Reason? {
    let types = ExpressionTypes(facts: project)
    for operand in project.identityOperands where !operand.node.is(NilLiteralExprSyntax.self) {
      switch types.type(of: operand.node)?.unwrapped {
      case .project(let name) where project.lineage(of: name).contains(type.name):
        return Reason("stays a class: it is compared by identity", at: position(operand.node, operand.file))
      case .project, .external, .array, .dictionary: continue
      case .optional, nil:
        return Reason(
          "stays a class: something is compared by identity here, and its type is not certain",
          at: position(operand.node, operand.file))
      }
    }
    for use in project.weakTypes {
      let held = project.swiftType(use.node, in: use.node.enclosingTypeName)?.unwrapped
      if held == .project(type.name) {
        return Reason("stays a class: it is held weakly", at: position(use.node, use.file))
      }
    }
    return nil
  }

  /// A change through one reference is seen through all others; a struct's would not be.
  private func mutationReason(_ part: RecognisedType) -> Reason? {
    for property in part.plan.fields.map(\.property) + part.unreadProperties {
      if let place = uses.mutation(of: property, owner: part.facts.name, except: deleted) {
        return Reason("stays a class: `\(property)` is changed", at: place)
      }
    }
    return nil
  }

  private func reason(_ why: String, _ node: some SyntaxProtocol, _ type: TypeFacts) -> Reason {
    Reason("stays a class: \(why)", at: position(node, type.file))
  }

  private func position(_ node: some SyntaxProtocol, _ file: Int) -> SourcePosition {
    project.files[file].position(of: node)
  }
}

extension DeclModifierSyntax {
  fileprivate var needsClass: Bool {
    switch name.tokenKind {
    case .keyword(.class), .keyword(.convenience), .keyword(.required), .keyword(.override), .keyword(.lazy),
      .keyword(.dynamic), .keyword(.weak), .keyword(.unowned):
      true
    default: false
    }
  }
}
