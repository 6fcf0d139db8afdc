import SwiftParser
import Testing

@testable import MigrationEngine

@Suite("What is left of the old library")
struct LegacyCountTests {
  private func count(_ text: String) -> [Int] {
    let count = LegacyCount(of: Parser.parse(source: text))
    return [count.mentions, count.reads, count.imports]
  }

  @Test(
    "mentions, reads and imports are counted in code",
    arguments: [
      ("import SwiftyJSON\nimport struct LegacyJSON.JSON\n", [0, 0, 1]),
      ("import Foundation\n", [0, 0, 0]),
      ("let a: JSON? = nil\nlet b: [String: SwiftyJSON.JSON] = [:]\nextension JSON {}\n", [3, 0, 0]),
      ("let a = JSON(data)\nlet b = LegacyJSON.JSON.null\nlet c = Wire.JSON\n", [2, 0, 0]),
      ("// JSON\nlet a = \"JSON json[0]\"\nstruct JSONModel {}\n", [0, 0, 0]),
      ("id = json[\"a\"][\"b\"].intValue\nname = self.data[\"n\"].stringValue\nrows = jsonData[0]\n", [0, 3, 0]),
      ("id = json[\"a\"]?.int\nname = item.rawValue\nlist = list.arrayValue.map { $0.stringValue }\n", [0, 3, 0]),
    ])
  func counts(text: String, expected: [Int]) {
    #expect(count(text) == expected)
  }

  @Test("a report sums them over all files, but for copies of the library and files that are only read")
  func totals() throws {
    let model = "import SwiftyJSON\nstruct A {\n  let id: Int\n  init(json: JSON) { id = json[\"id\"].intValue }\n}\n"
    let project = try Project(
      [
        "A.swift": model,
        "B.swift": "import SwiftyJSON\nfunc name(_ json: JSON) -> String { json[\"name\"].stringValue }\n",
        "SwiftyJSON.swift":
          "public protocol JSONSubscriptType {}\npublic struct JSON {\n  public var object: Any\n  public var stringValue: String { \"\" }\n}\n"
          + "extension JSON {\n  public var intValue: Int { 0 }\n}\n",
      ], context: ["C.swift": "func other(_ json: JSON) {}\n"])
    let legacy = project.report.totals.legacy
    #expect([legacy.mentionsBefore, legacy.mentionsAfter] == [2, 1])
    #expect([legacy.readsBefore, legacy.readsAfter] == [2, 1])
    #expect([legacy.importsBefore, legacy.importsAfter] == [2, 1])
  }
}
