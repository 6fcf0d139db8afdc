import TestSupport
import Testing

@testable import MigrationEngine

/// Libraries that depend on SwiftyJSON have its `JSON`, whatever the project imports.
@Suite("A library that depends on SwiftyJSON", .computesForLong)
struct CompanionLibraryTests {
  private func notes(importing module: String) throws -> [String] {
    try Project(
      """
      import SwiftyJSON
      import \(module)

      class Show: JSONDecodable {
        let title: String
        required init(json: JSON) throws { title = json["title"].stringValue }
      }

      """
    ).report.notes
  }

  @Test("is named where a changed file imports it", arguments: ["TRON", "Moya_SwiftyJSONMapper"])
  func companion(module: String) throws {
    #expect(
      try notes(importing: module).contains { $0.hasPrefix("swap it: `\(module)` speaks of SwiftyJSON's `JSON`") })
  }

  @Test("is none that has nothing to do with it")
  func another() throws {
    #expect(try !notes(importing: "Alamofire").contains { $0.contains("speaks of") })
  }
}
