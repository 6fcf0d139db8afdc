import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Imports", .computesForLong)
struct ImportTests {
  private static let model = """
    struct Model {
      let a: Int?
      init(json: JSON) { a = json["a"].int }
    }

    """

  private static let converted = """
    struct Model: LegacyDecodable {
      let a: Int?
    }

    """

  @Test(
    "are those that the new text needs",
    arguments: [
      ("import Foundation\nimport LegacyJSON\n\n", "", "import Foundation\nimport Bridge\n\n"),
      ("import LegacyJSON\n\n", "let j = JSON()\n", "import LegacyJSON\nimport Bridge\n\n"),
      ("import LegacyJSON\nimport LegacyRequests\n\n", "", "import Bridge\n\n"),
      ("import SwiftyJSON\n\n", "", "import Bridge\n\n"),
      ("import SwiftyJSON\n\n", "let j = JSON()\n", "import Bridge\nimport LegacyJSON\n\n"),
      ("import SwiftyJSON\n\n", "func f() { print(g().stringValue) }\n", "import Bridge\nimport LegacyJSON\n\n"),
      ("import Bridge\nimport LegacyJSON\n\n", "", "import Bridge\n\n"),
      (
        "import Foundation; import LegacyJSON\n\n", "",
        "import Foundation; import Bridge\n\n"
      ),
      ("// Header.\n\nimport LegacyJSON // why\n\n", "", "// Header.\n\nimport Bridge // why\n\n"),
      ("import /* why */ LegacyJSON\n\n", "", "/* why */ import Bridge\n\n"),
      ("import // why\nLegacyJSON // or\n\n", "", "// why\nimport Bridge // or\n\n"),
      ("import struct /* why */ SwiftyJSON.JSON\n\n", "", "/* why */ import Bridge\n\n"),
      ("import Bridge\nimport /* why */ LegacyJSON\n\n", "", "import Bridge\n/* why */\n\n"),
      ("import Bridge; import /* why */ LegacyJSON\n\n", "", "import Bridge /* why */\n\n"),
      ("import /* why */ LegacyJSON; import Bridge\n\n", "", "/* why */ import Bridge\n\n"),
      ("import LegacyJSON\r\r", "", "import Bridge\r\r"),
      (
        "import LegacyJSON /* one\nmore */\n\n", "let j = JSON()\n",
        "import LegacyJSON /* one\nmore */\nimport Bridge\n\n"
      ),
      ("import LegacyJSON; let a = 1\n\n", "let j = JSON()\n", "import LegacyJSON; import Bridge; let a = 1\n\n"),
      ("import Bridge\rimport LegacyJSON\r\r", "", "import Bridge\r\r"),
    ])
  func needed(before: String, tail: String, after: String) throws {
    #expect(try Project(before + Self.model + tail).text() == after + Self.converted + tail)
  }

  @Test("of SwiftyJSON change in every file, since the types are created from LegacyJSON's values")
  func swiftyJSONElsewhere() throws {
    let caller = "import SwiftyJSON\n\nfunc f(json: JSON) -> Model { Model(json: json) }\n"
    let project = try Project(["Model.swift": "import SwiftyJSON\n\n" + Self.model, "Caller.swift": caller])
    #expect(project.text("Caller.swift") == caller.replacing("SwiftyJSON", with: "LegacyJSON"))
  }

  @Test("that another file passes on count, and without one `JSON` may be anything")
  func passedOn() throws {
    let project = try Project(["Model.swift": Self.model, "A.swift": "@_exported import LegacyJSON\n"])
    #expect(project.text("Model.swift") == "import Bridge\n\n" + Self.converted)
    let alone = try Project(Self.model)
    #expect(alone.migration.changes.isEmpty)
    #expect(alone.reasons("Model").contains("imports no SwiftyJSON"))
  }

  @Test("of SwiftyJSON stay while nothing is converted")
  func nothingConverted() throws {
    let text = "import SwiftyJSON\n\nfunc f(json: JSON) -> Int { json.intValue }\n"
    #expect(try Project(text).migration.changes.isEmpty)
  }
}
