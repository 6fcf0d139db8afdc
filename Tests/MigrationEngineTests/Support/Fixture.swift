import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// One case on disk: `<topic>/<name>/before.swift` with `after.swift`, or `<topic>/skip_<name>.swift` alone.
///
/// `<topic>/near_<name>/` is a case that the topic does not apply to, while something else changes: a class that is
/// converted, but stays one. A first line `// options: rename` asks for names, `// options: declared` for types that are
/// decoded as they are declared, `// reason: …` says what the report must;
/// documents in `evidence/` beside `before.swift` are the evidence.
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String
  let before: String
  let after: String
  var evidence: [String: String] = [:]
  /// Whether `after` is what it becomes.
  var isConverted = true

  var testDescription: String { name }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private static let paths = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []).sorted()

  /// The fixtures that are converted.
  static let converted: [Fixture] = paths.filter { $0.hasSuffix("/before.swift") }.map { path in
    let folder = root.appendingPathComponent(path).deletingLastPathComponent()
    let name = String(path.dropLast("/before.swift".count))
    let documents = paths.filter { $0.hasPrefix("\(name)/evidence/") && $0.hasSuffix(".json") }
    return Fixture(
      name: name, before: read(folder.appendingPathComponent("before.swift")),
      after: read(folder.appendingPathComponent("after.swift")),
      evidence: Dictionary(
        uniqueKeysWithValues: documents.map {
          (String($0.dropFirst(name.count + 1)), read(root.appendingPathComponent($0)))
        }))
  }

  /// The fixtures that must stay as they are.
  static let skipped: [Fixture] = paths.filter {
    URL(fileURLWithPath: $0).lastPathComponent.hasPrefix("skip_") && $0.hasSuffix(".swift")
  }.map { path in
    let text = read(root.appendingPathComponent(path))
    return Fixture(name: String(path.dropLast(".swift".count)), before: text, after: text, isConverted: false)
  }

  private static func read(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  /// What the report is to say.
  var reason: String? { headline("// reason: ") }

  var renames: Bool { headline("// options: ") == "rename" }

  var tightening: Tightening { headline("// options: ").flatMap(Tightening.init) ?? .evidence }

  /// Whether its types are decoded by the old rules afterwards, under the names that they had.
  var isPlainConversion: Bool { evidence.isEmpty && !renames && tightening == .evidence }

  /// The folder.
  var topic: String { String(name.prefix { $0 != "/" }) }

  /// Whether the topic does not apply: nothing changes, or something else does.
  var isNearMiss: Bool {
    let ownName = name.dropFirst(topic.count + 1)
    return ownName.hasPrefix("skip_") || ownName.hasPrefix("near_")
  }

  /// What stands behind a marker in one of the first lines.
  private func headline(_ marker: String) -> String? {
    before.components(separatedBy: "\n").prefix { $0.hasPrefix("// ") }.first { $0.hasPrefix(marker) }
      .map { String($0.dropFirst(marker.count)) }
  }

  /// Whether a line would be too long if each step of its indentation were a tab.
  var isWide: Bool {
    (before + after).split(separator: "\n").contains { $0.count + $0.prefix { $0 == " " }.count > 120 }
  }

  /// Fixtures with the forms that a run tries.
  ///
  /// - Parameter isTried: Whether a form says anything of a fixture.
  static func laidOut(
    _ fixtures: [Fixture], where isTried: (Fixture, Form) -> Bool = { _, _ in true }
  ) -> [(Fixture, Form)] {
    fixtures.enumerated().flatMap { index, fixture in
      let others = fixture.forms.filter { isTried(fixture, $0) }
      let count = Campaign.count(others.count, fraction: 1 / Double(others.count))
      return [(fixture, .plain)] + (0..<count).map { (fixture, others[(index + $0) % others.count]) }
    }
  }

  /// The forms besides the plain one.
  private var forms: [Form] { Form.allCases.filter { $0 != .plain } }

  func project(_ text: (Fixture) -> String, as form: Form = .plain) throws -> Project {
    try Project(
      ["File.swift": form.apply(text(self))], evidence: evidence, renames: renames, tightening: tightening)
  }
}
