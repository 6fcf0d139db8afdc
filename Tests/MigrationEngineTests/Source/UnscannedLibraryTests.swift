import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// A copy of SwiftyJSON that only the project file tells of.
@Suite struct UnscannedLibraryTests {
  private static let model = """
    struct Model {
      let a: Int?
      init(json: JSON) { a = json["a"].int }
    }

    func f(json: JSON) -> Model { Model(json: json) }

    """
  private static let listed = "52D0 /* SwiftyJSON.swift in Sources */ = {isa = PBXBuildFile; fileRef = 52D1; };\n"

  private func migration(_ files: [String: String], of paths: [String] = ["App"]) async throws -> Migration {
    try await withTemporaryFolder { folder in
      for (path, text) in files { try folder.write(text, to: path) }
      return try Migration(Migration.Options(paths: paths.map { folder.appendingPathComponent($0).path }))
    }
  }

  @Test(arguments: ["App.xcodeproj", "App/App.xcodeproj"])
  func isKnownFromTheProjectAtOrAboveTheFiles(project: String) async throws {
    let result = try await migration([
      "\(project)/project.pbxproj": Self.listed, "App/Models/Model.swift": Self.model,
    ])
    let change = try #require(result.changes.only)
    #expect(
      change.after == """
        import Bridge
        import LegacyJSON

        struct Model: LegacyDecodable {
          let a: Int?
        }

        func f(json: JSON) -> Model { Model(json: json) }

        """)
    let note = try #require(result.report.notes.only)
    #expect(note.hasPrefix("swap it: ") && note.contains("App.xcodeproj/project.pbxproj compiles a copy"))
  }

  @Test(arguments: [
    ["App.xcodeproj/project.pbxproj": "52D0 /* SwiftyJSON.framework in Frameworks */\n"],
    ["Other/Other.xcodeproj/project.pbxproj": listed],
    ["App.xcodeproj/project.pbxproj": listed, "App/JSON.swift": "struct JSON {}\n"],
    ["App.xcodeproj/project.pbxproj": listed, "App/JSON.swift": "typealias JSON = [String: Any]\n"],
  ])
  func isNotAssumed(files: [String: String]) async throws {
    let result = try await migration(files.merging(["App/Model.swift": Self.model]) { $1 })
    #expect(result.changes.isEmpty)
    #expect(result.report.notes.isEmpty)
    #expect(result.report.items.contains { $0.name == "Model" && $0.outcome == .untouched })
  }

  @Test func aFileThatImportsTheLibraryNeedsNone() async throws {
    let result = try await migration([
      "App.xcodeproj/project.pbxproj": Self.listed, "App/Model.swift": "import SwiftyJSON\n\n" + Self.model,
    ])
    #expect(result.changes.count == 1)
    #expect(result.report.notes.isEmpty)
  }
}
