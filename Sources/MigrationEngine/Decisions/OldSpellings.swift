import SwiftSyntax

/// Finds out whether code that stays calls a converted type's initializer by its old spelling.
struct OldSpellings {
  let project: ProjectFacts
  private let documents: DocumentMigration
  private let types: TypeMigration
  /// Stretches of code whose calls are converted, or gone.
  private let gone: [Int: [Range<Int>]]
  /// Converted bodies, and what is rewritten in them.
  private let converted: [Int: [Range<Int>]]
  private let rewritten: [Int: [Range<Int>]]

  init(project: ProjectFacts, types: TypeMigration, documents: DocumentMigration, deleted: [Int: [Range<Int>]]) {
    self.project = project
    self.documents = documents
    self.types = types
    gone = types.deletedRanges.merging(documents.deletedRanges) { $0 + $1 }.merging(deleted) { $0 + $1 }
    converted = documents.convertedRanges
    let edits = documents.converted.values.flatMap(\.body.edits) + documents.helpers.flatMap(\.edits)
    rewritten = Dictionary(grouping: edits.filter { !$0.range.isEmpty }, by: \.file).mapValues { $0.map(\.range) }
  }

  /// The libraries have `init(json:)` for every converted type; any other spelling has to be written.
  func isNeeded(by converted: ConvertedType) -> Bool {
    // An initializer that may stay as it is does, where the library's has another form.
    if converted.kept != nil,
      converted.entry.presence == .optional || converted.entry.hasDefault || converted.hasRival
        || DispatchedInitializer(converted.initializer.node, converted.entry, of: converted.type, in: project) != nil
    {
      return true
    }
    return isNeeded(converted.spelling)
  }

  /// As for converted types: a spelling that is not the libraries' own has to be written.
  func isNeeded(_ spelling: OldSpelling) -> Bool {
    if spelling.isStandard { return false }
    if isSeenFromOutside(spelling) || isRequired(spelling) || isCalled(spelling) { return true }
    // What is required of a superclass is required of its subclasses.
    return project.lineage(of: spelling.type.name).dropFirst().contains { name in
      guard let base = documents.converted[name]?.spelling ?? types.recognised[name]?.spelling else { return false }
      return base.initializer.modifiers.contains { $0.name.tokenKind == .keyword(.required) } && isNeeded(base)
    }
  }

  /// Other modules may call what is public, and other targets of the package what is `package`; both may stand on the
  /// extension around a declaration. (Objective-C can call no initializer that takes a Swift structure.)
  private func isSeenFromOutside(_ spelling: OldSpelling) -> Bool {
    spelling.initializer.isVisibleOutside && DeclSyntax(spelling.type.node).isVisibleOutside
  }

  /// Whether a protocol of the project asks for an initializer that is spelled so.
  private func isRequired(_ spelling: OldSpelling) -> Bool {
    let conformances = Conformances(of: project.lineage(of: spelling.type.name), in: project)
    return conformances.protocols.contains { found in
      project.jsonInitializers(of: found.name).contains { EntryPoint($0.node)?.label == spelling.entry.label }
    }
  }

  private func isCalled(_ spelling: OldSpelling) -> Bool {
    var names: Set<String> = ["Self"]
    for mention in heirs(of: spelling.type.name).flatMap({ TypeMentions(facts: project).mentions(of: $0) }) {
      if let alias = mention.node.parent?.parent?.as(TypeAliasDeclSyntax.self) { names.insert(alias.name.text) }
      guard isKept(mention.node, mention.file), let parent = mention.specialized.parent else { continue }
      if let call = parent.as(FunctionCallExprSyntax.self), calls(call, spelling.entry) { return true }
      // `<T: Model>` may be made as `T(fromJson: json)`.
      let isConstraint = parent.is(GenericParameterSyntax.self) || parent.is(ConformanceRequirementSyntax.self)
      if isConstraint, spelling.initializer.isRequired { return true }
      if let access = parent.as(MemberAccessExprSyntax.self),
        ["init", "self"].contains(access.declName.baseName.text)
      {
        return true
      }
    }
    // `.init(fromJson: json)`, `Self(…)`, `self.init(…)`: whatever they mean, it may be this.
    for use in project.memberAccesses["init", default: []] where isKept(Syntax(use.node), use.file) {
      guard let call = use.node.parent?.as(FunctionCallExprSyntax.self), calls(call, spelling.entry) else { continue }
      // On a metatype's value it may mean any type; on a name, that was looked at above.
      if use.node.base?.isTypeName(in: project) != true { return true }
    }
    for use in names.flatMap({ project.references[$0, default: []] }) where isKept(Syntax(use.node), use.file) {
      if let call = use.node.parent?.as(FunctionCallExprSyntax.self), calls(call, spelling.entry) { return true }
    }
    return false
  }

  /// A type and the subclasses that are made by its initializer.
  private func heirs(of name: String) -> [String] {
    [name] + project.subclasses(of: name).filter { documents.converted[$0.name] == nil }.flatMap { heirs(of: $0.name) }
  }

  /// Whether a call means the old initializer, and not the libraries' own.
  private func calls(_ call: FunctionCallExprSyntax, _ entry: EntryPoint) -> Bool {
    if !entry.configuration.isEmpty { return call.arguments.contains { $0.label?.text == entry.label } }
    if call.arguments.isEmpty { return entry.hasDefault && call.trailingClosure == nil }
    guard let argument = call.arguments.only, argument.label?.text == entry.label else { return false }
    return entry.label != "json"
      || (entry.presence != .plain && !InitializerCalls(project: project).isThere(argument.expression))
  }

  /// Whether code stays. In a converted body that is what the conversion did not rewrite, since it has nothing to do with
  /// the document.
  private func isKept(_ node: Syntax, _ file: Int) -> Bool {
    let offset = node.trimmedOffsets.lowerBound
    if gone[file, default: []].contains(where: { $0.contains(offset) }) { return false }
    guard converted[file, default: []].contains(where: { $0.contains(offset) }) else { return true }
    let call = node.parent?.as(FunctionCallExprSyntax.self) ?? node.as(FunctionCallExprSyntax.self)
    let argument = call?.arguments.first?.trimmedOffsets.lowerBound
    return !rewritten[file, default: []].contains { range in
      range.contains(offset) || argument.map(range.contains) ?? false
    }
  }
}

extension BridgedType {
  /// Whether the line is there from an earlier run.
  func isBridgedAlready(in project: ProjectFacts) -> Bool {
    project.extensions(of: type.name).contains { found in
      found.inherited.contains { RuntimeLibrary.unqualified($0) == "LegacyReadable" }
    }
  }
}

extension SyntaxProtocol {
  /// Whether the declaration's own modifiers, or those of the extension around it, show it to other modules.
  fileprivate var isVisibleOutside: Bool {
    let outside: Set<TokenKind> = [.keyword(.public), .keyword(.open), .keyword(.package)]
    let own = Syntax(self).asProtocol((any WithModifiersSyntax).self)?.modifiers
    // A modifier that is written holds, whatever the extension says.
    let access: Set<TokenKind> = outside.union([.keyword(.internal), .keyword(.private), .keyword(.fileprivate)])
    if let written = own?.first(where: { access.contains($0.name.tokenKind) && $0.detail == nil }) {
      return outside.contains(written.name.tokenKind)
    }
    let frame = parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    return frame?.modifiers.contains { outside.contains($0.name.tokenKind) } ?? false
  }
}
