import Foundation

@testable import MigrationEngine

/// A small project in a temporary folder, and what a migration makes of it.
struct Project {
  let before: [String: String]
  let migration: Migration

  /// - Parameters:
  ///   - sources: the files by their names.
  ///   - context: files that are read only.
  ///   - evidence: recorded answers by their names.
  init(
    _ sources: [String: String], context: [String: String] = [:], evidence: [String: String] = [:],
    minimumSamples: Int = 1, renames: Bool = false, tightening: Tightening = .evidence, inlinesTypes: Bool = false,
    dropsPrints: Bool = false
  ) throws {
    before = sources
    let folder = try TemporaryFolder()
    let paths = try ["Sources": sources, "Context": context, "Evidence": evidence].filter { !$0.value.isEmpty }
      .mapValues { files in
        for (name, text) in files { try folder.write(text, to: name) }
        return files.keys.sorted().map(folder.path)
      }
    var options = Migration.Options(
      paths: paths["Sources", default: []], contextPaths: paths["Context", default: []],
      evidencePaths: paths["Evidence", default: []], minimumSamples: minimumSamples, renames: renames)
    options.tightening = tightening
    options.inlinesTypes = inlinesTypes
    options.dropsPrints = dropsPrints
    migration = try Migration(options)
  }

  /// A project of one file.
  init(
    _ source: String, evidence: [String: String] = [:], renames: Bool = false, tightening: Tightening = .evidence
  ) throws {
    try self.init(["File.swift": source], evidence: evidence, renames: renames, tightening: tightening)
  }

  var report: Report { migration.report }

  /// The text of a file afterwards.
  func text(_ name: String = "File.swift") -> String {
    migration.changes.first { $0.path.hasSuffix("/\(name)") }?.after ?? before[name, default: ""]
  }

  func item(_ name: String) -> Report.Item? { report.items.first { $0.name == name } }

  /// All reasons of an item, or of all items.
  /// Whether the report says that something goes with its comments, since nothing uses it any more.
  var losesComments: Bool { report.notes.contains { $0.contains("is removed, with its comments") } }

  func reasons(_ name: String? = nil) -> String {
    report.items.filter { name == nil || $0.name == name }.flatMap(\.reasons).joined(separator: "\n")
  }
}

/// A folder that goes with the value's last use.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("engine-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

/// The facts of one source text.
func facts(_ source: String) -> ProjectFacts {
  ProjectFacts(tree: SourceTree(files: [SourceFile(path: "File.swift", text: source, role: .migrated)]))
}
