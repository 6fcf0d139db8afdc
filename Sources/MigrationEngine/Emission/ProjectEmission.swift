import SwiftSyntax

/// All edits of a run.
struct ProjectEmission {
  let project: ProjectFacts
  let types: TypeMigration
  let documents: DocumentMigration
  let decisions: TypeDecisions
  let requests: RequestMigration
  let unused: UnusedFunctions

  var endpoints: [EndpointEmission.Declaration] {
    EndpointEmission(project: project, requests: Array(requests.requests.values)).declarations()
  }

  /// The types that stay, and that converted ones read.
  private(set) var bridged: Set<String> = []
  /// The old initializers that are still called.
  private(set) var spellings: OldSpellings
  /// Call sites that create converted models from a document that they parse themselves.
  let modelSites: ModelCallSites

  init(
    project: ProjectFacts, types: TypeMigration, documents: DocumentMigration, decisions: TypeDecisions,
    requests: RequestMigration, unused: UnusedFunctions
  ) {
    self.project = project
    self.unused = unused
    self.types = types
    self.documents = documents
    self.decisions = decisions
    self.requests = requests
    modelSites = Self.modelSites(project, types, documents, decisions, requests, unused)
    spellings = OldSpellings(
      project: project, types: types, documents: documents,
      deleted: [requests.deletedRanges, modelSites.ranges, unused.ranges].reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
    )
  }

  private static func modelSites(
    _ project: ProjectFacts, _ types: TypeMigration, _ documents: DocumentMigration, _ decisions: TypeDecisions,
    _ requests: RequestMigration, _ unused: UnusedFunctions
  ) -> ModelCallSites {
    let entries =
      decisions.types.values.filter { !$0.isTightened && $0.recognised.earlier == nil }.map {
        ($0.recognised.facts.name, $0.recognised.entry)
      }
      + documents.converted.map { ($0.key, $0.value.entry) }
    let models = ReadableModels(
      project: project, entries: Dictionary(entries.filter { $0.1.configuration.isEmpty }) { first, _ in first })
    return ModelCallSites(
      of: models,
      besides: [
        types.deletedRanges, documents.rewrittenRanges, requests.deletedRanges, requests.callSiteRanges, unused.ranges,
      ].reduce(into: [:]) { $0.merge($1) { $0 + $1 } })
  }

  /// - Throws: ``InternalFaults`` with every file in which two rewrites overlap.
  mutating func rewriter() throws -> Rewriter {
    var code = try codeEdits()
    while spellings.keep(insideOf: code) { code = try codeEdits() }
    code += bridgeEdits(for: code)
    let edits = code.map(ModuleNameEmission.renamed)
    let preliminary = try Rewriter(files: project.files, edits: edits)
    let isAnyConverted =
      !decisions.types.isEmpty || !documents.converted.isEmpty || !bridged.isEmpty || project.limit == .imports
    let project = project
    let decodingSites = decisions.types.values.filter(\.isTightened).flatMap(\.callSites)
    let readers = modelSites.files.union(decodingSites.map(\.file))
    let passedOn = Set(project.imports.joined().filter(\.isPassedOn).map(\.module))
    let imports = Parallel.map(Array(project.files.indices)) { index -> [Edit] in
      guard project.mayRewrite(index) else { return [] }
      let isChanged = preliminary.isChanged(file: index)
      guard isChanged || isAnyConverted else { return [] }
      return ImportEmission(
        file: index, original: project.files[index], imports: project.imports[index],
        rewritten: isChanged ? preliminary.text(ofFile: index) : nil, readsModels: readers.contains(index),
        readsVendoredJSON: project.readsVendoredJSON(in: index), passedOn: passedOn,
        declared: { project.isVisible($0, in: nil) }
      ).edits()
    }
    // Where one file loses SwiftyJSON, all do.
    let isSwapped = imports.contains { !$0.isEmpty } || isAnyConverted
    let names =
      isSwapped
      ? ModuleNameEmission(project: project).edits() + UntriedParsingEmission(project: project).edits()
        + OldURLEmission(project: project).edits() : []
    return try Rewriter(files: project.files, edits: edits + imports.joined() + names)
  }

  private func codeEdits() throws -> [Edit] {
    var faults: [InternalFault] = []
    var edits = unused.edits + decisions.useEdits + MentionEmission.edits(for: types.foldedInto, in: project)
    for name in decisions.types.keys.sorted() {
      guard let decision = decisions.types[name] else { continue }
      if let earlier = decision.recognised.earlier {
        edits += RevisedTypeEmission(project: project, decision: decision, earlier: earlier).edits()
      }
      guard let spelling = decision.recognised.spelling else { continue }
      edits += TypeEmission(
        project: project, decision: decision, spelling: spelling, keepsSpelling: spellings.isNeeded(spelling)
      ).edits()
      if !decision.isTightened { edits += spellings.renamingEdits(of: spelling) }
    }
    for name in documents.converted.keys.sorted() {
      guard let converted = documents.converted[name] else { continue }
      do {
        edits += try ConvertedTypeEmission(
          project: project, converted: converted, keepsSpelling: spellings.isNeeded(by: converted)
        ).edits()
        if !spellings.isNeeded(by: converted) { edits += spellings.renamingEdits(of: converted.spelling) }
      } catch let found as InternalFaults {
        faults += found.faults
      }
    }
    do {
      edits += try HelperEmission(project: project, documents: documents).edits()
    } catch let found as InternalFaults {
      faults += found.faults
    }
    if !faults.isEmpty { throw InternalFaults(faults) }
    for name in requests.requests.keys.sorted() {
      guard let request = requests.requests[name] else { continue }
      edits += RequestEmission(project: project, decision: request).declarationEdits()
    }
    for site in requests.callSites {
      guard let request = requests.requests[site.plan.request] else { continue }
      edits += CallSiteEmission(project: project, site: site, request: request).edits()
    }
    return edits + spellings.requirements.edits + modelSites.found.flatMap(\.site.edits) + endpoints.map(\.edit)
  }

  /// Returns the edits that let converted types read the types that stay, if they do.
  private mutating func bridgeEdits(for code: [Edit]) -> [Edit] {
    let words = Dictionary(
      code.flatMap(\.writtenTexts).flatMap { text in Set(text.identifiers.map(String.init)).map { ($0, [text]) } },
      uniquingKeysWith: +)
    bridged = Set(
      documents.bridged.filter { name, type in
        // A literal or a comment that was moved may hold the name, too.
        words[name.lastComponent, default: []].contains { $0.names(name.lastComponent) }
          || type.isBridgedAlready(in: project)
      }.keys)
    return bridged.sorted().compactMap { documents.bridged[$0] }.filter { !$0.isBridgedAlready(in: project) }.map {
      BridgeEmission(project: project, bridged: $0).edit()
    }
  }
}

extension Edit {
  /// The pieces of text that it writes.
  fileprivate var writtenTexts: [String] {
    replacement.compactMap { fragment in
      if case .text(let text) = fragment { text } else { nil }
    }
  }
}
