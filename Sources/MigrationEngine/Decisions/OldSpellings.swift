import SwiftSyntax

/// Finds out whether code that stays calls a converted type's initializer by its old spelling.
struct OldSpellings {
  let project: ProjectFacts
  private let documents: DocumentMigration
  /// Stretches of code whose calls are converted, or gone.
  private let gone: [Int: [Range<Int>]]

  init(project: ProjectFacts, types: TypeMigration, documents: DocumentMigration, deleted: [Int: [Range<Int>]]) {
    self.project = project
    self.documents = documents
    gone = types.deletedRanges.merging(documents.convertedRanges) { $0 + $1 }.merging(deleted) { $0 + $1 }
  }

  /// The libraries have `init(json:)` for every converted type; any other spelling has to be written.
  func isNeeded(by converted: ConvertedType) -> Bool {
    // The library's own initializer has the label; see `Candidate` for those that differ otherwise.
    // An initializer that may stay as it is does, where the library's has another form.
    if converted.kept != nil, converted.entry.presence == .optional || converted.entry.hasDefault || converted.hasRival {
      return true
    }
    if converted.entry.label == "json" { return false }
    if isSeenFromOutside(converted) || isRequired(converted) || isCalled(converted) { return true }
    // What is required of a superclass is required of its subclasses.
    return project.lineage(of: converted.type.name).dropFirst().contains { name in
      documents.converted[name].map { base in
        base.initializer.node.modifiers.contains { $0.name.tokenKind == .keyword(.required) } && isNeeded(by: base)
      } ?? false
    }
  }

  /// Other modules may call what is public.
  private func isSeenFromOutside(_ converted: ConvertedType) -> Bool {
    let modifiers = converted.initializer.node.modifiers
    return modifiers.contains { $0.name.tokenKind == .keyword(.public) }
      && (converted.type.has(.public) || converted.type.has(.open))
  }

  /// Whether a protocol of the project asks for an initializer that is spelled so.
  private func isRequired(_ converted: ConvertedType) -> Bool {
    let conformances = Conformances(of: project.lineage(of: converted.type.name), in: project)
    return conformances.protocols.contains { found in
      project.jsonInitializers.contains { initializer in
        initializer.owner == found.name && EntryPoint(initializer.node)?.label == converted.entry.label
      }
    }
  }

  private func isCalled(_ converted: ConvertedType) -> Bool {
    let label = converted.entry.label
    for mention in heirs(of: converted.type.name).flatMap({ TypeMentions(facts: project).mentions(of: $0) }) {
      guard isKept(mention.node, mention.file), let parent = mention.node.parent else { continue }
      if let call = parent.as(FunctionCallExprSyntax.self), calls(call, label, converted) { return true }
      if let access = parent.as(MemberAccessExprSyntax.self),
        ["init", "self"].contains(access.declName.baseName.text)
      {
        return true
      }
    }
    // `.init(fromJson: json)`, `Self(…)`, `self.init(…)`: whatever they mean, it may be this.
    for use in project.memberAccesses["init", default: []] where isKept(Syntax(use.node), use.file) {
      guard let call = use.node.parent?.as(FunctionCallExprSyntax.self), calls(call, label, converted) else { continue }
      if use.node.base == nil || use.node.base?.is(SuperExprSyntax.self) == true
        || use.node.base?.trimmedDescription == "self"
      {
        return true
      }
    }
    for use in project.references["Self", default: []] where isKept(Syntax(use.node), use.file) {
      if let call = use.node.parent?.as(FunctionCallExprSyntax.self), calls(call, label, converted) { return true }
    }
    return false
  }

  /// A type and the subclasses that are made by its initializer.
  private func heirs(of name: String) -> [String] {
    [name] + project.subclasses(of: name).filter { documents.converted[$0.name] == nil }.flatMap { heirs(of: $0.name) }
  }

  private func calls(_ call: FunctionCallExprSyntax, _ label: String?, _ converted: ConvertedType) -> Bool {
    if call.arguments.isEmpty { return converted.entry.hasDefault && call.trailingClosure == nil }
    return call.arguments.count == 1 && call.arguments.first?.label?.text == label
  }

  private func isKept(_ node: Syntax, _ file: Int) -> Bool {
    let offset = node.trimmedOffsets.lowerBound
    return !gone[file, default: []].contains { $0.contains(offset) }
  }
}

extension BridgedType {
  /// Whether the line is there from an earlier run.
  func isBridgedAlready(in project: ProjectFacts) -> Bool {
    project.extensions.contains {
      $0.inherited.contains("LegacyReadable") && project.resolve($0.extended, in: nil)?.name == type.name
    }
  }
}
