import SwiftSyntax

/// Finds out whether code that stays calls a converted type's old initializer.
struct OldSpellings {
  let project: ProjectFacts
  private let documents: DocumentMigration
  private let types: TypeMigration
  /// Ranges of code whose calls are converted or deleted.
  private let gone: [Int: [Range<Int>]]
  /// Converted bodies, with the rewritten ranges in them.
  private let converted: [Int: [Range<Int>]]
  private let rewritten: [Int: [Range<Int>]]
  /// Every `.init` that is not on the name of a type or a generic parameter.
  private let initializers: [ProjectFacts.Use<MemberAccessExprSyntax>]
  /// The edits that rename the label to `json` in all calls of a type's initializer, by the type's name.
  private var renamed: [String: [Edit]] = [:]
  /// The protocols that now require the libraries' initializer.
  private(set) var requirements: RenamedRequirements

  init(project: ProjectFacts, types: TypeMigration, documents: DocumentMigration, deleted: [Int: [Range<Int>]]) {
    self.project = project
    self.documents = documents
    self.types = types
    gone = types.deletedRanges.merging(deleted) { $0 + $1 }
    converted = documents.convertedRanges
    initializers = project.initializersOfUnnamedTypes
    let edits = documents.converted.values.flatMap(\.body.edits) + documents.helpers.flatMap(\.edits)
    rewritten = Dictionary(grouping: edits.filter { !$0.range.isEmpty }, by: \.file).mapValues { $0.map(\.range) }
    let spellings = documents.converted.values.map(\.spelling) + types.recognised.values.compactMap(\.spelling)
    let converted = self.converted
    requirements = RenamedRequirements(
      of: Dictionary(spellings.map { ($0.type.name, $0) }) { first, _ in first }, in: project
    ) { file, offset in
      project.mayRewrite(file) && !converted[file, default: []].contains { $0.contains(offset) }
    }
    renamed = Dictionary(
      Parallel.map(spellings.filter { !$0.isStandard }) { [self] spelling in
        renaming(of: spelling).map { (spelling.type.name, $0) }
      }.compactMap(\.self), uniquingKeysWith: { $0 + $1 })
  }

  /// Returns the edits that rename the label to `json` in all calls, if no call of the old initializer remains then.
  func renamingEdits(of spelling: OldSpelling) -> [Edit] {
    spelling.isStandard || isNeeded(spelling) ? [] : renamed[spelling.type.name, default: []]
  }

  /// Discards renamings inside of other edits.
  ///
  /// - Returns: whether there were any.
  mutating func keep(insideOf edits: [Edit]) -> Bool {
    let byFile = Dictionary(grouping: edits.filter { !$0.range.isEmpty }, by: \.file)
    func areInside(_ renaming: [Edit]) -> Bool {
      renaming.contains { edit in
        byFile[edit.file, default: []].contains { other in
          other != edit && other.range.lowerBound <= edit.range.lowerBound
            && edit.range.upperBound <= other.range.upperBound
        }
      }
    }
    let stuck = renamed.filter { areInside($0.value) }
    for name in stuck.keys { renamed[name] = nil }
    let areRequirementsStuck = areInside(requirements.edits)
    if areRequirementsStuck { requirements.keepAll() }
    return !stuck.isEmpty || areRequirementsStuck
  }

  /// Returns whether a converted type needs an initializer shim. Every converted type has the libraries' `init(json:)`;
  /// any other form has to be written.
  func isNeeded(by converted: ConvertedType) -> Bool {
    // An initializer that may stay as it is does, where the library's has another form.
    if converted.kept != nil,
      converted.entry.presence == .optional || converted.entry.hasDefault || converted.hasRival
        || DispatchedInitializer(converted.initializer.node, converted.entry, of: converted.type, in: project) != nil
        || converted.isRequired
    {
      return true
    }
    return isNeeded(converted.spelling)
  }

  /// Returns whether an initializer shim is needed: any form other than the libraries' own has to be written.
  func isNeeded(_ spelling: OldSpelling) -> Bool {
    if types.recognised[spelling.type.name]?.keepsInitializer == true { return true }
    if spelling.isStandard { return false }
    if documents.converted[spelling.type.name]?.isRequired == true { return true }
    if spelling.isFixed(in: project, besides: requirements.protocols) || renamed[spelling.type.name] == nil {
      return true
    }
    // What is required of a superclass is required of its subclasses.
    return project.lineage(of: spelling.type.name).dropFirst().contains { name in
      guard let base = documents.converted[name]?.spelling ?? types.recognised[name]?.spelling else { return false }
      return base.initializer.modifiers.contains { $0.name.tokenKind == .keyword(.required) } && isNeeded(base)
    }
  }

  // MARK: Calls

  /// A place that calls a type's old initializer, or may.
  private enum Use {
    /// A call whose label the edit renames to `json`.
    case renamed(Edit)
    /// A call that may refer to another type or initializer, or that can't be edited.
    case fixed
  }

  /// Returns the edits after which no code calls the old initializer any more.
  ///
  /// - Returns: nil if a call has to stay as it is.
  private func renaming(of spelling: OldSpelling) -> [Edit]? {
    var edits: [Edit] = []
    for use in uses(of: spelling) {
      guard case .renamed(let edit) = use else { return nil }
      edits.append(edit)
    }
    return edits.isEmpty || hasLibrarySpelling(spelling) ? edits : nil
  }

  /// Returns whether the label `json` refers to the libraries' initializer, and the old label to the one that is
  /// removed.
  private func hasLibrarySpelling(_ spelling: OldSpelling) -> Bool {
    let entry = spelling.entry
    let lineage = project.lineage(of: spelling.type.name)
    let hasTwin =
      lineage.flatMap(project.initializers(of:)).contains {
        $0.labels.first == .some(entry.label) && EntryPoint($0.node) == nil
      }
      || Conformances(of: lineage, in: project).inheritsForeignInitializers
    let hasMemberwiseTwin =
      spelling.initializer.enclosingExtension != nil
      && entry.label.map { project.property($0, of: spelling.type.name) != nil } ?? false
    return !hasTwin && !hasMemberwiseTwin && entry.configuration.isEmpty && !entry.hasDefault
      && RivalInitializer(of: spelling.type.name, besides: spelling.initializer, in: project) == nil
      && DispatchedInitializer(spelling.initializer, entry, of: spelling.type, in: project) == nil
  }

  private func uses(of spelling: OldSpelling) -> [Use] {
    let type = spelling.type.name
    var names: Set<String> = ["Self"]
    var uses: [Use] = []
    for heir in heirs(of: type) {
      for mention in TypeMentions(facts: project).mentions(of: heir) {
        if let alias = mention.node.parent?.parent?.as(TypeAliasDeclSyntax.self) { names.insert(alias.name.text) }
        guard isKept(mention.node, mention.file) else { continue }
        let isCertain = heir == type && mention.kind != .uncertain
        guard let use = use(of: spelling, by: mention) else { continue }
        uses.append(isCertain ? use : .fixed)
      }
    }
    // On a name, that was looked at above.
    for use in initializers where isKept(Syntax(use.node), use.file) {
      guard let found = self.use(of: spelling, by: use.node, in: use.file) else { continue }
      // `.init(fromJson: json)`, and on a metatype's value, may mean any type.
      let call = use.node.parent?.as(FunctionCallExprSyntax.self)
      if call.map({ project.isGivenNoDocument($0, labelled: spelling.entry.label) }) == true { continue }
      let base = use.node.base?.trimmedDescription
      if base == "super", isOutsideOfHeirs(of: type, use.node) { continue }
      switch base == "self" ? meaning(of: spelling, at: use.node) : nil {
      case true?: uses.append(found)
      case false?: break
      case nil: uses.append(.fixed)
      }
    }
    for name in names {
      for use in project.references[name, default: []] where isKept(Syntax(use.node), use.file) {
        guard let found = use.node.parent.flatMap({ self.use(of: spelling, by: $0, in: use.file) }) else { continue }
        switch name == "Self" ? meaning(of: spelling, at: use.node) : true {
        case true?: uses.append(found)
        case false?: break
        case nil: uses.append(.fixed)
        }
      }
    }
    return uses
  }

  /// Returns whether `self` and `Self` at a place are the type. Nil if they may be.
  private func meaning(of spelling: OldSpelling, at node: some SyntaxProtocol) -> Bool? {
    guard let name = node.enclosingTypeName else { return nil }
    // In an extension of another module's type it is that.
    guard let found = project.resolve(name, in: nil) else {
      return project.isDeclaredHere(name.lastComponent) ? nil : false
    }
    if found.name == spelling.type.name { return true }
    if requirements.protocols.contains(found.name) { return false }
    let family = project.lineage(of: spelling.type.name) + heirs(of: spelling.type.name)
    let mayBe =
      found.kind == .protocolType
      ? Conformances(of: family, in: project).protocols.contains { $0.name == found.name }
      : project.lineage(of: found.name).contains(spelling.type.name)
    return mayBe ? nil : false
  }

  /// Returns whether `super` at a node is another class than `type`, because the node is in none of its subclasses.
  private func isOutsideOfHeirs(of type: String, _ node: some SyntaxProtocol) -> Bool {
    guard let name = node.enclosingTypeName.flatMap({ project.resolve($0, in: nil)?.name }) else { return false }
    return !project.lineage(of: name).dropFirst().contains(type)
  }

  private func use(of spelling: OldSpelling, by mention: TypeMentions.Mention) -> Use? {
    guard let parent = mention.specialized.parent else { return nil }
    // `<T: Model>` may be made as `T(fromJson: json)`.
    let isConstraint = parent.is(GenericParameterSyntax.self) || parent.is(ConformanceRequirementSyntax.self)
    if isConstraint, spelling.initializer.isRequired { return .fixed }
    return use(of: spelling, by: parent, in: mention.file)
  }

  /// Returns the use of the type by its name, from the syntax around the name: `Model(fromJson: json)`, `Model.self`,
  /// `Model.init`.
  private func use(of spelling: OldSpelling, by parent: Syntax, in file: Int) -> Use? {
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return calls(call, spelling.entry) ? renamed(call, spelling, in: file) : nil
    }
    guard let access = parent.as(MemberAccessExprSyntax.self) else { return nil }
    if access.declName.baseName.text == "self" { return .fixed }
    return access.declName.baseName.text == "init" ? use(of: spelling, by: access, in: file) : nil
  }

  /// Returns the use in a member access: `Model.init(fromJson: json)`, `Model.init(fromJson:)`, `Model.init`.
  private func use(of spelling: OldSpelling, by access: MemberAccessExprSyntax, in file: Int) -> Use? {
    if let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(access).id {
      return calls(call, spelling.entry) ? renamed(call, spelling, in: file) : nil
    }
    // The type of a function tells an optional document from one that is there.
    let isPlain = spelling.entry.presence == .plain
    if let names = access.declName.argumentNames {
      guard names.arguments.map(\.name.text) == [spelling.entry.label ?? "_"] else { return nil }
      return isPlain ? renamed(names.trimmedOffsets, to: "(json:)", in: file) : .fixed
    }
    // Of several initializers the place takes one that fits.
    let isOnly =
      project.initializers(of: spelling.type.name).count == 1 && spelling.initializer.enclosingExtension == nil
    let end = access.declName.trimmedOffsets.upperBound
    return isOnly && isPlain ? renamed(end..<end, to: "(json:)", in: file) : .fixed
  }

  private func renamed(_ call: FunctionCallExprSyntax, _ spelling: OldSpelling, in file: Int) -> Use {
    guard let argument = call.arguments.only, call.trailingClosure == nil,
      spelling.entry.presence == .plain || InitializerCalls(project: project).isThere(argument.expression)
    else { return .fixed }
    let label = argument.libraryLabel
    return renamed(label.range, to: label.text, in: file)
  }

  /// Renames a range, unless it is in code that moves with a converted body.
  private func renamed(_ range: Range<Int>, to text: String, in file: Int) -> Use {
    let isFree =
      project.mayRewrite(file)
      && !converted[file, default: []].contains { $0.contains(range.lowerBound) }
    return isFree ? .renamed(Edit(file: file, range: range, text: text)) : .fixed
  }

  /// Returns a type and the subclasses that its initializer creates.
  private func heirs(of name: String) -> [String] {
    [name] + project.subclasses(of: name).filter { documents.converted[$0.name] == nil }.flatMap { heirs(of: $0.name) }
  }

  /// Returns whether a call refers to the old initializer, and not to the libraries' own.
  private func calls(_ call: FunctionCallExprSyntax, _ entry: EntryPoint) -> Bool {
    if !entry.configuration.isEmpty { return call.arguments.contains { $0.label?.text == entry.label } }
    if call.arguments.isEmpty { return entry.hasDefault && call.trailingClosure == nil }
    guard let argument = call.arguments.only, argument.label?.text == entry.label else { return false }
    return entry.label != "json"
      || (entry.presence != .plain && !InitializerCalls(project: project).isThere(argument.expression))
  }

  /// Returns whether code stays. In a converted body, that is the code that the conversion did not rewrite, because it
  /// does not use the document.
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
  /// Returns whether the bridging conformance exists from an earlier run.
  func isBridgedAlready(in project: ProjectFacts) -> Bool {
    project.extensions(of: type.name).contains { found in
      found.inherited.contains { RuntimeLibrary.unqualified($0) == "LegacyReadable" }
    }
  }
}
