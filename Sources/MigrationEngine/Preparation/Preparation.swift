import SwiftSyntax

/// Code that is rewritten before any decision, so that later stages have fewer forms to recognise. An initializer
/// replaces a static function that creates a value, one that takes the members of a document, or a method that fills a
/// new value. A superclass loses an initializer that does nothing.
///
/// A type that is not converted in the end keeps its original code.
struct Preparation: Sendable {
  /// One type with its preparation.
  struct Candidate: Sendable {
    /// The full name of the type.
    let type: String
    var edits: [Edit]
    /// Whether the preparation is useless unless the type ends with only stored properties: code creates values by the
    /// implicit initializer, which exists only if none is written, or the type has a written initializer as it is.
    var needsStoredProperties: Bool
    /// The full names of the types that benefit, if not the type itself.
    var others: [String]?
    /// The full names of the types that have no initializer from JSON any more.
    var emptied: Set<String> = []
    /// Whether something is gained even if no type gets further: a function is left out.
    var isSimpler = false
    /// Where the statements stand that move into the type.
    var places: [(file: Int, range: Range<Int>)] = []
    /// The lines that the type gets from code outside of it.
    var movedLines = LineCount()
    /// The full names of the types that have to have stored properties alone already.
    var models: Set<String> = []
    /// The name of an alternative, which is tried after the type's other candidates; empty for the first.
    var kind = ""

    /// The identity of the candidate across rounds.
    var key: String { "\(type) \(kind)" }

    /// Whether the statements that move contain something that another candidate changes.
    func holds(_ other: Candidate) -> Bool {
      other.edits.contains { edit in
        places.contains { $0.file == edit.file && $0.range.contains(edit.range.lowerBound) }
      }
    }

    /// Whether another candidate changes something in the same place.
    func meets(_ other: Candidate) -> Bool {
      holds(other)
        || other.edits.contains { edit in
          edits.contains { $0.file == edit.file && $0.range.overlaps(edit.range) || $0 == edit }
        }
    }

    private var winners: [String] { others ?? [type] }

    /// Whether some type could get further.
    func mayGain(_ outcomes: [String: Outcome]) -> Bool {
      guard models.allSatisfy({ outcomes[$0] == .synthesized }) else { return false }
      return isSimpler || winners.contains { outcomes[$0] != .synthesized }
    }

    /// Whether some type gets as far as it should.
    func gains(_ outcomes: [String: Outcome]) -> Bool {
      isSimpler
        || winners.contains { name in
          outcomes[name] == .synthesized || outcomes[name] == .explicit && !needsStoredProperties
        }
    }
  }

  let candidates: [Candidate]

  private init(candidates: [Candidate]) { self.candidates = candidates }

  /// Finds everything that can be prepared at the same time.
  ///
  /// - Parameters:
  ///   - outcomes: how far the types get without it; nil where each may gain.
  ///   - tried: the keys of candidates that were tried already.
  ///   - inlinesTypes: whether documents that code reads by itself get types of their own.
  init(
    of project: ProjectFacts, _ outcomes: [String: Outcome]? = nil, besides tried: Set<String> = [], inlinesTypes: Bool
  ) {
    func isWanted(_ candidate: Candidate) -> Bool {
      !tried.contains(candidate.key) && outcomes.map(candidate.mayGain) ?? true
    }
    var all = Self.candidates(in: project).compactMap { $0.first(where: isWanted) }
    if inlinesTypes {
      let others = all
      all += InlineType.all(in: project).map { Candidate($0) }.filter { inline in
        isWanted(inline) && !others.contains { $0.meets(inline) }
      }
    }
    // Values that are created inside of moving statements are prepared first; the next round moves the result.
    candidates = all.filter { candidate in
      !all.contains { other in
        other.type != candidate.type
          && (candidate.holds(other) && (other.type < candidate.type || !other.holds(candidate))
            || candidate.emptied.contains(other.type))
      }
    }
  }

  /// Whether some type of a project could get further by a preparation.
  ///
  /// - Parameter project: a project whose files may be reduced to what decisions need.
  static func mayGain(in project: ProjectFacts, _ outcomes: [String: Outcome]) -> Bool {
    // Nothing has asked for the uses and the bodies of a type that is not made of a document itself.
    project.createsOutside { mayBePrepared($0, in: project) }
      || candidates(in: project).joined().contains { $0.mayGain(outcomes) }
  }

  /// Finds the possible preparations of each type, in the order in which they are tried.
  private static func candidates(in project: ProjectFacts) -> [[Candidate]] {
    let uses = FillingMethodUses(in: project)
    // There are many types, and most need no look.
    let parts = stride(from: 0, to: project.types.count, by: 64).map { project.types[$0...].prefix(64) }
    return Parallel.map(parts) { types in
      types.map { type in
        candidates(for: type, in: project, uses).filter { !project.loseComments($0.edits, isWithoutDeletions: true) }
      }.filter { !$0.isEmpty }
    }.flatMap(\.self)
  }

  private static func candidates(
    for type: TypeFacts, in project: ProjectFacts, _ uses: FillingMethodUses
  ) -> [Candidate] {
    guard mayBePrepared(type, in: project) else {
      let first =
        superclassCandidate(type, in: project) ?? sharedCandidate(type, in: project)
        ?? listCandidate(type, in: project)
      return [first, mergedCandidate(type, in: project), declarationsCandidate(type, in: project)].compactMap(\.self)
    }
    let first =
      factoryCandidate(project.factories(of: type.name), type, in: project) ?? partsCandidate(type, in: project)
      ?? parsingCandidate(type, in: project) ?? splitCandidate(type, in: project)
      ?? fillingCandidate(type, in: project, uses) ?? outsideFactoryCandidate(type, in: project)
    var source =
      sourceCandidate(type, in: project) ?? factoryCandidate(project.sourceFactories(of: type), type, in: project)
    source?.kind = "source"
    return [first, source, mergedCandidate(type, in: project), first.flatMap { split($0, of: type, in: project) }]
      .compactMap(\.self)
  }

  /// Returns a candidate that gives each property of the type a declaration of its own, too.
  private static func split(_ candidate: Candidate, of type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    guard candidate.needsStoredProperties, let split = SplitDeclaration(of: type, in: project) else { return nil }
    var both = candidate
    both.edits += split.edits
    both.kind = "declarations"
    return both
  }

  /// The lines that each type gets from code outside of it.
  var movedLines: [String: LineCount] {
    Dictionary(candidates.map { ($0.type, $0.movedLines) }) { first, _ in first }
  }

  /// The types that have no initializer from JSON any more.
  var emptied: Set<String> { candidates.reduce(into: []) { $0.formUnion($1.emptied) } }

  /// - Parameter isWanted: whether a candidate stays one.
  func filter(_ isWanted: (Candidate) -> Bool) -> Preparation { Preparation(candidates: candidates.filter(isWanted)) }

  /// Returns the tree with all candidates prepared. Nil if they conflict.
  func prepared(_ tree: SourceTree) -> SourceTree? {
    var seen: Set<Edit> = []
    let edits = Dictionary(grouping: candidates.flatMap(\.edits).filter { seen.insert($0).inserted }, by: \.file)
    var files: [Int: PreparedFile] = [:]
    for (file, edits) in edits {
      guard let prepared = PreparedFile(tree.files[file], edits) else { return nil }
      files[file] = prepared
    }
    return tree.replacing(files)
  }

  private static func mayBePrepared(_ type: TypeFacts, in project: ProjectFacts) -> Bool {
    [.structure, .classType].contains(type.kind) && !type.isGeneric && project.type(named: type.name) != nil
      && project.jsonInitializers(of: type.name).isEmpty && project.subclasses(of: type.name).isEmpty
      && project.mayRewrite(type.file)
      && Conformances(of: [type.name], in: project).foreign.isDisjoint(with: RuntimeLibrary.conversions)
  }

  private static func partsCandidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    let found = project.initializers(of: type.name).filter { project.documentParts(of: $0) != nil }
    guard let initializer = found.only, project.files[initializer.file].role == .migrated,
      !initializer.node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
      let parts = project.documentParts(of: initializer),
      let calls = DocumentInitializerCalls(giving: parts.parameter, of: type, parts: parts, in: project)
    else { return nil }
    let stays =
      initializer.node.isVisibleOutside || !calls.isComplete
      || project.mayBeUsedUnscanned(initializer.node, type.simpleName) || isAskedFor(initializer, of: type, in: project)
    return PartsInitializer(initializer, of: type, stays: stays, in: project).map {
      Candidate(type: type.name, edits: $0.edits + calls.edits, needsStoredProperties: false)
    }
  }

  private static func parsingCandidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    let found = project.initializers(of: type.name).compactMap { ParsingInitializer($0, in: project) }
    guard let prepared = found.only, !isAskedFor(prepared.initializer, of: type, in: project),
      let calls = DocumentInitializerCalls(
        giving: prepared.parameter, of: type, parsing: prepared.parsing, in: project), calls.isComplete
    else { return nil }
    return Candidate(type: type.name, edits: prepared.edits + calls.edits, needsStoredProperties: false)
  }

  private static func sourceCandidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    let found = project.initializers(of: type.name).compactMap { SourceInitializer($0, in: project) }
    guard let source = found.only, !isAskedFor(source.initializer, of: type, in: project),
      let calls = DocumentInitializerCalls(
        giving: source.parameter, of: type, source: source.source, in: project), calls.isComplete
    else { return nil }
    return Candidate(type: type.name, edits: source.edits + calls.edits, needsStoredProperties: true)
  }

  private static func splitCandidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    let found = project.initializers(of: type.name).compactMap { SplitInitializer($0, of: type, in: project) }
    return found.only.map { Candidate(type: type.name, edits: $0.edits, needsStoredProperties: false) }
  }

  /// Returns whether a protocol requires the initializer, or may.
  private static func isAskedFor(_ initializer: InitializerFacts, of type: TypeFacts, in project: ProjectFacts) -> Bool
  {
    let conformances = Conformances(of: [type.name], in: project)
    // These ask for initializers from texts and dictionaries.
    let isLiteral = conformances.foreign.contains { name in
      name.hasPrefix("ExpressibleBy") || ["LosslessStringConvertible", "RawRepresentable"].contains(name)
    }
    return conformances.mayRequireForeignInitializer || isLiteral
      || conformances.protocols.contains { found in
        project.initializers(of: found.name).contains { $0.labels == initializer.labels }
      }
  }

  private static func factoryCandidate(
    _ factories: [Factory], _ type: TypeFacts, in project: ProjectFacts
  ) -> Candidate? {
    let own = factories.filter { !$0.isOutside }
    let named = own.filter(\.node.modifiers.isStatic)
    let possible = named.isEmpty ? own : named
    // One that another one calls is a part of that.
    let outer = possible.filter { found in
      !possible.contains { $0.node.id != found.node.id && $0.node.body?.names(found.name) == true }
    }
    guard let factory = outer.only, project.files[factory.file].role == .migrated else {
      return nil
    }
    let calls = FactoryCalls(of: factory, in: project)
    let maker = ListFactory.Maker(factory)
    let lists = project.functions(ofType: type.name).compactMap { function in
      maker.flatMap { ListFactory(function, of: type, by: $0, in: project) }
    }
    let keepsFunction = calls.mayBeCalledElsewhere || project.asksFor(factory.node, of: type)
    guard factory.source == nil || !keepsFunction && !calls.edits.isEmpty,
      let initializer = FactoryInitializer(factory, of: type, in: project, keepsFunction: keepsFunction)
    else { return nil }
    let node = factory.node
    let needsImplicit =
      initializer.replacesImplicitInitializer && node.enclosingExtension == nil
      && InitializerCalls(project: project).isCreatedImplicitly(
        type, besides: [(factory.file, node.position.utf8Offset..<node.endPosition.utf8Offset)])
    let all = (initializer.edits + calls.edits).filter { edit in !lists.contains { $0.replaces(edit) } }
    return Candidate(
      type: type.name, edits: all + lists.flatMap(\.edits),
      needsStoredProperties: needsImplicit || initializer.isOnlyRead)
  }

  /// Returns a candidate for a type whose values other code creates from documents.
  ///
  /// Several blocks may have the same statements. Where they differ, most of them have to be the same.
  private static func outsideFactoryCandidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    let found = project.creatingBlocks(of: type)
    // One that another one calls is a part of that.
    let blocks = found.filter { block in
      guard let name = block.function?.name.text else { return true }
      return !found.contains {
        $0.function?.id != block.function?.id && $0.statements.codeTokens.contains { $0.text == name }
      }
    }
    let all = MovedStatements.most(of: blocks, to: type, in: project)
    // A function that takes a document says what it means; one that makes a document may be a special case of it.
    let best =
      all.isEmpty ? MovedStatements.most(of: blocks.filter { !$0.followsDocument }, to: type, in: project) : all
    guard let first = best.first else { return nil }
    let isImplicit = InitializerCalls(project: project).isCreatedImplicitly(
      type, besides: best.map(\.place))
    return Candidate(
      type: type.name, edits: first.initializer + best.flatMap(\.call),
      needsStoredProperties: first.isOnlyRead || first.replacesImplicitInitializer && isImplicit,
      places: best.map(\.place), movedLines: best.map(\.lines).reduce(LineCount(), +))
  }

  /// Returns the initializer from JSON that may be rewritten.
  private static func documentInitializer(of type: TypeFacts, in project: ProjectFacts) -> JSONInitializer? {
    guard project.type(named: type.name) != nil, let initializer = project.documentInitializer(of: type.name) else {
      return nil
    }
    return project.mayRewrite(initializer.file) ? initializer : nil
  }

  private static func superclassCandidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    guard project.type(named: type.name) != nil, let emptied = EmptySuperclass(type, in: project) else { return nil }
    return Candidate(
      type: type.name, edits: emptied.edits, needsStoredProperties: true, others: emptied.subclasses,
      emptied: [type.name])
  }

  private static func sharedCandidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    SharedInitializer(of: type, in: project).map {
      Candidate(type: type.name, edits: $0.edits, needsStoredProperties: false, others: $0.types)
    }
  }

  private static func mergedCandidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    guard project.superclass(of: type.name) != nil, project.type(named: type.name) != nil,
      project.lineage(of: type.name).contains(where: { !project.jsonInitializers(of: $0).isEmpty }),
      let merged = MergedSuperclass(of: type, in: project)
    else { return nil }
    return Candidate(
      type: type.name, edits: merged.edits, needsStoredProperties: true, emptied: Set(merged.superclasses),
      kind: "merged")
  }

  private static func declarationsCandidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    guard documentInitializer(of: type, in: project) != nil, let split = SplitDeclaration(of: type, in: project) else {
      return nil
    }
    return Candidate(type: type.name, edits: split.edits, needsStoredProperties: true, kind: "declarations")
  }

  private static func fillingCandidate(
    _ type: TypeFacts, in project: ProjectFacts, _ uses: FillingMethodUses
  ) -> Candidate? {
    guard let method = FillingMethod(of: type, in: project, uses) else { return nil }
    return Candidate(type: type.name, edits: method.edits, needsStoredProperties: true)
  }

  /// Returns a candidate that benefits types whose initializers call a function that creates a list.
  private static func listCandidate(_ type: TypeFacts, in project: ProjectFacts) -> Candidate? {
    guard let maker = documentInitializer(of: type, in: project).flatMap(ListFactory.Maker.init) else { return nil }
    let lists = project.functions(ofType: type.name).compactMap { ListFactory($0, of: type, by: maker, in: project) }
    let owners = lists.flatMap(\.uses).compactMap { use in
      project.jsonInitializers.first { found in
        found.file == use.file && found.node.trimmedOffsets.contains(use.called.trimmedOffsets.lowerBound)
      }?.owner
    }
    guard !owners.isEmpty else { return nil }
    return Candidate(
      type: type.name, edits: lists.flatMap(\.edits), needsStoredProperties: true, others: Set(owners).sorted(),
      isSimpler: true)
  }
}

extension Preparation.Candidate {
  fileprivate init(_ inline: InlineType) {
    // The whole type stands for the line behind which it is inserted, which is none of it.
    self.init(
      type: inline.name, edits: inline.edits, needsStoredProperties: true,
      movedLines: LineCount(lines: -1, codeLines: -1), models: inline.models)
  }
}

extension CodeBlockSyntax {
  /// Whether a name stands in it.
  fileprivate func names(_ name: String) -> Bool { codeTokens.contains { $0.text == name } }
}

extension ProjectFacts {
  /// Returns whether no edit removes a line break, so that line numbers stay the same.
  func areWithinLines(_ edits: [Edit]) -> Bool {
    edits.allSatisfy { !files[$0.file].utf8[$0.range].contains(where: \.isNewline) }
  }
}
