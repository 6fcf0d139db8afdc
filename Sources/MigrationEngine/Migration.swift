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
    /// Whether a document that code parses and reads by itself gets a type of its own.
    public var inlinesTypes = false
    /// Whether initializers that become stored properties lose what they print.
    public var dropsPrints = false
    /// The grounds on which types are tightened.
    public var tightening = Tightening.evidence
    /// The limit to what is converted; nil if there is none.
    public var limit: ConversionLimit?
    /// The selection of the files in `paths` that may be rewritten.
    public var selection = FileSelection()
    /// Is told how far the run is.
    public var progress: RunProgress?
    /// The size of all files up to which their trees stay in memory, in bytes.
    var keptSize = SourceTree.largestKept

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
    let statistics = RunStatistics.process
    var tree = try statistics.measure(.reading) {
      try SourceTree.load(
        paths: options.paths, contextPaths: options.contextPaths, selection: options.selection,
        extent: .migration(includingReads: options.revisesConversions, treesUpTo: options.keptSize),
        progress: options.progress)
    }
    tree.limit = options.limit
    tree.dropsPrints = options.dropsPrints
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
          var tree = groups[index].tree.withoutChanging(
            others.union(disputed.keys), because: .disagreement)
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
      return "root: there is no type `\(wanted)`" + (names.nearest(to: wanted).map { "; did you mean `\($0)`?" } ?? "")
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
    let found =
      try Self.prepared(tree, plain, evidence, options)
      ?? Prepared(result: plain.checked(), tree: tree, movedLines: [:])
    let (result, prepared) = (found.result, found.tree)
    let after = Dictionary(result.changes.map { ($0.path, $0.after) }) { first, _ in first }
    let changes: [FileChange] = tree.files.indices.compactMap { index in
      let before = tree.files[index]
      let text = after[before.path] ?? prepared.files[index].text
      return text == before.text ? nil : FileChange(path: before.path, before: before.text, after: text)
    }
    self.changes = changes
    var report = result.report()
    report.addLinesBefore(found.movedLines)
    report.note(DeletedFunctions(from: tree, in: result.after ?? prepared), except: tree.reportedElsewhere)
    self.report = report
  }

  /// The number of sets of preparations that are tried if all of them together fail.
  private static let maximumAttempts = 16

  /// A tree that was prepared, with its result.
  private struct Prepared {
    let result: Result
    let tree: SourceTree
    /// The lines that types got from code outside of them.
    var movedLines: [String: LineCount]
  }

  /// Returns the tree with everything prepared that lets a type get further; nil if nothing does.
  ///
  /// Statements may move with others in them that were prepared before, so this is repeated.
  private static func prepared(
    _ tree: SourceTree, _ plain: Result, _ evidence: [EvidenceDocument], _ options: Migration.Options
  ) -> Prepared? {
    guard options.inlinesTypes || Preparation.mayGain(in: plain.project, plain.outcomes) else { return nil }
    // Loading keeps the uses of types with an initializer from JSON; other types have to be looked for again.
    let complete = tree.complete
    var found: Prepared?
    var tried: Set<String> = []
    while true {
      let base = found?.result ?? plain
      let project = found?.result.project ?? ProjectFacts(tree: complete)
      let preparation = Preparation(
        of: project, base.outcomes, besides: tried, inlinesTypes: options.inlinesTypes)
      guard !preparation.candidates.isEmpty else { return found }
      tried.formUnion(preparation.candidates.map(\.key))
      guard var next = prepared(found?.tree ?? complete, preparation, base, evidence, options) else { continue }
      next.movedLines.merge(found?.movedLines ?? [:]) { $0 + $1 }
      found = next
    }
  }

  /// Returns a tree with those parts of a preparation that let a type get further than it does in another result.
  private static func prepared(
    _ tree: SourceTree, _ preparation: Preparation, _ plain: Result, _ evidence: [EvidenceDocument],
    _ options: Migration.Options
  ) -> Prepared? {
    var preparation = preparation
    func attempt(_ preparation: Preparation) -> (result: Result, tree: SourceTree)? {
      guard let prepared = preparation.prepared(tree), let result = try? Result(of: prepared, evidence, options),
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
        if !result.holdsMarkers(besides: tree), let checked = holdingUp(result, preparation) {
          return Prepared(result: checked, tree: prepared, movedLines: preparation.movedLines)
        }
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
    /// The tree after the changes, once it is checked.
    private(set) var after: SourceTree?
    private let attempt: Attempt
    private let evidence: [EvidenceDocument]
    private let options: Migration.Options

    var changes: [FileChange] { attempt.changes }
    var project: ProjectFacts { attempt.project }

    /// Whether something is left that only the interpreter understands.
    ///
    /// - Parameter tree: the files before the preparation.
    func holdsMarkers(besides tree: SourceTree) -> Bool {
      let after = Dictionary(changes.map { ($0.path, $0.after) }) { first, _ in first }
      return zip(attempt.tree.files, tree.files).contains { prepared, before in
        guard prepared.text != before.text else { return false }
        let text = after[prepared.path] ?? prepared.text
        return [DocumentSource.marker, MergedSuperclass.marker].contains {
          text.contains($0) && !before.text.contains($0)
        }
      }
    }

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
          found = try RunStatistics.process.measure(.planning) {
            try Attempt(tree: tree.without(faults), evidence: evidence, options: options)
          }
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
    func report() -> Report {
      RunStatistics.process.measure(.reporting) { attempt.report(faults: faults, of: after ?? attempt.tree) }
    }

    /// Returns the result if it passes all checks; otherwise, the result without the files that fail.
    func checked() throws -> Result {
      do {
        var checked = self
        checked.after = try RunStatistics.process.measure(.checking) { try attempt.check(againWith: options) }
        return checked
      } catch let found as InternalFaults {
        var faults = faults
        try faults.add(found)
        return try Result(of: attempt.tree, without: faults, evidence, options).checked()
      }
    }
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
