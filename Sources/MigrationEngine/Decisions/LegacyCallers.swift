import SwiftSyntax

/// Finds unconverted code that creates converted types from JSON.
struct LegacyCallers {
  let project: ProjectFacts
  /// Ranges of code that the conversion deletes.
  let deleted: [Int: [Range<Int>]]
  /// Ranges of code that the conversion rewrites in its own way.
  private let taken: [Int: [Range<Int>]]
  /// Every `.init` that is not on a type's name.
  private let initializers: [ProjectFacts.Use<MemberAccessExprSyntax>]
  /// The files that name `JSON`, or import the library.
  private let filesOfJSON: Set<Int>

  init(project: ProjectFacts, deleted: [Int: [Range<Int>]], taken: [Int: [Range<Int>]]) {
    self.project = project
    self.deleted = deleted
    self.taken = taken
    let named =
      project.references["JSON", default: []].map(\.file) + project.typeReferences["JSON", default: []].map(\.file)
    filesOfJSON = Set(named + project.files.indices.filter(project.importsJSONItself))
    initializers = project.memberAccesses["init", default: []].filter { use in
      guard let base = use.node.base else { return true }
      if ["super", "self", "Self"].contains(base.trimmedDescription) { return true }
      return !base.isTypeName(in: project) && base.dottedName?.first?.isUppercase != true
    }
  }

  /// Returns the places that create a type from JSON, in a form that decodes it.
  ///
  /// - Parameters:
  ///   - type: the type's full name.
  ///   - entry: the initializer that creates it so far.
  /// - Throws: the first place for which this is impossible, with the reason.
  func sites(creating type: String, _ entry: EntryPoint) throws(Stay) -> [DecodingCallSite] {
    var sites: [DecodingCallSite] = []
    for mention in TypeMentions(facts: project).mentions(of: type) where !isDeleted(mention.node, mention.file) {
      let position = project.files[mention.file].position(of: mention.token)
      if isAliased(mention.node, entry) {
        throw Stay(reason: Reason(.createdByStayingCode, "it is created by another name", at: position))
      }
      // Generic code makes a type of a JSON by a protocol alone, and this one has none that asks for it.
      guard creates(mention.node, entry), mention.node.parent?.is(GenericArgumentSyntax.self) != true else { continue }
      do throws(CallSiteProblem) {
        let site = try DecodingCallSite(mention.node, entry, in: mention.file, project)
        let others = taken[mention.file, default: []] + sites.filter { $0.file == mention.file }.map(\.range)
        guard !others.contains(where: { $0.overlaps(site.range) }) else {
          throw CallSiteProblem(.createdByStayingCode, "what makes it is converted otherwise")
        }
        sites.append(site)
      } catch {
        throw Stay(reason: Reason(error.kind, error.text, at: position))
      }
    }
    if let place = unnamedPlace(creating: type, entry) {
      throw Stay(reason: Reason(.createdByStayingCode, "code that is not converted may create it", at: place))
    }
    return sites
  }

  /// The reason why Foundation can't decode a type where code holds a `JSON`.
  struct Stay: Error {
    let reason: Reason
  }

  /// Returns a place that creates a type from JSON, or passes it to code that may. Nil if there is none.
  ///
  /// - Parameters:
  ///   - type: the type's full name.
  ///   - entry: the initializer that creates it.
  func place(creating type: String, _ entry: EntryPoint) -> SourcePosition? {
    for mention in TypeMentions(facts: project).mentions(of: type) where !isDeleted(mention.node, mention.file) {
      if creates(mention.node, entry) || isAliased(mention.node, entry) {
        return project.files[mention.file].position(of: mention.token)
      }
    }
    return unnamedPlace(creating: type, entry)
  }

  /// Returns a place that may create a type without its name.
  private func unnamedPlace(creating type: String, _ entry: EntryPoint) -> SourcePosition? {
    initializerPlace(type, entry) ?? ownPlace(type, entry) ?? protocolPlace(type)
  }

  private func isDeleted(_ node: some SyntaxProtocol, _ file: Int) -> Bool {
    let offset = node.trimmedOffsets.lowerBound
    return deleted[file, default: []].contains { $0.contains(offset) }
  }

  private func creates(_ mention: Syntax, _ entry: EntryPoint) -> Bool {
    guard let parent = mention.parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) { return isCalled(call, entry) }
    // `Model.init`, `Model.self`, `Executor<Model>`: whoever gets the type may create one.
    if let access = parent.as(MemberAccessExprSyntax.self) {
      return ["init", "self"].contains(access.declName.baseName.text)
    }
    // `[Model](reading: value)`.
    if parent.is(ArrayElementSyntax.self) {
      let call = parent.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call?.arguments.contains { Self.labels.contains($0.label?.text) } ?? false
    }
    return parent.is(GenericArgumentSyntax.self)
  }

  /// The labels with which the libraries create a type from a document.
  private static let labels = RuntimeLibrary.readingLabels.union(["json"])

  private func isCalled(_ call: FunctionCallExprSyntax, _ entry: EntryPoint) -> Bool {
    let isCalledSo = call.arguments.only.map { $0.label?.text == entry.label } ?? entry.hasDefault
    return isCalledSo || call.arguments.contains { Self.labels.contains($0.label?.text) }
  }

  // MARK: Protocols

  /// Returns a place where code takes any type that can be created from a JSON, such as `<T: JSONDeserializable>`, if
  /// this type conforms.
  private func protocolPlace(_ type: String) -> SourcePosition? {
    let conformances = Conformances(of: project.lineage(of: type), in: project)
    // The protocols of converted types inherit those of the old ones.
    let conversions = conformances.foreign.intersection(RuntimeLibrary.conversions)
    let names =
      [KnownProtocols.document, KnownProtocols.response].filter { conformances.foreign.contains($0) }
      + (conversions.isEmpty ? [] : [KnownProtocols.document])
      + (conversions.contains("LegacyHTTPResponse") ? [KnownProtocols.response] : []) + conversions.sorted()
    for name in names {
      let found = project.typeReferences[name, default: []].first { use in
        guard !isDeleted(use.node, use.file) else { return false }
        guard use.node.parent?.is(InheritedTypeSyntax.self) == true else { return true }
        // A protocol of the project that includes it asks for it too.
        let owner = use.node.parent?.parent?.parent?.parent?.as(ProtocolDeclSyntax.self)?.name.text
        return owner.map { name in conformances.protocols.contains { $0.simpleName == name } } ?? false
      }
      if let found { return project.files[found.file].position(of: found.node) }
    }
    return nil
  }

  // MARK: Other names

  /// Whether a `typealias` gives the type another name, by which it is created.
  private func isAliased(_ mention: Syntax, _ entry: EntryPoint) -> Bool {
    guard let alias = mention.parent?.parent?.as(TypeAliasDeclSyntax.self)?.name.text else { return false }
    let references = project.references[alias, default: []].map { (Syntax($0.node), $0.file) }
    let accesses = project.memberAccesses[alias, default: []].map { (Syntax($0.node), $0.file) }
    let types = project.typeReferences[alias, default: []].map { (Syntax($0.node), $0.file) }
    return (references + accesses + types).contains { node, file in
      !isDeleted(node, file)
        && (creates(node, entry) || node.parent?.parent?.is(TypeAliasDeclSyntax.self) == true)
    }
  }

  /// `self.init(json: json)`, `.init(json: json)`, `type(of: model).init(json: json)`.
  private func initializerPlace(_ type: String, _ entry: EntryPoint) -> SourcePosition? {
    for use in initializers where !isDeleted(use.node, use.file) {
      guard mayMean(type, use.node) else { continue }
      if let call = use.node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == ExprSyntax(use.node).id
      {
        guard isCalled(call, entry) else { continue }
      } else if !filesOfJSON.contains(use.file) {
        // Where nothing is known of a `JSON`, it is another initializer that is handed on.
        continue
      }
      return project.files[use.file].position(of: use.node)
    }
    return nil
  }

  /// Returns whether an `init` may be one of a type. One on the type's name counts as a type reference.
  private func mayMean(_ type: String, _ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base else {
      return ExprSyntax(access).expectedType(in: project).map { mayBe(type, $0) } ?? true
    }
    switch base.trimmedDescription {
    case "super": return false
    case "self", "Self": return mayBeEnclosing(type, access)
    default: break
    }
    if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
      let value = call.arguments.only?.expression,
      let found = ExpressionTypes(facts: project).type(of: value)?.unwrapped
    {
      return mayBe(type, found)
    }
    return true
  }

  /// `Self(json: json)`.
  private func ownPlace(_ type: String, _ entry: EntryPoint) -> SourcePosition? {
    project.references["Self", default: []].first { use in
      guard !isDeleted(use.node, use.file), let call = use.node.parent?.as(FunctionCallExprSyntax.self) else {
        return false
      }
      return isCalled(call, entry) && mayBeEnclosing(type, use.node)
    }.map { project.files[$0.file].position(of: $0.node) }
  }

  private func mayBe(_ type: String, _ found: SwiftType) -> Bool {
    switch found.unwrapped {
    case .project(let name):
      project.lineage(of: type).contains(name) || project.type(named: name)?.kind == .protocolType
    case .external, .array, .dictionary, .optional: false
    }
  }

  /// Returns whether the type around a node is the type, or may be a protocol that it conforms to.
  private func mayBeEnclosing(_ type: String, _ node: some SyntaxProtocol) -> Bool {
    guard let name = node.enclosingTypeName, let found = project.resolve(name, in: nil) else { return true }
    return mayBe(type, .project(found.name))
  }
}

extension ExprSyntax {
  /// Returns the type that an expression's context expects, if it is written.
  fileprivate func expectedType(in facts: ProjectFacts) -> SwiftType? {
    // `.init(…)` stands in a call.
    let value = parent?.as(FunctionCallExprSyntax.self).map { ExprSyntax($0) } ?? self
    func type(_ written: TypeSyntax?) -> SwiftType? {
      written.flatMap { facts.swiftType($0, in: enclosingTypeName) }
    }
    if let binding = value.parent?.parent?.as(PatternBindingSyntax.self) { return type(binding.typeAnnotation?.type) }
    let isReturned = value.parent?.is(ReturnStmtSyntax.self) == true
    let isOnly = value.parent?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    if isReturned || isOnly, case .function(let function) = FunctionBody(around: value) {
      return type(function.signature.returnClause?.type)
    }
    if let elements = value.parent?.as(ExprListSyntax.self).map({ Array($0) }), elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self)
    {
      return ExpressionTypes(facts: facts).type(of: elements[0])
    }
    return nil
  }
}
