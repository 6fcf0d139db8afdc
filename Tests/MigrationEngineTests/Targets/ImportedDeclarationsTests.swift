import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Declarations of modules that are not scanned", .computesForLong)
struct ImportedDeclarationsTests {
  private static let model = """
    import Core
    import SwiftyJSON

    class User {
      var name: String
      init(json: JSON) { name = json[Keys.name].stringValue }
    }

    """

  private static let keys = "public enum Keys {\n  public static let name = \"title\"\n}\n"
  private static let manifest =
    "let package = Package(name: \"Core\", targets: [.target(name: \"Core\", path: \"Code\")])\n"

  /// What the model becomes, where other files are around its folder.
  private func migrated(_ others: [String: String], model: String = model) throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in others { try folder.write(text, to: "Work/\(name)") }
    try folder.write(model, to: "Work/App/User.swift")
    let migration = try Migration(.init(paths: [folder.path("Work/App")]))
    #expect(migration.report.totals.files == 1 && migration.report.items.count == 1)
    let change = try #require(migration.changes.only)
    #expect(change.path == folder.path("Work/App/User.swift"))
    return change.after
  }

  private let isKnown = "case name = \"title\""

  @Test(
    "a constant is found where package managers keep modules, and beside the project",
    arguments: [
      ["Core/Package.swift": manifest, "Core/Code/Keys.swift": keys],
      ["App/.build/checkouts/Core/Package.swift": manifest, "App/.build/checkouts/Core/Code/Keys.swift": keys],
      [
        "App/SourcePackages/checkouts/Core/Package.swift": manifest,
        "App/SourcePackages/checkouts/Core/Code/K.swift": keys,
      ],
      ["App/Carthage/Checkouts/Core/Package.swift": manifest, "App/Carthage/Checkouts/Core/Code/Keys.swift": keys],
      ["App/Pods/Core/Classes/Keys.swift": keys],
    ])
  func places(others: [String: String]) throws {
    #expect(try migrated(others).contains(isKnown))
  }

  @Test("a constant in an extension, in another file, and a global one are found")
  func forms() throws {
    let package = ["Core/Package.swift": Self.manifest, "Core/Code/Keys.swift": "public struct Keys {}\n"]
    let `extension` = "import Foundation\n\nextension Keys {\n  public static let name = \"title\"\n}\n"
    #expect(try migrated(package.merging(["Core/Code/Keys+Name.swift": `extension`]) { $1 }).contains(isKnown))
    let global = package.merging(["Core/Code/Names.swift": "public let nameKey = \"title\"\n"]) { $1 }
    let model = Self.model.replacing("Keys.name", with: "nameKey")
    #expect(try migrated(global, model: model).contains(isKnown))
  }

  @Test(
    "what the file can't mean is not taken for it",
    arguments: [
      keys.replacing("public enum", with: "enum"), keys.replacing("let", with: "var"),
      "public final class Keys {\n  public static let name = \"title\"\n}\n",
    ])
  func unknown(keys: String) throws {
    #expect(!(try migrated(["Core/Package.swift": Self.manifest, "Core/Code/Keys.swift": keys])).contains(isKnown))
  }

  @Test("nothing is taken from a module that the file does not import, or that lies in two places")
  func uncertain() throws {
    let package = ["Core/Package.swift": Self.manifest, "Core/Code/Keys.swift": Self.keys]
    #expect(!(try migrated(package, model: Self.model.replacing("import Core\n", with: ""))).contains(isKnown))
    let twice = package.merging(["App/Pods/Core/Keys.swift": Self.keys]) { $1 }
    #expect(!(try migrated(twice)).contains(isKnown))
    let copy = ["App/.build/checkouts/Core/Package.swift": Self.manifest]
    #expect(!(try migrated(package.merging(copy) { $1 })).contains(isKnown))
  }

  @Test("other types of the module stay unknown")
  func others() throws {
    let base = "open class Base {\n  public init() {}\n}\n"
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Core/Package.swift")
    try folder.write(Self.keys + base, to: "Core/Code/Keys.swift")
    let model = Self.model.replacing("class User", with: "class User: Base")
      .replacing("stringValue }", with: "stringValue; super.init() }")
    try folder.write(model, to: "App/User.swift")
    let report = try Migration(.init(paths: [folder.path("App")])).report
    #expect(report.items.only?.reasons.contains { $0.contains("`Base` is not declared in the given folders") } == true)
  }
}
