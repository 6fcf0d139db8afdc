import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// With `--inline-types`, a document that code parses and reads by itself becomes a value of a type of its own. What the
/// code does with it stays as it is.
@Suite("Inline types")
struct InlineTypeTests {
  private static let models = """
    import Foundation
    import SwiftyJSON

    struct Item {
      let id: Int
      init(json: JSON) { id = json["id"].intValue }
    }
    final class Person {
      var name = ""
      init?(json: JSON) {
        guard let name = json["name"].string else { return nil }
        self.name = name
      }
    }
    func isSame(_ one: Person?) {}

    """

  private func migrated(_ body: String, inlinesTypes: Bool = true) throws -> Project {
    let function = """
      class Screen {
        var items: [Item] = []
        var person: Person?
        var text = ""
        func loadItems(_ data: Data) {
      \(body.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n"))
        }
      }

      """
    return try Project(["File.swift": Self.models + function], inlinesTypes: inlinesTypes)
  }

  @Test("every way to read is a property, which the code reads instead")
  func reads() throws {
    let project = try migrated(
      """
      let json = JSON(data)
      if json["status"].intValue == 200, json["kind"] == "list" {
        items = json["data"]["items"].arrayValue.map { Item(json: $0) }
        person = Person(json: json["person"])
      } else if let message = json["error"]["message"].string {
        text = message
      } else if json["gone"].exists() { text = json["error"]["code"].stringValue }
      """)
    let text = project.text()
    #expect(
      text.contains(
        """
            let json = ItemsResponse(reading: data)
            if json.status == 200, json.kind == "list" {
              items = json.items
              person = json.person
            } else if let message = json.message {
              text = message
            } else if json.hasGone { text = json.code }
        """), "\(text)")
    #expect(
      text.contains(
        """
        private struct ItemsResponse: LegacyDecodable {
          static var legacyRules: [LegacyRule] { [.pathKeys] }
          let status: Int
          let kind: String?
          let items: [Item]
          let person: Person?
          let message: String?
        """), "\(text)")
    let item = try #require(project.item("ItemsResponse"))
    #expect(item.outcome == .synthesized)
    #expect((item.linesBefore, item.codeLinesBefore) == (0, 0))
    #expect(project.item("Screen.loadItems")?.linesBefore == 1)
  }

  @Test("constants for parts are followed, and loops that make a model of each element")
  func partsAndLoops() throws {
    let text = try migrated(
      """
      let json = JSON(data)
      let body = json["body"]
      text = body["title"].stringValue
      let rows = body["rows"].arrayValue
      for row in rows {
        items.append(Item(json: row))
      }
      if rows.isEmpty { text = "none" }
      text += "\\(body["list"].array?.map { Item(json: $0) }.count ?? 0)"
      if let more = body["more"].array {
        for row in more { items.append(Item(json: row)) }
      }
      """
    ).text()
    #expect(
      text.contains(
        """
            let json = ItemsResponse(reading: data)
            text = json.title
            let rows = json.rows
            for row in rows {
              items.append(row)
            }
            if rows.isEmpty { text = "none" }
            text += "\\(json.list?.count ?? 0)"
            if let more = json.more {
              for row in more { items.append(row) }
            }
        """), "\(text)")
    #expect(text.contains("let rows: [Item]\n") && text.contains("let more: [Item]?\n"))
  }

  @Test("documents of a file that are read alike share a type; others get other names")
  func shared() throws {
    let text = try migrated(
      """
      do { let json = JSON(data); text = json["message"].stringValue }
      do { let answer = JSON(data); text = answer["message"].stringValue }
      do { let answer = JSON(data); text = answer["code"].stringValue }
      """
    ).text()
    #expect(text.components(separatedBy: "ItemsResponse(reading: data)").count == 3)
    #expect(text.contains("let answer = ItemsResponse2(reading: data); text = answer.code"))
    #expect(text.components(separatedBy: "private struct").count == 3)
  }

  @Test(
    "what is not only read by constant keys stays",
    arguments: [
      "let json = JSON(data)\nprint(json)\ntext = json[\"a\"].stringValue",
      "let json = JSON(data)\ntext = json[text].stringValue",
      "let json = JSON(data)\ntext = json[\"\\(text)\"].stringValue",
      "var json = JSON(data)\njson[\"a\"].stringValue = \"b\"\ntext = json[\"a\"].stringValue",
      "var json = JSON(data)\njson = json[\"a\"]\ntext = json[\"a\"].stringValue",
      "let json = JSON(data)\nlet read = { [json] in json[\"a\"].stringValue }\ntext = read()",
      "let json = JSON(data)\ntext = json.stringValue",
      "let json = JSON(data)\nif json[\"a\"] == 1 { text = \"\" }",
      "let json = JSON(data)\ntext = json[\"a\"].stringValue + \"\\(json[\"list\"].count)\"",
      "let json = JSON(data)\nperson = Person(json: json[\"a\"])\nisSame(Person(json: json[\"a\"]))",
      "let json = JSON(data)\nfor _ in 0..<2 { isSame(Person(json: json[\"a\"])) }\ntext = json[\"b\"].stringValue",
      "let json = JSON(data)\nfor row in json[\"a\"].arrayValue { items.append(Item(json: row)); print(row) }",
      "let json = JSON(data)\nlet rows = json[\"a\"].arrayValue\nlet all = { rows.compactMap { Person(json: $0) } }\n"
        + "isSame(all().first)\ntext = json[\"b\"].stringValue",
      "let json = JSON(data)\nitems = [Item(json: json[\"item\"])]",
      "let json = try? JSON(data: data)\ntext = json?[\"a\"].string ?? \"\"",
    ])
  func near(_ body: String) throws {
    let text = try migrated(body).text()
    #expect(!text.contains("private struct"), "\(text)")
    #expect(try text == migrated(body, inlinesTypes: false).text())
  }

  @Test("a comment in what goes keeps the code as it is; without the option nothing gets a type")
  func comments() throws {
    let commented = "let json = JSON(data)\ntext = json[/* the title */ \"a\"].stringValue + json[\"b\"].stringValue"
    #expect(try !migrated(commented).text().contains("private struct"))
    let plain = "let json = JSON(data)\ntext = json[\"a\"].stringValue + json[\"b\"].stringValue"
    #expect(try migrated(plain).text().contains("text = json.a + json.b"))
    #expect(try !migrated(plain, inlinesTypes: false).text().contains("private struct"))
  }
}
