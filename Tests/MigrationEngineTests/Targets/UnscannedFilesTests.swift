import TestSupport
import Testing

@testable import MigrationEngine

/// What is not called in the scanned code stays where other code of the project may call it.
@Suite("Files that are not scanned", .computesForLong)
struct UnscannedFilesTests {
  private static let manifest = """
    import PackageDescription

    let package = Package(
      name: "P",
      targets: [
        .target(name: "App", path: "App"), .target(name: "Other", path: "Other"),
        .testTarget(name: "AppTests", dependencies: ["App"], path: "AppTests"),
      ])

    """

  private static let model = """
    import SwiftyJSON

    struct Badge {
      var id = 0

      init(json: JSON) { update(json) }

      mutating func update(_ json: JSON) { id = json["id"].intValue }
    }

    """

  private static let use = "func f(_ badge: inout Badge) { badge.update(3) }\n"

  private func keeps(_ other: String, at path: String, model: String = model, paths: [String] = ["App"]) throws -> Bool
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(model, to: "App/Models/Badge.swift")
    try folder.write(other, to: path)
    let migration = try Migration(Migration.Options(paths: paths.map(folder.path)))
    let item = try #require(migration.report.items.first { $0.name == "Badge" })
    #expect(item.outcome == .synthesized)
    let after = try #require(migration.changes.first { $0.path.hasSuffix("Badge.swift") }?.after)
    let isKept = after.contains("func update(_ json: JSON)")
    // What goes is reported.
    #expect(item.reasons.contains { $0.contains("`func update(_ json: JSON)` is removed") } != isKept)
    return isKept
  }

  @Test("keep what they name: tests that see what is internal, and files of the same target")
  func named() throws {
    #expect(try keeps("@testable import App\n" + Self.use, at: "AppTests/T.swift"))
    #expect(try keeps("@testable import struct App.Badge\n" + Self.use, at: "AppTests/T.swift"))
    #expect(try keeps(Self.use, at: "App/Views/V.swift", paths: ["App/Models"]))
  }

  @Test("keep nothing else")
  func unnamed() throws {
    #expect(try !keeps("@testable import App\nfunc f(_ badge: Badge) {}\n", at: "AppTests/T.swift"))
    #expect(try !keeps("import App\n" + Self.use, at: "AppTests/T.swift"))
    #expect(try !keeps("@testable import Other\n" + Self.use, at: "AppTests/T.swift"))
    #expect(try !keeps(Self.use, at: "Other/O.swift"))
    let hidden = Self.model.replacing("  mutating func", with: "  private mutating func")
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(hidden, to: "App/Badge.swift")
    try folder.write("@testable import App\n" + Self.use, to: "AppTests/T.swift")
    let migration = try Migration(Migration.Options(paths: [folder.path("App")]))
    #expect(migration.changes.first?.after.contains("update") == false)
  }

  @Test("are no such files when they are scanned")
  func scanned() throws {
    let other = "@testable import App\nfunc f(_ update: Int) {}\n"
    #expect(try keeps(other, at: "AppTests/T.swift"))
    #expect(try !keeps(other, at: "AppTests/T.swift", paths: ["App", "AppTests"]))
  }
}
