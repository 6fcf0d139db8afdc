extension Migration {
  /// Runs the old and the new form of every migrated type on the same documents, and puts the results into the report.
  ///
  /// Nothing need be written for it: the new form is what ``changes`` would make. What the evidence consists of is among the
  /// documents.
  ///
  /// - Parameter options: what the user asked for.
  /// - Throws: ``SourceProblems`` when a payload, the toolkit or the compiler is not there.
  public mutating func verify(_ options: Verifier.Options) async throws {
    progress?.begin(.verifying)
    var results: [Verification] = []
    for project in projects { results += try await verify(project, options) }
    report.verification = VerificationReport.summary(results)
  }

  private mutating func verify(_ project: ProjectMigration, _ options: Verifier.Options) async throws -> [Verification]
  {
    let types = MigratedTypes(before: ProjectFacts(tree: project.tree.whole), after: ProjectFacts(tree: project.result))
    let files = Set(project.tree.files.map(\.path)).subtracting(project.tree.reportedElsewhere)
    let results = try await Verifier.verify(types, in: files, options: options, documents: documents)
    let found = Dictionary(results.map { ($0.name, $0.verification) }) { first, _ in first }
    for index in report.items.indices where files.contains(report.items[index].file) {
      let item = report.items[index]
      guard item.kind == .response || item.kind == .model else { continue }
      // A base class went into its subclass, whose values have its properties.
      report.items[index].verification = found[item.name] ?? types.heir(of: item.name).flatMap { found[$0] }
      if report.items[index].verification == nil, item.isConverted {
        report.items[index].verification = .notChecked("no decoded type was found in its place")
      }
    }
    return results.map(\.verification)
  }
}

extension ProjectMigration {
  /// All files as they would be.
  fileprivate var result: SourceTree {
    tree.whole.replacing(Dictionary(changes.map { ($0.path, $0.after) }) { first, _ in first })
  }
}
