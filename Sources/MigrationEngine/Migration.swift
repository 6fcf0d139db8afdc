import SwiftSyntax

/// One run over a project: reads everything, decides everything, and says what would change. Nothing is written here.
public struct Migration: Sendable {
  /// What the user asked for.
  public struct Options: Sendable {
    /// Files and folders that may be rewritten.
    public var paths: [String]
    /// Files and folders that are read for facts only.
    public var contextPaths: [String]
    /// Files and folders with recorded answers.
    public var evidencePaths: [String]
    /// How many documents a conclusion needs at least.
    public var minimumSamples: Int
    /// Whether properties get the names that the key strategy wants.
    public var renames: Bool
    /// Which recordings are answers of which type, where their keys don't tell.
    public var roots: [RootHint] = []

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
  /// All files as they were read.
  let tree: SourceTree

  /// Plans a migration.
  ///
  /// - Throws: ``SourceProblems`` when a path, a source file or an evidence document can't be read, and
  ///   ``InternalFault`` when the tool's own result does not hold up; nothing may be written then.
  public init(_ options: Options) throws {
    tree = try SourceTree.load(paths: options.paths, contextPaths: options.contextPaths)
    let documents = try EvidenceDocument.load(paths: options.evidencePaths)
    let project = ProjectFacts(tree: tree)
    let types = TypeMigration(project: project)
    let requests = RequestMigration(project: project, types: types)
    let evidence = Self.evidence(documents, types: types, options)
    let deleted = types.deletedRanges.merging(requests.deletedRanges) { $0 + $1 }
    let callers = LegacyCallers(project: project, deleted: deleted)
    let decisions = TypeDecisions(
      project: project, migration: types,
      options: .init(renames: options.renames, evidence: evidence, minimumSamples: options.minimumSamples),
      deleted: requests.deletedRanges,
      legacyCallers: Dictionary(
        uniqueKeysWithValues: types.recognised.keys.compactMap { name in
          callers.place(creating: name).map { (name, $0) }
        }))

    let emission = ProjectEmission(project: project, types: types, decisions: decisions, requests: requests)
    let rewriter = try emission.rewriter()
    changes = try Self.changes(of: project, by: rewriter)
    report = ReportBuilder(
      project: project, types: types, decisions: decisions, requests: requests, emission: emission,
      rewriter: rewriter, notes: evidence.notes, changedFiles: changes.count
    ).report()
  }

  private static func evidence(
    _ documents: [EvidenceDocument], types: TypeMigration, _ options: Options
  ) -> Evidence {
    guard !documents.isEmpty else { return .none }
    let fields = Dictionary(uniqueKeysWithValues: types.recognised.keys.map { ($0, types.fields(of: $0)) })
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
        throw InternalFault(message: "\(file.path): a file that is only read would change")
      }
      let result = SourceFile(path: file.path, text: after, role: .migrated)
      if let problem = SourceTree.syntaxProblems(in: result).first {
        throw InternalFault(message: "the rewritten file would not parse: \(problem)")
      }
      return FileChange(path: file.path, before: file.text, after: after)
    }
  }
}

/// One file before and after.
public struct FileChange: Sendable, Equatable {
  public let path: String
  public let before: String
  public let after: String

  /// The unified diff of the two.
  public var diff: String { UnifiedDiff.text(path: path, before: before, after: after) }
}

/// A result of the tool that fails its own checks. It is never written.
public struct InternalFault: Error, Sendable, CustomStringConvertible {
  public let message: String

  public var description: String { "error: internal: \(message). Nothing was written. Please report this." }
}
