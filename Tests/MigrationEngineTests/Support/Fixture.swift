import Foundation
import Testing

@testable import MigrationEngine

/// One case on disk: `<topic>/<name>/before.swift` with `after.swift`, or `<topic>/skip_<name>.swift` alone.
///
/// A first line `// options: rename` asks for names; documents in `evidence/` beside `before.swift` are the evidence.
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String
  let before: String
  let after: String
  var evidence: [String: String] = [:]

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
  static let skipped: [Fixture] = paths.filter { $0.contains("skip_") && $0.hasSuffix(".swift") }.map { path in
    let text = read(root.appendingPathComponent(path))
    return Fixture(name: String(path.dropLast(".swift".count)), before: text, after: text)
  }

  private static func read(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  /// What a skipped fixture's first line asks the report to say.
  var reason: String? {
    let first = before.prefix { !$0.isNewline }
    return first.hasPrefix("// reason: ") ? String(first.dropFirst("// reason: ".count)) : nil
  }

  var renames: Bool { before.hasPrefix("// options: rename") }

  func project(_ text: (Fixture) -> String, as form: Form = .plain) throws -> Project {
    try Project(["File.swift": form.apply(text(self))], evidence: evidence, renames: renames)
  }

  /// How the same code may be laid out in a file.
  enum Form: CaseIterable, Sendable {
    case plain, carriageReturns, tabs, byteOrderMark, emoji

    func apply(_ text: String) -> String {
      switch self {
      case .plain: text
      case .carriageReturns: text.replacing("\n", with: "\r\n")
      case .byteOrderMark: "\u{FEFF}" + text
      // Characters of several scalars, whose bytes, scalars and columns all differ in number.
      case .emoji: text.hasPrefix("// ") ? text : "// 👩‍👩‍👧‍👦 e\u{301} 🇯🇵\n" + text
      case .tabs:
        text.components(separatedBy: "\n").map { line -> String in
          let spaces = line.prefix { $0 == " " }.count
          return String(repeating: "\t", count: spaces / 2) + line.dropFirst(spaces - spaces % 2)
        }.joined(separator: "\n")
      }
    }
  }
}
