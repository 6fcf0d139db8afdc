import Testing

@testable import MigrationEngine

/// `--drop-prints`: what an initializer prints keeps no type from stored properties any more.
@Suite("Dropped prints")
struct DroppedPrintsTests {
  private func migrated(_ body: String, dropsPrints: Bool = true) throws -> Project {
    let lines = body.split(separator: "\n").map { "    \($0)\n" }.joined()
    let source = """
      import Foundation
      import SwiftyJSON

      struct Item {
        let id: Int
        var tags: [String] = []

        init(json: JSON) {
      \(lines)  }
      }

      """
    return try Project(["File.swift": source], dropsPrints: dropsPrints)
  }

  private static let loop = """
    id = json["id"].intValue
    for tag in json["tags"].arrayValue {
      debugPrint(tag)
      tags.append(tag.stringValue)
    }
    """

  @Test(
    "go, and the report names each",
    arguments: [
      ("print(json)\nid = json[\"id\"].intValue", "print(json)"),
      ("id = json[\"id\"].intValue\nNSLog(\"made\")", "NSLog(\"made\")"),
      ("id = json[\"id\"].intValue\nif id == 0 { print(\"no id\") }", "print(\"no id\")"),
      (loop, "debugPrint(tag)"),
    ])
  func go(body: String, printed: String) throws {
    let project = try migrated(body)
    #expect(project.item("Item")?.outcome == .synthesized, "\(project.reasons())")
    #expect(!project.text().contains("init("))
    #expect(project.reasons().contains("`\(printed)` goes"))
    #expect(try migrated(body, dropsPrints: false).item("Item")?.outcome == .explicit)
  }

  @Test(
    "stay if they do more than print, or something else is called",
    arguments: ["print(counter.next())", "print(json[\"id\"].int!)", "Logger.shared.log(json[\"id\"].intValue)"])
  func stay(statement: String) throws {
    let project = try migrated("id = json[\"id\"].intValue\n\(statement)")
    #expect(project.item("Item")?.outcome != .synthesized)
    #expect(project.text().contains("print") || project.text().contains("log("))
  }

  @Test("of functions that initializers call stay")
  func functionsStay() throws {
    let source = """
      import SwiftyJSON

      struct Item {
        let id: String

        init(json: JSON) {
          id = json["id"].stringValue
          note(id)
        }

        private func note(_ text: String) {
          print(text)
        }
      }

      """
    let project = try Project(["File.swift": source], dropsPrints: true)
    #expect(project.item("Item")?.outcome == .explicit, "\(project.text())")
    #expect(project.text().contains("note(id)"))
    #expect(!project.reasons().contains("goes"))
  }
}
