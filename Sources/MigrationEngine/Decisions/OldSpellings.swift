import SwiftSyntax

/// Finds out whether code that stays calls a converted type's initializer by its old spelling.
struct OldSpellings {
  let project: ProjectFacts
  private let documents: DocumentMigration
  private let types: TypeMigration
  /// Stretches of code whose calls are converted, or gone.
  private let gone: [Int: [Range<Int>]]

  init(project: ProjectFacts, types: TypeMigration, documents: DocumentMigration, deleted: [Int: [Range<Int>]]) {
    self.project = project
    self.documents = documents
    self.types = types
    gone = types.deletedRanges.merging(documents.convertedRanges) { $0 + $1 }.merging(deleted) { $0 + $1 }
  }

  /// The libraries have `init(json:)` for every converted type; any other spelling has to be written.
  func isNeeded(_ spelling: OldSpelling) -> Bool {
    if spelling.isStandard { return false }
    if isSeenFromOutside(spelling) || isRequired(spelling) || isCalled(spelling) { return true }
    // What is required of a superclass is required of its subclasses.
    return project.lineage(of: spelling.type.name).dropFirst().contains { name in
      guard let base = documents.converted[name]?.spelling ?? types.recognised[name]?.spelling else { return false }
      return base.initializer.modifiers.contains { $0.name.tokenKind == .keyword(.required) } && isNeeded(base)
    }
  }

  /// Other modules may call what is public.
  private func isSeenFromOutside(_ spelling: OldSpelling) -> Bool {
    let isPublic = spelling.initializer.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
    return isPublic && (spelling.type.has(.public) || spelling.type.has(.open))
  }

  /// Whether a protocol of the project asks for an initializer that is spelled so.
  private func isRequired(_ spelling: OldSpelling) -> Bool {
    let conformances = Conformances(of: project.lineage(of: spelling.type.name), in: project)
    return conformances.protocols.contains { found in
      project.jsonInitializers(of: found.name).contains { EntryPoint($0.node)?.label == spelling.entry.label }
    }
  }

  private func isCalled(_ spelling: OldSpelling) -> Bool {
    for mention in TypeMentions(facts: project).mentions(of: spelling.type.name) {
      guard isKept(mention.node, mention.file), let parent = mention.node.parent else { continue }
      if let call = parent.as(FunctionCallExprSyntax.self), calls(call, spelling.entry) { return true }
      if let access = parent.as(MemberAccessExprSyntax.self),
        ["init", "self"].contains(access.declName.baseName.text)
      {
        return true
      }
    }
    // `.init(fromJson: json)`, `Self(…)`, `self.init(…)`: whatever they mean, it may be this.
    for use in project.memberAccesses["init", default: []] where isKept(Syntax(use.node), use.file) {
      guard let call = use.node.parent?.as(FunctionCallExprSyntax.self), calls(call, spelling.entry) else { continue }
      if use.node.base == nil || use.node.base?.is(SuperExprSyntax.self) == true
        || use.node.base?.trimmedDescription == "self"
      {
        return true
      }
    }
    for use in project.references["Self", default: []] where isKept(Syntax(use.node), use.file) {
      if let call = use.node.parent?.as(FunctionCallExprSyntax.self), calls(call, spelling.entry) { return true }
    }
    return false
  }

  /// Whether a call means the old initializer, and not the libraries' own.
  private func calls(_ call: FunctionCallExprSyntax, _ entry: EntryPoint) -> Bool {
    if !entry.configuration.isEmpty { return call.arguments.contains { $0.label?.text == entry.label } }
    if call.arguments.isEmpty { return entry.hasDefault && call.trailingClosure == nil }
    guard let argument = call.arguments.only, argument.label?.text == entry.label else { return false }
    return entry.label != "json"
      || (entry.presence != .plain && !InitializerCalls(project: project).isThere(argument.expression))
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
