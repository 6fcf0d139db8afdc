import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Types of one name in several targets", .computesForLong)
struct TargetGroupsTests {
  private static let model = """
    import SwiftyJSON

    class User {
      var name: String?
      init(json: JSON) { name = json["name"].string }
    }

    """

  /// A model of the same name that reads another key.
  private static let otherModel = model.replacingOccurrences(of: "name", with: "title")

  private static func manifest(_ targets: String...) -> String {
    let list = targets.map { ".target(name: \"\($0)\", path: \"\($0)\")" }.joined(separator: ", ")
    return "import PackageDescription\n\nlet package = Package(name: \"P\", targets: [\(list)])\n"
  }

  private func migrate(
    _ files: [String: String], paths: [String] = [""], context: [String] = [], targets: [String] = []
  ) throws -> (folder: TemporaryFolder, migration: Migration) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    var options = Migration.Options(paths: paths.map(folder.path), contextPaths: context.map(folder.path))
    options.selection.targets = targets
    return (folder, try Migration(options))
  }

  private func outcomes(_ files: [String: String], context: [String] = []) throws -> [String] {
    try migrate(files, context: context).migration.report.items.map(\.outcome.rawValue)
  }

  private let told = ["synthesized", "synthesized"]
  private let mixed = ["untouched", "untouched"]

  // MARK: Told apart

  @Test("two targets of a package have types of one name")
  func package() throws {
    let (folder, migration) = try migrate([
      "Package.swift": Self.manifest("App", "Widget"), "App/User.swift": Self.model,
      "Widget/User.swift": Self.otherModel,
    ])
    #expect(migration.report.items.map(\.outcome) == [.synthesized, .synthesized])
    #expect(
      migration.report.items.map(\.file) == [folder.path("App/User.swift"), folder.path("Widget/User.swift")])
    #expect(migration.changes.map { $0.after.contains("title") } == [false, true])
    #expect(migration.report.totals.types == 2 && migration.report.totals.files == 3)
    #expect(migration.report.notes.first?.contains("each taken by itself: App; Widget") == true)
  }

  @Test("two projects have types of one name, below each other or side by side")
  func projects() throws {
    #expect(
      try outcomes([
        "One/Package.swift": Self.manifest("A"), "One/A/User.swift": Self.model,
        "Two/project.yml": "targets: {B: {sources: B}}",
        "Two/B/User.swift": Self.otherModel, "Two/B/List.swift": "let users: [User] = []\n",
      ]) == told)
    #expect(
      try outcomes([
        "Package.swift": Self.manifest("A"), "A/User.swift": Self.model, "Old/Package.swift": Self.manifest("A"),
        "Old/A/User.swift": Self.otherModel,
      ]) == told)
  }

  @Test("folders tell types apart where no description does")
  func folders() throws {
    let files = ["One/Code/User.swift": Self.model, "Two/Code/User.swift": Self.otherModel]
    #expect(try outcomes(files) == told)
    #expect(try outcomes(files.merging(["Both.swift": "let users: [User] = []\n"]) { $1 }) == told)
    #expect(try outcomes(["User.swift": Self.model, "Old/User.swift": Self.otherModel]) == told)
  }

  @Test("files that no target has are apart from a target that declares their types otherwise")
  func unlisted() throws {
    #expect(
      try outcomes([
        "Package.swift": Self.manifest("App"), "App/User.swift": Self.model, "Drafts/User.swift": Self.otherModel,
        "Drafts/Users.swift": "let users: [User] = []\n",
      ]) == told)
  }

  @Test("a module is the one of the same project, where several have its name")
  func sameModules() throws {
    let tests = ".testTarget(name: \"T\", dependencies: [\"A\"], path: \"T\")"
    let manifest = Self.manifest("A").replacingOccurrences(of: "])\n", with: ", \(tests)])\n")
    let use = "@testable import A\n\nlet users: [User] = []\n"
    #expect(
      try outcomes([
        "One/Package.swift": manifest, "One/A/User.swift": Self.model, "One/T/Use.swift": use,
        "Two/Package.swift": manifest, "Two/A/User.swift": Self.otherModel, "Two/T/Use.swift": use,
      ]) == told)
  }

  @Test("constants and extensions of one name are looked up in the file's target")
  func constants() throws {
    let model = """
      import SwiftyJSON

      class NAME {
        var name: String
        var size: Int
        init(json: JSON) {
          name = json[nameKey].stringValue
          size = json[Keys.size].intValue
        }
      }

      """
    func constants(_ name: String, _ size: String) -> String {
      "let nameKey = \"\(name)\"\n\nextension Keys {\n  static let size = \"\(size)\"\n}\n"
    }
    let changes = try migrate([
      "Package.swift": Self.manifest("App", "Widget"), "App/Item.swift": model.replacing("NAME", with: "Item"),
      "App/Keys.swift": "enum Keys {}\n" + constants("name", "size"),
      "Widget/Entry.swift": model.replacing("NAME", with: "Entry"),
      "Widget/Keys.swift": "struct Keys {}\n" + constants("title", "length"),
    ]).migration.changes.map(\.after)
    #expect(changes.count == 2)
    #expect(changes.first?.contains("CodingKeys") == false)
    #expect(changes.last?.contains("case name = \"title\"") == true)
    #expect(changes.last?.contains("case size = \"length\"") == true)
  }

  @Test("no other target than one with tests imports an application, whatever that declares")
  func applications() throws {
    func files(_ type: String) -> [String: String] {
      [
        "project.yml": "targets: {A: {type: application, sources: A}, B: {type: \(type), sources: B}}",
        "A/User.swift": Self.model, "A/Key.swift": "public struct SharedKey {}\n",
        "B/User.swift": Self.otherModel, "B/Key.swift": "import Renamed\nlet key = SharedKey()\n",
      ]
    }
    #expect(try outcomes(files("application")) == told)
    #expect(try outcomes(files("framework")) == told)
    #expect(try outcomes(files("bundle.unit-test")) == mixed)
  }

  // MARK: Not told apart

  @Test("two types of one target are not told apart")
  func sameTarget() throws {
    #expect(
      try outcomes([
        "Package.swift": Self.manifest("App"), "App/One/User.swift": Self.model, "App/Two/User.swift": Self.otherModel,
      ]) == mixed)
    #expect(
      try outcomes([
        "Package.swift": Self.manifest("App"), "App/User.swift": Self.model,
        "Old/project.yml": "targets: {B: {sources: [../App, B]}}", "Old/B/User.swift": Self.otherModel,
      ]) == mixed)
    #expect(try outcomes(["One.swift": Self.model, "Two.swift": Self.otherModel]) == mixed)
  }

  @Test("a target sees the types of the modules that it imports")
  func imported() throws {
    #expect(
      try outcomes([
        "Package.swift": Self.manifest("App", "Core"), "App/User.swift": "import Core\n" + Self.model,
        "Core/User.swift": Self.otherModel,
      ]) == mixed)
    // What it is called is not known; what it shows to others is used.
    #expect(
      try outcomes([
        "Package.swift": Self.manifest("App", "Core"), "App/User.swift": Self.model,
        "App/Key.swift": "import Renamed\nlet key = SharedKey()\n", "Core/Key.swift": "public struct SharedKey {}\n",
        "Core/User.swift": Self.otherModel,
      ]) == mixed)
  }

  @Test("folders that need each other are not told apart")
  func foldersTogether() throws {
    #expect(
      try outcomes([
        "One/User.swift": Self.model, "Two/User.swift": Self.otherModel, "One/Key.swift": "struct Key {}\n",
        "Two/Keys.swift": "let keys: [Key] = []\n",
      ]) == mixed)
  }

  @Test("private types, and those under #if, do not tell folders apart")
  func hidden() throws {
    let hidden = Self.otherModel.replacingOccurrences(of: "class", with: "private class")
    let migration = try migrate(["One/User.swift": Self.model, "Two/User.swift": hidden]).migration
    #expect(migration.report.items.map(\.outcome) == [.untouched, .untouched])
    #expect(!migration.report.notes.contains { $0.contains("each taken by itself") })
  }

  // MARK: Shared files

  private static func shared(_ use: String) -> [String: String] {
    [
      "project.yml": "targets: {App: {sources: [App, Shared]}, Widget: {sources: [Widget, Shared]}}",
      "App/User.swift": model, "Widget/User.swift": otherModel,
      "Shared/Team.swift": """
      import SwiftyJSON

      class Team {
        var users: [User] = []
        init(json: JSON) { users = json["users"].arrayValue.map { User(json: $0) } }
      }

      """, "Widget/Use.swift": use,
    ]
  }

  @Test("a file of two targets is changed once, when it comes out the same in both")
  func sharedFile() throws {
    let report = try migrate(Self.shared("")).migration.report
    #expect(report.items.map(\.outcome) == [.synthesized, .synthesized, .synthesized])
    #expect(report.items.map(\.name) == ["User", "Team", "User"])
    #expect(report.totals.types == 3 && report.totals.changedFiles == 3 && report.totals.files == 4)
    #expect(report.totals.legacy.importsBefore == 3 && report.totals.legacy.readsBefore == 3)
  }

  @Test("a file that would come out differently in two targets stays, with what depends on it")
  func disputedFile() throws {
    // One target compares teams by identity, so that they stay objects there.
    let use = "func isSame(_ first: Team, _ second: Team) -> Bool { first === second }\n"
    let (folder, migration) = try migrate(Self.shared(use))
    #expect(!migration.changes.contains { $0.path == folder.path("Shared/Team.swift") })
    #expect(migration.report.items.first { $0.name == "Team" }?.outcome == .untouched)
    #expect(
      migration.report.notes.contains {
        $0.hasPrefix(folder.path("Shared/Team.swift")) && $0.contains("in different ways")
      })
  }

  // MARK: --target

  @Test("a target that is named is changed alone, and what it shares as far as the others allow it")
  func selection() throws {
    let key = Self.model.replacingOccurrences(of: "User", with: "Key")
    let files = Self.shared("").merging(["Shared/Key.swift": key]) { $1 }
    let (folder, migration) = try migrate(files, targets: ["Widget"])
    // The app's own user is only read, and a team of such users stays.
    #expect(migration.changes.map(\.path) == ["Shared/Key.swift", "Widget/User.swift"].map(folder.path))
    #expect(migration.report.totals.files == 4)
    #expect(try migrate(files).migration.changes.count == 4)
  }

  @Test("a target that no project has is an error which lists those that there are")
  func unknownTarget() {
    let error = #expect(throws: SourceProblems.self) { try migrate(Self.shared(""), targets: ["App", "Wigdet"]) }
    #expect(error?.description == "Wigdet: error: no such target; the targets are App, Widget")
    let other = #expect(throws: SourceProblems.self) { try migrate(["User.swift": Self.model], targets: ["App"]) }
    #expect(other?.description.contains("no Package.swift, Xcode project or project.yml") == true)
  }

  @Test("projects are found above the given paths")
  func above() throws {
    let (_, migration) = try migrate(
      Self.shared(""), paths: ["App", "Widget"], context: ["Shared"], targets: ["App"])
    #expect(migration.changes.count == 1 && migration.changes[0].path.hasSuffix("App/User.swift"))
  }
}
