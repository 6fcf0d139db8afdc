import TestSupport
import Testing

@testable import MigrationEngine

/// Functions that nothing uses any more do not go in silence.
@Suite("A function that goes", .computesForLong)
struct RemovedFunctionTests {
  private func project(_ functions: String) throws -> Project {
    try Project(
      """
      import SwiftyJSON

      extension JSON {
      \(functions)
      }

      struct Count {
        let all: Int
        init(json: JSON) { all = json.count("all") }
      }

      """)
  }

  /// The notes on what was removed, without the folder of the file.
  private func removals(_ project: Project) -> [String] {
    project.report.notes.filter { $0.contains("any more: removed") }.map { note in
      String(note[(note.range(of: "File.swift")?.lowerBound ?? note.startIndex)...])
    }.sorted()
  }

  @Test("is named with its comments where no type has it")
  func commented() throws {
    let project = try project(
      """
        /// How many there are.
        func count(_ key: String) -> Int {
          // Never nil.
          self[key].intValue  // 0
        }
      """)
    #expect(!project.text().contains("func count"))
    #expect(
      removals(project) == [
        "File.swift:5:3: nothing uses `count` any more: removed with the comments `/// How many there are.`, "
          + "`// Never nil.`, `// 0`"
      ])
  }

  @Test("is named with those that go with it, and what stays is not")
  func several() throws {
    let project = try project(
      """
        func count(_ key: String) -> Int { self[key].whole }
        var whole: Int { intValue }
        // It stays.
        var unused: Int { 1 }
      """)
    #expect(project.text().contains("// It stays."))
    #expect(
      removals(project) == [
        "File.swift:4:3: nothing uses `count` any more: removed",
        "File.swift:5:3: nothing uses `whole` any more: removed",
      ])
  }

  @Test("is no note where the type that it belongs to names its comments")
  func method() throws {
    let project = try Project(
      """
      import SwiftyJSON

      struct Count {
        var all = 0
        init(json: JSON) { fill(json) }
        // Fills.
        private mutating func fill(_ json: JSON) { all = json["all"].intValue }
      }

      """)
    #expect(!project.text().contains("fill"))
    #expect(removals(project) == [])
    #expect(project.reasons().contains("the comment `// Fills.` goes with the function"))
  }

  @Test("stays where a key path names it, or a protocol asks for it in another extension")
  func needed() throws {
    for use in [
      "func titles(_ all: [JSON]) -> [String] { all.map(\\.title) }",
      "protocol Titled { var title: String { get } }\nextension JSON: Titled {}",
    ] {
      let project = try Project(
        "import SwiftyJSON\n\nextension JSON {\n  var title: String { self[\"a\"].stringValue }\n}\n\n\(use)\n\n"
          + "struct Book {\n  let title: String\n  init(json: JSON) { title = json.title }\n}\n")
      #expect(project.text().contains("var title: String { self"))
      #expect(removals(project) == [])
    }
  }
}
