import Foundation
import TestSupport
import Testing

/// What legacy code there is, and in what order to go.
@Suite(.runsProcesses) struct ScanTests {
  /// `Order` holds a `User`, which holds a `Session`; two types hold each other.
  private static let sources = """
    import SwiftyJSON

    struct Order {
      let id: Int
      let user: User
      init(json: JSON) {
        id = json["id"].intValue
        user = User(json: json["user"])
      }
    }

    struct User {
      let name: String
      let session: Session
      init(json: JSON) {
        name = json["name"].stringValue
        session = Session(json: json["session"])
      }
    }

    struct Session {
      let values: Any
      init(json: JSON) { values = json.error as Any }
    }

    final class Folder {
      var files: [File] = []
      init(json: JSON) { files = json["files"].arrayValue.map { File(json: $0) } }
    }

    final class File {
      var folder: Folder?
      init(json: JSON) { if json["folder"].exists() { folder = Folder(json: json["folder"]) } }
    }

    """

  @Test func whatOthersNeedComesFirst() async throws {
    let steps = try #require(try await scanned()["order"] as? [[[String: Any]]])
    #expect(
      steps.map { $0.compactMap { $0["name"] as? String } } == [["Session"], ["User"], ["Order"], ["Folder", "File"]])
  }

  @Test func whatStandsInTheWayIsCountedByReasonAndByType() async throws {
    let scan = try await scanned()
    let schema = try JSONSchema(contentsOf: packageRoot.appendingPathComponent("docs/migration-scan.schema.json"))
    #expect(schema.mistakes(in: scan) == [])
    #expect(schema.mistakes(in: ["order": [[["file": 1]]]]).contains("$.order[0][0].file: no string"))
    let obstacles = try #require(scan["obstacles"] as? [[String: Any]])
    #expect(
      obstacles.contains { $0["text"] as? String == "`.error` of the document is not understood" }, "\(obstacles)")
    let types = try #require(scan["blockingTypes"] as? [[String: Any]])
    #expect(types.map { $0["text"] as? String } == ["Session"])
    // `User`, and `Order` by it.
    #expect(types.map { $0["count"] as? Int } == [2])
  }

  @Test func theTextSaysTheSameWithinEightyColumns() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.sources, to: "App/Models.swift")
      let result = try await migrateTool("scan", "App", in: folder)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(try folder.contents()["App/Models.swift"] == Self.sources)
      for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
      let order = result.output.matches(of: /\n    (?:synthesized|explicit|bridged|untouched) +(\w+)  App/).map {
        String($0.1)
      }
      #expect(order == ["Session", "User", "Order", "Folder", "File"], "\(result.output)")
      #expect(
        result.output.contains("\n     2  types wait for `Session`\n        App/Models.swift:21\n"), "\(result.output)")
    }
  }

  private func scanned() async throws -> [String: Any] {
    try await withTemporaryFolder { folder in
      try folder.write(Self.sources, to: "App/Models.swift")
      let result = try await migrateTool("scan", "App", "--reporter", "json", in: folder)
      #expect(result.exitCode == 0, "\(result.errors)")
      return try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }
  }
}
