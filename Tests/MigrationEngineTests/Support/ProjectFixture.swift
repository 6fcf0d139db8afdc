import Foundation
import Testing

@testable import MigrationEngine

/// A project of several files on disk: `projects/<name>/before/` with its sources and its description, `after/` with the
/// files that change, and `report.txt` with what the report says of each type.
///
/// `options.txt` has one option a line: `--target NAME`, `--context FOLDER`, `--path FOLDER` (of the project, which else is
/// migrated whole).
struct ProjectFixture: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  private static let root = Fixture.root.appendingPathComponent("projects")

  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted().map(Self.init)

  private var folder: URL { Self.root.appendingPathComponent(name) }

  /// The files of one side, by their paths in the project.
  func files(_ side: String) throws -> [String: String] {
    let folder = folder.appendingPathComponent(side)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return try Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        let file = folder.appendingPathComponent(path)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return nil }
        return (path, try String(contentsOf: file, encoding: .utf8))
      })
  }

  /// What the report must say.
  var report: String {
    get throws { try String(contentsOf: folder.appendingPathComponent("report.txt"), encoding: .utf8) }
  }

  /// Migrates a copy of the project.
  ///
  /// - Returns: The files that change, by their paths in the project, and what the report says.
  func migrated() throws -> (changes: [String: String], report: String) {
    let copy = try TemporaryFolder()
    for (path, text) in try files("before") { try copy.write(text, to: path) }
    func inProject(_ text: String) -> String { text.replacingOccurrences(of: copy.url.path + "/", with: "") }
    let migration = try Migration(options(in: copy))
    let changes = migration.changes.map { (inProject($0.path), $0.after) }
    let items = migration.report.items.flatMap { item in
      ["\(item.file): \(item.name): \(item.outcome.rawValue)"] + item.reasons.map { "  \($0)" }
    }
    let lines =
      items + migration.report.notes.map { "note: \($0)" } + migration.report.problems.map { "problem: \($0)" }
    return (Dictionary(uniqueKeysWithValues: changes), lines.map { inProject($0) + "\n" }.joined())
  }

  private func options(in copy: TemporaryFolder) throws -> Migration.Options {
    let text = (try? String(contentsOf: folder.appendingPathComponent("options.txt"), encoding: .utf8)) ?? ""
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    func values(_ option: String) -> [String] { zip(words, words.dropFirst()).filter { $0.0 == option }.map(\.1) }
    let paths = values("--path").map(copy.path)
    var options = Migration.Options(
      paths: paths.isEmpty ? [copy.url.path] : paths, contextPaths: values("--context").map(copy.path))
    options.selection.targets = values("--target")
    return options
  }
}
