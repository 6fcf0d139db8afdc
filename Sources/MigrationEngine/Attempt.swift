import SwiftSyntax

/// One plan for a tree, with its result.
struct Attempt {
  let changes: [FileChange]
  let project: ProjectFacts
  private let types: TypeMigration
  /// Types that an earlier run converted, where evidence or new names may change them.
  private let earlier: (types: [String: RecognisedType], failures: [String: Reason])
  private let documents: DocumentMigration
  private let decisions: TypeDecisions
  private let requests: RequestMigration
  private let evidence: Evidence
  private let emission: ProjectEmission
  private let rewriter: Rewriter
  let tree: SourceTree
  let deleted: [Int: [Range<Int>]]
  /// Initializers that are rewritten; the report names the comments that their new form has not.
  let rewritten: [Int: [Range<Int>]]

  init(tree: SourceTree, evidence evidenceDocuments: [EvidenceDocument], options: Migration.Options) throws {
    self.tree = tree
    let project = ProjectFacts(tree: tree)
    self.project = project
    let (types, documents) = Self.types(of: project)
    (self.types, self.documents) = (types, documents)
    requests = RequestMigration(project: project, types: types)
    earlier = options.revisesConversions ? EarlierRecognition.all(in: project) : ([:], [:])
    evidence = Self.evidence(evidenceDocuments, types: types, earlier.types, options)
    let obsolete = types.deletedRanges.merging(requests.deletedRanges) { $0 + $1 }
    let unused = UnusedFunctions(in: project, deleted: obsolete, besides: documents)
    let deleted = obsolete.merging(unused.ranges) { $0 + $1 }
    self.deleted = deleted
    rewritten = Dictionary(grouping: documents.converted.values, by: \.initializer.file).mapValues { types in
      types.map(\.initializer.node.trimmedOffsets)
    }
    let callers = LegacyCallers(
      project: project, deleted: deleted.merging(earlier.types.values.deletedRanges) { $0 + $1 },
      taken: documents.rewrittenRanges.merging(requests.callSiteRanges) { $0 + $1 })
    decisions = TypeDecisions(
      project: project, migration: types, earlier: earlier.types,
      options: .init(
        renames: options.renames, evidence: evidence, minimumSamples: options.minimumSamples,
        keepsClasses: options.keepsClasses, tightening: options.tightening),
      deleted: requests.deletedRanges.merging(unused.ranges) { $0 + $1 }, callers: callers)

    var emission = ProjectEmission(
      project: project, types: types, documents: documents, decisions: decisions, requests: requests, unused: unused)
    do {
      rewriter = try emission.rewriter()
    } catch let found as InternalFaults {
      throw InternalFaults(found.faults.map { Self.located($0, in: project) })
    }
    self.emission = emission
    changes = try Self.changes(of: project, by: rewriter)
  }

  /// The outcome for each type.
  var outcomes: [String: Outcome] { reportBuilder().outcomes }

  /// - Parameters:
  ///   - faults: what was found wrong on the way.
  ///   - result: the tree after the changes.
  func report(faults: InternalFaults, of result: SourceTree) -> Report {
    let legacy = LegacyCount.found(in: project)
    let converted = Dictionary(grouping: documents.helpers, by: \.file).mapValues { $0.map(\.range) }
    let constructs = LegacyConstructs(project: project, converted: converted).found
    var builder = reportBuilder(constructs: constructs, reads: legacy.mapValues(\.reads))
    builder.results = result.files
    var report = builder.report()
    report.faults = faults.descriptions
    report.totals.faults = faults.paths.subtracting(tree.reportedElsewhere).count
    let own = legacy.filter { !tree.reportedElsewhere.contains(tree.files[$0.key].path) }
    report.files = LegacyCount.byFile(of: project, own, result).map { path, before, after in
      Report.File(path: path, legacy: Report.Legacy(before: before, after: after))
    }.filter { $0.legacy != Report.Legacy() }
    report.totals.legacy = report.files.reduce(into: Report.Legacy()) { $0.add($1.legacy) }
    return report
  }

  private func reportBuilder(constructs: [LegacyConstruct] = [], reads: [Int: [Syntax]] = [:]) -> ReportBuilder {
    ReportBuilder(
      project: project, types: types, documents: documents, decisions: decisions, requests: requests,
      emission: emission, rewriter: rewriter, notes: evidence.notes + earlierNotes, problems: tree.problems,
      constructs: constructs, reads: reads,
      changedFiles: changes.count { !tree.reportedElsewhere.contains($0.path) },
      reportedElsewhere: tree.reportedElsewhere)
  }

  /// The types that an earlier run converted, and that no evidence can tighten.
  private var earlierNotes: [String] {
    guard !evidence.notes.isEmpty else { return [] }
    return earlier.failures.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value) [\($0.value.kind.name)]" }
  }

  /// Finds the types to convert. Each of the two conversions assumes that the other converts the models that a type
  /// contains. Assumptions that turn out false are withdrawn, and the planning repeats. So it does when a type without a
  /// written form has stored properties after all, since others may contain it then.
  static func types(of project: ProjectFacts) -> (TypeMigration, DocumentMigration) {
    let all = Set(project.jsonInitializers.map(\.owner))
    var hoped = all
    var alone: Set<String> = []
    var refused: Set<String> = []
    let recognition = TypeMigration.Recognition(in: project)
    while true {
      var types = TypeMigration(project: project, recognition, decodable: hoped.union(alone))
      var documents = DocumentMigration(
        project: project, plain: alone.union(types.recognised.keys), folded: Set(types.foldedInto.keys))
      guard types.containedElsewhere.isSubset(of: documents.decodable.union(alone)) else {
        hoped = hoped.intersection(documents.decodable)
        continue
      }
      let others = documents.withoutWrittenForm.subtracting(refused)
      let added = types.addRuled(documents, alone: alone, or: others)
      let found = added.intersection(alone.union(others))
      if found == alone {
        documents.leave(added)
        return (types, documents)
      }
      refused.formUnion(alone.subtracting(found))
      (alone, hoped) = (found, all)
    }
  }

  private static func evidence(
    _ documents: [EvidenceDocument], types: TypeMigration, _ earlier: [String: RecognisedType],
    _ options: Migration.Options
  ) -> Evidence {
    guard !documents.isEmpty else { return .none }
    let fields = Dictionary(uniqueKeysWithValues: types.recognised.keys.map { ($0, types.fields(of: $0)) })
      .merging(earlier.mapValues(\.plan.fields)) { first, _ in first }
    let contained = Set(
      fields.values.joined().compactMap { field -> String? in
        if case .model(let model) = field.type.element { model } else { nil }
      })
    return Evidence(
      documents: documents, roots: fields.keys.filter { !contained.contains($0) }.sorted(), fields: fields,
      hints: options.roots, minimumSamples: options.minimumSamples)
  }

  private static func changes(of project: ProjectFacts, by rewriter: Rewriter) throws -> [FileChange] {
    try project.files.indices.compactMap { index in
      let file = project.files[index]
      guard rewriter.isChanged(file: index) else { return nil }
      let after = rewriter.text(ofFile: index)
      guard after != file.text else { return nil }
      guard file.role == .migrated else {
        throw InternalFaults([InternalFault(message: "\(file.path): a file that is only read would change")])
      }
      return FileChange(path: file.path, before: file.text, after: after)
    }
  }
}
