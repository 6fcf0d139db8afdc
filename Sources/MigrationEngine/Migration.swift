import Foundation
import SwiftSyntax

/// One run over a project: reads everything, decides everything, and reports the changes. It writes nothing.
public struct Migration: Sendable {
  /// The user's options.
  public struct Options: Sendable {
    /// Files and folders that may be rewritten.
    public var paths: [String]
    /// Files and folders that are read for facts only.
    public var contextPaths: [String]
    /// Files and folders with recorded answers.
    public var evidencePaths: [String]
    /// The smallest number of documents from which a conclusion is drawn.
    public var minimumSamples: Int
    /// Whether properties are renamed as the key strategy requires.
    public var renames: Bool
    /// The types of recorded responses, for those whose keys don't decide.
    public var roots: [RootHint] = []
    /// Whether no class becomes a struct.
    public var keepsClasses = false
    /// The grounds on which types are tightened.
    public var tightening = Tightening.evidence
    /// The selection of the files in `paths` that may be rewritten.
    public var selection = FileSelection()
    /// Is told how far the run is.
    public var progress: RunProgress?

    /// Whether types that an earlier run converted may change.
    var revisesConversions: Bool { renames || tightening == .declared || !evidencePaths.isEmpty }

    public init(
      paths: [String], contextPaths: [String] = [], evidencePaths: [String] = [], minimumSamples: Int = 20,
      renames: Bool = false
    ) {
      self.paths = paths
      self.contextPaths = contextPaths
      self.evidencePaths = evidencePaths
      self.minimumSamples = minimumSamples
      self.renames = renames
    }
  }

  /// The files that change, in the order of their paths.
  public let changes: [FileChange]
  public internal(set) var report: Report
  /// Warnings about options that name something that is not there.
  public let warnings: [String]
  /// The projects that the files belong to.
  let projects: [ProjectMigration]
  /// The documents of the evidence, for a verification.
  let documents: [Data]
  /// Is told how far the run is.
  let progress: RunProgress?

  /// Plans a migration.
  ///
  /// Checks every changed file: it parses, no comment outside of deleted code is lost, and a second run changes
  /// nothing. A file that fails stays as it is, with everything that depends on it, and the report says so.
  ///
  /// - Throws: ``SourceProblems`` when a path or an evidence document can't be read.
  public init(_ options: Options) throws { self = try Parallel.withDeepStack { try Migration(planning: options) } }

  private init(planning options: Options) throws {
    let tree = try SourceTree.load(
      paths: options.paths, contextPaths: options.contextPaths, selection: options.selection,
      extent: .migration(includingReads: options.revisesConversions), progress: options.progress)
    let evidence = try EvidenceDocument.load(paths: options.evidencePaths)
    documents = evidence.map(\.data)
    progress = options.progress
    progress?.begin(.planning, total: tree.files.count)
    var groups = TargetGroups.separated(tree)
    var (projects, disputed) = try Self.projects(groups, evidence, options)
    var report = Report(joining: projects.map(\.report))
    if !disputed.isEmpty {
      // Where the parts share code that each would change otherwise, names that mean several things may cost less.
      let whole = try ProjectMigration(tree: tree, evidence: evidence, options: options)
      if whole.report.totals.converted > report.totals.converted {
        (groups, projects, disputed) = ([TargetGroups.Group(whole: tree)], [whole], [])
        report = Report(joining: [whole.report])
      }
    }
    self.projects = projects
    changes = Self.changes(of: projects)
    report.problems = tree.problems.map(\.description)
    warnings = Self.warnings(onRoots: options.roots, in: tree)
    report.notes =
      Self.notes(on: groups, disputed) + Self.notes(onImported: tree.importedPaths) + warnings + report.notes
    self.report = report
  }

  /// Returns the migration of each part of a tree. A file that two parts convert differently stays as it is in all,
  /// unless only the code of one part uses it.
  private static func projects(
    _ groups: [TargetGroups.Group], _ evidence: [EvidenceDocument], _ options: Options
  ) throws -> (projects: [ProjectMigration], disputed: [DisputedFile]) {
    var disputed: [String: DisputedFile] = [:]
    var deciding: [String: Int] = [:]
    func migrated(_ trees: [SourceTree]) throws -> [ProjectMigration] {
      try Parallel.map(trees) { tree in
        Swift.Result { try ProjectMigration(tree: tree, evidence: evidence, options: options) }
      }.map { try $0.get() }
    }
    var projects = try migrated(groups.map(\.tree))
    guard projects.count > 1 else { return (projects, []) }
    var shared: SharedFiles?
    while true {
      let found = differing(among: projects, deciding)
      guard !found.isEmpty else { return (projects, disputed.values.sorted { $0.path < $1.path }) }
      var known = shared ?? SharedFiles(groups.map(\.tree))
      defer { shared = known }
      for (path, results) in found {
        if let part = known.decidingPart(for: path, results) {
          deciding[path] = part
        } else {
          disputed[path] = DisputedFile(path, results)
        }
      }
      let concerned = groups.indices.filter { groups[$0].tree.files.contains { found[$0.path] != nil } }
      let again = try migrated(
        concerned.map { index in
          let others = Set(deciding.filter { $0.value != index }.keys)
          var tree = groups[index].tree.withoutChanging(others.union(disputed.keys))
          tree.reportedElsewhere.subtract(deciding.keys)
          tree.reportedElsewhere.formUnion(others)
          return tree
        })
      for (index, project) in zip(concerned, again) { projects[index] = project }
    }
  }

  /// Returns the files that the parts convert differently, each with the results by the parts' numbers.
  private static func differing(
    among projects: [ProjectMigration], _ deciding: [String: Int]
  ) -> [String: [Int: String]] {
    var results: [String: [Int: String]] = [:]
    for (index, project) in projects.enumerated() {
      let after = Dictionary(uniqueKeysWithValues: project.changes.map { ($0.path, $0.after) })
      for file in project.tree.files where deciding[file.path] == nil {
        results[file.path, default: [:]][index] = after[file.path] ?? file.text
      }
    }
    return results.filter { Set($0.value.values).count > 1 }
  }

  private static func changes(of projects: [ProjectMigration]) -> [FileChange] {
    var seen: Set<String> = []
    return projects.flatMap(\.changes).filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  private static func notes(on groups: [TargetGroups.Group], _ disputed: [DisputedFile]) -> [String] {
    guard groups.count > 1 else { return [] }
    return [
      "\(groups.count) parts that declare types of the same names, each taken by itself: "
        + groups.map(\.description).joined(separator: "; ")
    ] + disputed.map(\.note)
  }

  /// Returns a warning for each type in the hints that does not exist.
  private static func warnings(onRoots roots: [RootHint], in tree: SourceTree) -> [String] {
    let names = Set(tree.facts.flatMap { $0.types.map(\.name) })
    return Set(roots.map(\.type)).sorted().compactMap { wanted in
      if names.contains(where: { $0 == wanted || $0.hasSuffix(".\(wanted)") }) { return nil }
      let near = names.map { (name: $0, distance: editDistance(wanted.lowercased(), $0.lowercased())) }
        .filter { $0.distance <= max(2, wanted.count / 3) }
        .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
      return "root: there is no type `\(wanted)`" + (near.map { "; did you mean `\($0.name)`?" } ?? "")
    }
  }

  private static func notes(onImported paths: [String]) -> [String] {
    paths.isEmpty
      ? [] : ["constants and enumerations of other modules are as they stand in \(paths.joined(separator: ", "))"]
  }
}

/// The migration of one project, or of an independent part of it.
struct ProjectMigration: Sendable {
  let changes: [FileChange]
  let report: Report
  /// All files as they were read.
  let tree: SourceTree

  init(tree: SourceTree, evidence: [EvidenceDocument], options: Migration.Options) throws {
    self.tree = tree
    let plain = try Result(of: tree, evidence, options)
    let (result, prepared) = try Self.prepared(tree, plain, evidence, options) ?? (plain.checked(), tree)
    let after = Dictionary(result.changes.map { ($0.path, $0.after) }) { first, _ in first }
    let changes: [FileChange] = tree.files.indices.compactMap { index in
      let before = tree.files[index]
      let text = after[before.path] ?? prepared.files[index].text
      return text == before.text ? nil : FileChange(path: before.path, before: before.text, after: text)
    }
    self.changes = changes
    var report = result.report()
    report.note(DeletedFunctions(from: tree, by: changes), except: tree.reportedElsewhere)
    self.report = report
  }

  /// The number of sets of preparations that are tried if all of them together fail.
  private static let maximumAttempts = 16

  /// The result for the prepared tree, and that tree; nil when no type gets further by any preparation.
  private static func prepared(
    _ tree: SourceTree, _ plain: Result, _ evidence: [EvidenceDocument], _ options: Migration.Options
  ) -> (result: Result, tree: SourceTree)? {
    guard Preparation.mayGain(in: plain.project, plain.outcomes) else { return nil }
    // Loading keeps the uses of types with an initializer from JSON; other types have to be looked for again.
    let complete = tree.complete
    var preparation = Preparation(of: ProjectFacts(tree: complete)).filter { $0.mayGain(plain.outcomes) }
    func attempt(_ preparation: Preparation) -> (result: Result, tree: SourceTree)? {
      guard let prepared = preparation.prepared(complete), let result = try? Result(of: prepared, evidence, options),
        result.isNoWorse(than: plain, besides: preparation.emptied)
      else { return nil }
      return (result, prepared)
    }
    func holdingUp(_ result: Result, _ preparation: Preparation) -> Result? {
      guard let checked = try? result.checked() else { return nil }
      let other = checked.faults.descriptions.isEmpty ? plain : (try? plain.checked()) ?? plain
      return checked.isNoWorse(than: other, besides: preparation.emptied) ? checked : nil
    }
    // One that fails does not keep the others from it: it is looked for by halves, for a while.
    var attempts = maximumAttempts
    func withoutFaults(_ candidates: ArraySlice<String>) -> Set<String> {
      guard attempts > 0 else { return [] }
      attempts -= 1
      let some = preparation.filter { candidates.contains($0.type) }
      if let found = attempt(some), holdingUp(found.result, some) != nil { return Set(candidates) }
      guard candidates.count > 1 else { return [] }
      let middle = candidates.startIndex + candidates.count / 2
      return withoutFaults(candidates[..<middle]).union(withoutFaults(candidates[middle...]))
    }
    while !preparation.candidates.isEmpty {
      if let (result, prepared) = attempt(preparation) {
        let gained = preparation.filter { $0.gains(result.outcomes) }
        guard gained.candidates.count == preparation.candidates.count else {
          preparation = gained
          continue
        }
        if let checked = holdingUp(result, preparation) { return (checked, prepared) }
      }
      guard attempts == maximumAttempts, preparation.candidates.count > 1 else { return nil }
      let names = preparation.candidates.map(\.type)
      let middle = names.count / 2
      let sound = withoutFaults(names[..<middle]).union(withoutFaults(names[middle...]))
      preparation = preparation.filter { sound.contains($0.type) }
    }
    return nil
  }

  /// The changes and the report for one tree.
  private struct Result {
    let outcomes: [String: Outcome]
    let faults: InternalFaults
    private let attempt: Attempt
    private let evidence: [EvidenceDocument]
    private let options: Migration.Options

    var changes: [FileChange] { attempt.changes }
    var project: ProjectFacts { attempt.project }

    /// Whether nothing fails that another result does not, and every type gets as far.
    ///
    /// - Parameter emptied: types that have nothing to convert any more.
    func isNoWorse(than other: Result, besides emptied: Set<String>) -> Bool {
      // Whether a type that stays is bridged depends on who reads it.
      let order: [Outcome] = [.untouched, .explicit, .synthesized]
      func rank(_ outcome: Outcome?) -> Int { outcome.flatMap { order.firstIndex(of: $0) } ?? 0 }
      return faults.descriptions.count <= other.faults.descriptions.count
        && other.outcomes.allSatisfy { emptied.contains($0.key) || rank(outcomes[$0.key]) >= rank($0.value) }
    }

    /// - Parameter faults: what is known to be wrong already; the files are left alone.
    init(
      of tree: SourceTree, without faults: InternalFaults = InternalFaults(), _ evidence: [EvidenceDocument],
      _ options: Migration.Options
    ) throws {
      var faults = faults
      var found: Attempt?
      while found == nil {
        do {
          found = try Attempt(tree: tree.without(faults), evidence: evidence, options: options)
        } catch let more as InternalFaults {
          try faults.add(more)
        }
      }
      guard let found else { throw faults }
      attempt = found
      self.faults = faults
      self.evidence = evidence
      self.options = options
      outcomes = found.outcomes
    }

    /// The report about the migration. Built only for the result that passes all checks.
    func report() -> Report { attempt.report(faults: faults) }

    /// Returns the result if it passes all checks; otherwise, the result without the files that fail.
    func checked() throws -> Result {
      do {
        try attempt.check(againWith: options)
        return self
      } catch let found as InternalFaults {
        var faults = faults
        try faults.add(found)
        return try Result(of: attempt.tree, without: faults, evidence, options).checked()
      }
    }
  }
}

/// One plan for a tree, with its result.
private struct Attempt {
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
  private let deleted: [Int: [Range<Int>]]
  /// Initializers that are rewritten; the report names the comments that their new form has not.
  private let rewritten: [Int: [Range<Int>]]

  init(tree: SourceTree, evidence evidenceDocuments: [EvidenceDocument], options: Migration.Options) throws {
    self.tree = tree
    let project = ProjectFacts(tree: tree)
    self.project = project
    let (types, documents) = Self.types(of: project)
    (self.types, self.documents) = (types, documents)
    requests = RequestMigration(project: project, types: types)
    earlier = options.revisesConversions ? EarlierRecognition.all(in: project) : ([:], [:])
    evidence = Self.evidence(evidenceDocuments, types: types, earlier.types, options)
    let deleted = types.deletedRanges.merging(requests.deletedRanges) { $0 + $1 }
      .merging(documents.deletedRanges) { $0 + $1 }
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
      deleted: requests.deletedRanges, callers: callers)

    var emission = ProjectEmission(
      project: project, types: types, documents: documents, decisions: decisions, requests: requests)
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

  func report(faults: InternalFaults) -> Report {
    let legacy = LegacyCount.found(in: project)
    let converted = Dictionary(grouping: documents.helpers, by: \.file).mapValues { $0.map(\.range) }
    let constructs = LegacyConstructs(project: project, converted: converted).found
    var report = reportBuilder(constructs: constructs, reads: legacy.mapValues(\.reads)).report()
    report.faults = faults.descriptions
    report.totals.faults = faults.paths.subtracting(tree.reportedElsewhere).count
    let own = legacy.filter { !tree.reportedElsewhere.contains(tree.files[$0.key].path) }
    report.files = LegacyCount.byFile(of: project, own, changes).map { path, before, after in
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
    return earlier.failures.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }

  /// Finds the types to convert. Each of the two conversions assumes that the other converts the models that a type
  /// contains. Assumptions that turn out false are withdrawn, and the planning repeats.
  private static func types(of project: ProjectFacts) -> (TypeMigration, DocumentMigration) {
    var hoped = Set(project.jsonInitializers.map(\.owner))
    while true {
      var types = TypeMigration(project: project, decodable: hoped)
      var documents = DocumentMigration(
        project: project, plain: Set(types.recognised.keys), folded: Set(types.foldedInto.keys))
      if types.containedElsewhere.isSubset(of: documents.decodable) {
        documents.leave(types.addRuled(documents))
        return (types, documents)
      }
      hoped = hoped.intersection(documents.decodable)
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

  // MARK: Checks

  /// - Throws: ``InternalFaults`` with every file whose result does not hold up.
  func check(againWith options: Migration.Options) throws {
    guard !changes.isEmpty else { return }
    let result = tree.replacing(Dictionary(uniqueKeysWithValues: changes.map { ($0.path, $0.after) }))
    let paths = Set(changes.map(\.path))
    let changed = tree.files.indices.filter { paths.contains(tree.files[$0].path) }
    let unparsed = Parallel.map(changed) { syntaxFault(of: result.files[$0], result.facts[$0]) }.compactMap(\.self)
    let lost = Parallel.map(changed) { commentFault(in: tree.files[$0], $0, result.files[$0]) }.compactMap(\.self)
    // A second run over what does not parse would find fault with other files for it.
    let again = unparsed.isEmpty ? try faultsOfSecondRun(over: result, options) : []
    let faults = unparsed + lost + again
    if !faults.isEmpty { throw InternalFaults(faults) }
  }

  private func faultsOfSecondRun(over result: SourceTree, _ options: Migration.Options) throws -> [InternalFault] {
    do {
      // A second run knows nothing of the evidence: what it would conclude, the first has.
      return try Attempt(tree: result, evidence: [], options: options).changes.map { change in
        InternalFault(message: "\(change.path): a second run would change it again", path: change.path)
      }
    } catch let found as InternalFaults {
      return found.faults
    }
  }

  private func syntaxFault(of result: SourceFile, _ facts: FileFacts) -> InternalFault? {
    guard let problem = SourceTree.syntaxProblems(in: result).first else { return nil }
    let around = facts.types.filter { type in
      let range = type.node.trimmedOffsets
      return (result.position(at: range.lowerBound).line...result.position(at: range.upperBound).line)
        .contains(problem.line ?? 0)
    }
    return InternalFault(
      message: "the rewritten file would not parse: \(problem)", path: result.path,
      type: Self.typeToLeave(among: around, in: project))
  }

  /// Adds the type around a fault, if only that type can be left as it is.
  private static func located(_ fault: InternalFault, in project: ProjectFacts) -> InternalFault {
    var fault = fault
    let around = project.types.filter { type in
      project.files[type.file].path == fault.path
        && fault.offset.map { type.node.trimmedOffsets.contains($0) } == true
    }
    fault.type = typeToLeave(among: around, in: project)
    return fault
  }

  /// Returns the innermost type around a fault that can stay as it is while others of its file are converted: it is
  /// created from a document, and its name is unique.
  private static func typeToLeave(among around: [TypeFacts], in project: ProjectFacts) -> String? {
    guard let name = around.min(by: { $0.node.trimmedOffsets.count < $1.node.trimmedOffsets.count })?.name,
      project.type(named: name) != nil, !project.jsonInitializers(of: name).isEmpty
    else { return nil }
    return name
  }

  private func commentFault(in file: SourceFile, _ index: Int, _ result: SourceFile) -> InternalFault? {
    lostComment(in: file, index, result).map { comment in
      Self.located(
        InternalFault(
          message: "\(file.path): the comment `\(comment.text)` would be lost", path: file.path, offset: comment.offset),
        in: project)
    }
  }

  /// The first comment outside of deleted code that the result has not.
  private func lostComment(in file: SourceFile, _ index: Int, _ result: SourceFile) -> (text: String, offset: Int)? {
    let gone = deleted[index, default: []] + rewritten[index, default: []]
    let kept = file.allComments.filter { comment in !gone.contains { $0.contains(comment.offset) } }
    func firstMissing(_ comments: [(text: String, offset: Int)]) -> (text: String, offset: Int)? {
      var left: [String: Int] = [:]
      for comment in result.allComments { left[comment.text, default: 0] += 1 }
      return comments.first { comment in
        left[comment.text, default: 0] -= 1
        return left[comment.text, default: 0] < 0
      }
    }
    guard firstMissing(kept) != nil else { return nil }
    // What belongs to deleted code may go with it, even where another comment has the same words.
    return firstMissing(kept.filter { comment in !gone.contains { file.isAttached(comment, to: $0) } })
  }
}

/// One file before and after the migration.
public struct FileChange: Sendable, Equatable {
  public let path: String
  public let before: String
  public let after: String

  /// The unified diff of the two.
  public var diff: String { UnifiedDiff.text(path: path, before: before, after: after) }
}
