import SwiftSyntax

extension PropertyFacts {
  /// Whether it is `dynamic`: others observe it, or store it, by Objective-C's means, and it takes no wrapper.
  var isDynamic: Bool { declaration.modifiers.contains { $0.name.tokenKind == .keyword(.dynamic) } }
}

extension RecognisedType {
  /// Returns whether a property's declaration can take a wrapper: it is a single declaration, and no code depends on
  /// how it is stored, or shows it.
  func mayWrap(_ property: String, by wrapper: FieldDecision.Wrapper, in project: ProjectFacts) -> Bool {
    guard project.place(showing: facts.name) == nil, isNamed(wrapper, in: project),
      // The wrapper is stored under that name.
      !project.declaresMember("_\(property)", of: facts.name),
      let found = project.property(property, of: facts.name),
      let binding = found.declaration.bindings.only, !found.isDynamic
    else { return false }
    if wrapper == .lossless { return true }
    // Observers would not be told of what the wrapper is given; a constant of a class may be what makes it `Sendable`.
    let isStored = binding.accessorBlock == nil || found.isComputed
    let isSendable = Conformances(of: [facts.name], in: project).foreign.contains("Sendable")
    return isStored && !(isSendable && facts.kind == .classType)
  }

  /// Returns whether the name of a wrapper means the library's.
  func isNamed(_ wrapper: FieldDecision.Wrapper, in project: ProjectFacts) -> Bool {
    wrapper == .lossless
      ? RuntimeLibrary.hiddenName(among: [wrapper.name], in: facts.name, project) == nil
      : !project.isDeclaredHere(wrapper.name)
  }

  /// Returns whether a struct has the implicit memberwise initializer, and code may call it.
  func isCreatedMemberwise(in project: ProjectFacts) -> Bool {
    guard facts.kind == .structure else { return false }
    let written = facts.memberBlock.members.filter { $0.decl.is(InitializerDeclSyntax.self) }
    return written.isEmpty ? isCreatedByParts(in: project) : isCreatedImplicitly(in: project)
  }

  /// Returns whether the only written initializer comes from a function (see `Preparation`), and code may call the
  /// implicit one beside that function.
  func isCreatedImplicitly(in project: ProjectFacts) -> Bool {
    project.files[facts.file].isPrepared
      && facts.memberBlock.members.filter { $0.decl.is(InitializerDeclSyntax.self) }.count == 1
      && isCreatedByParts(in: project)
  }

  private func isCreatedByParts(in project: ProjectFacts) -> Bool {
    InitializerCalls(project: project).place(creatingMemberwise: facts, besides: entry) != nil
  }
}

extension ProjectFacts {
  /// Whether a type, a superclass or an extension of one declares a member.
  fileprivate func declaresMember(_ name: String, of type: String) -> Bool {
    let lineage = Set(lineage(of: type))
    return properties(named: name).contains { $0.owner.map(lineage.contains) ?? false }
      || functions(named: name).contains { $0.owner.map(lineage.contains) ?? false }
  }
}
