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
    if parts.allSatisfy({ $0.facts.kind == .classType }) {
      let names = parts.map(\.facts.name)
      if let why = Conformances(of: names, in: project).reasonForClass { return Reason("stays a class: \(why)") }
      if let reason = names.lazy.compactMap(genericReason).first { return reason }
    }
    for part in parts {
      guard part.facts.kind == .classType else { return nil }
      if part.facts.has(.open) { return Reason("stays a class: it is open") }
      if let reason = memberReason(part) ?? identityReason(part.facts) ?? mutationReason(part) { return reason }
    }
    return nil
  }

  /// Members that only a class can have.
  private func memberReason(_ part: RecognisedType) -> Reason? {
    let extended = project.extensions(of: part.facts.name)
      .flatMap { found in found.node.memberBlock.members.map { (member: $0, file: found.file) } }
    let own = part.facts.memberBlock.members.map { (member: $0, file: part.facts.file) }
    for (member, file) in own + extended where member.decl.id != DeclSyntax(part.initializer).id {
      // A nested type is judged by itself.
      if member.decl.asProtocol((any DeclGroupSyntax).self) != nil { continue }
      if member.decl.is(DeinitializerDeclSyntax.self) { return reason("it has a `deinit`", member, file) }
      guard let declaration = member.decl.asProtocol((any WithModifiersSyntax).self) else { continue }
      if let modifier = declaration.modifiers.first(where: { $0.needsClass }) {
        return reason("a member is `\(modifier.trimmedDescription)`", member, file)
      }
      if let attributed = member.decl.asProtocol((any WithAttributesSyntax).self),
        let attribute = attributed.attributes.first
      {
        return reason("a member has the attribute `\(attribute.trimmedDescription)`", member, file)
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
      case .external("AnyObject"), .external("Any"): break
      case .project, .external, .array, .dictionary: continue
      case .optional, nil: break
      }
      return Reason(
        "stays a class: something is compared by identity here, and its type is not certain",
        at: position(operand.node, operand.file))
    }
    for use in project.weakTypes {
      let held = project.swiftType(use.node, in: use.node.enclosingTypeName)?.unwrapped
      if held == .project(type.name) {
        return Reason("stays a class: it is held weakly", at: position(use.node, use.file))
      }
    }
    for capture in project.weakCaptures {
      let value =
        capture.node.initializer?.value
        ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(capture.node.name.text)))
      let held = types.type(ofCaptured: value, by: capture.node)?.unwrapped
      if let held, held.projectName.map({ project.lineage(of: $0).contains(type.name) }) != true { continue }
      return Reason(
        held == nil
          ? "stays a class: something is captured weakly here, and its type is not certain"
          : "stays a class: it is captured weakly", at: position(capture.node, capture.file))
    }
    return nil
  }

  /// Containers of the standard library that hold values as well as objects, and the legacy executors.
  private static let valueContainers: Set = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional", "Result", "Set", "GetRequest", "PostRequest",
    "Lossless", "Published", "Binding", "State", "AnyPublisher", "Observable", "Single", "Promise",
  ]

  /// A generic type or function that may take nothing but classes.
  private func genericReason(_ name: String) -> Reason? {
    for mention in TypeMentions(facts: project).mentions(of: name) {
      let place = position(mention.token, mention.file)
      guard let parent = mention.node.parent else { continue }
      if parent.is(GenericParameterSyntax.self) || parent.is(ConformanceRequirementSyntax.self) {
        return Reason("stays a class: a generic parameter is a subclass of it", at: place)
      }
      guard let argument = parent.as(GenericArgumentSyntax.self) else { continue }
      let container = argument.parent?.parent?.parent
      let used =
        container?.as(IdentifierTypeSyntax.self)?.name.text
        ?? container?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
      guard let used, !Self.valueContainers.contains(used) else { continue }
      if let declared = project.resolve(used, in: mention.node.enclosingTypeName), declared.asksForNoClass { continue }
      return Reason("stays a class: `\(used)` may hold nothing but objects", at: place)
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

  private func reason(_ why: String, _ node: some SyntaxProtocol, _ file: Int) -> Reason {
    Reason("stays a class: \(why)", at: position(node, file))
  }

  private func position(_ node: some SyntaxProtocol, _ file: Int) -> SourcePosition {
    project.files[file].position(of: node)
  }
}

extension TypeFacts {
  /// Whether the generic parameters of the type are bound to nothing.
  fileprivate var asksForNoClass: Bool {
    let generic = node.asProtocol((any WithGenericParametersSyntax).self)
    return generic?.genericWhereClause == nil
      && generic?.genericParameterClause?.parameters.allSatisfy { $0.inheritedType == nil } ?? false
  }
}

extension DeclModifierSyntax {
  fileprivate var needsClass: Bool {
    switch name.tokenKind {
    case .keyword(.class), .keyword(.convenience), .keyword(.required), .keyword(.override), .keyword(.lazy),
      .keyword(.dynamic), .keyword(.weak), .keyword(.unowned), .keyword(.final), .keyword(.open):
      true
    default: false
    }
  }
}
