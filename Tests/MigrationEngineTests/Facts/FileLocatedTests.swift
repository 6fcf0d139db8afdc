import Testing

@testable import MigrationEngine

/// What is known of a file is the same wherever the file stands in a tree, but for its number.
@Suite struct FileLocatedTests {
  @Test("every fact says the new number of its file", arguments: Fixture.converted.filter { $0.evidence.isEmpty })
  func moved(_ fixture: Fixture) {
    let file = SourceFile(path: "File.swift", text: fixture.before, role: .migrated)
    let moved = FileFacts(of: file, index: 3).moved(to: 7)
    #expect(Self.shown(moved) == Self.shown(FileFacts(of: file, index: 7)))
  }

  /// Every value of the facts in words, the numbers of files among them.
  private static func shown(_ facts: FileFacts) -> [String] { lines(of: facts, at: "").sorted() }

  private static func lines(of value: Any, at path: String) -> [String] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set {
      return mirror.children.flatMap { child in
        let entry = Array(Mirror(reflecting: child.value).children)
        guard entry.count == 2 else { return ["\(path){\(child.value)}"] }
        return lines(of: entry[1].value, at: "\(path)[\(entry[0].value)]")
      }
    }
    // A node of syntax is told by its text.
    if mirror.children.isEmpty || String(reflecting: type(of: value)).hasPrefix("SwiftSyntax.") {
      return ["\(path) = \(value)"]
    }
    return mirror.children.enumerated().flatMap { index, child in
      lines(of: child.value, at: "\(path).\(child.label ?? "\(index)")")
    }
  }
}
