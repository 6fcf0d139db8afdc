import Testing

@testable import MigrationEngine

/// A document that a class keeps without being made of it is a place that uses one; the class is no model.
@Suite struct DocumentKeeperTests {
  private func items(_ source: String) throws -> [Report.Item] {
    try Project("import SwiftyJSON\n\n" + source).report.items
  }

  @Test func aClassIsReportedByTheProperty() throws {
    let items = try items(
      """
      class MenuController: Base {
        var row: JSON?
        var rows: [JSON] = []
      }
      """)
    #expect(items.map(\.name) == ["MenuController.row", "MenuController.rows"])
    #expect(items.map(\.line) == [4, 5])
    #expect(items.allSatisfy { $0.kind == .callSite && $0.outcome == .untouched })
    #expect(items.first?.reasons.only?.contains("`row` stores `JSON?`") == true)
  }

  @Test func theReadsOfTheClassAreItemsOfTheirOwn() throws {
    let items = try items(
      """
      class MenuController {
        var row: JSON

        func title() -> String { row["title"].stringValue }
      }
      """)
    #expect(items.map(\.name) == ["MenuController.row", "MenuController.title"])
    #expect(items.allSatisfy { $0.kind == .callSite })
  }

  @Test(arguments: [
    "struct Row { let json: JSON }",
    "class Row { let json: JSON; init(json: JSON) { self.json = json } }",
    "class Row { var json: JSON?; init(rows: [JSON]) { json = rows.first } }",
    "class Row { var json: JSON?; static func make(_ json: JSON) -> Row { Row() } }",
  ])
  func whatIsMadeOfADocumentIsAModel(source: String) throws {
    let item = try #require(try items(source).first { $0.name == "Row" })
    #expect(item.kind == .model)
  }
}
