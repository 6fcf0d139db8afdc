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

  @Test(
    "bring what SwiftyJSON passed on, where the file names it and has it from nothing else",
    arguments: [
      // What is named, the imports before and after.
      ("let now: Date", ["SwiftyJSON"], ["Bridge", "Foundation"]),
      ("let raw: Data?", ["SwiftyJSON"], ["Bridge", "Foundation"]),
      ("let size: NSNumber", ["SwiftyJSON"], ["Bridge", "Foundation"]),
      ("@objc let size: Int", ["SwiftyJSON"], ["Bridge", "Foundation"]),
      ("let color: UIColor", ["SwiftyJSON"], ["Bridge", "UIKit"]),
      ("let link: URL", ["Alamofire", "SwiftyJSON"], ["Alamofire", "Bridge", "Foundation"]),
      ("let color: UIColor", ["Foundation", "SwiftyJSON"], ["Foundation", "Bridge", "UIKit"]),
      // Near misses: another import brings it, or nothing is named.
      ("let now: Date", ["Foundation", "SwiftyJSON"], ["Foundation", "Bridge"]),
      ("let now: Date", ["CoreData", "SwiftyJSON"], ["CoreData", "Bridge"]),
      ("let color: UIColor", ["SwiftUI", "SwiftyJSON"], ["SwiftUI", "Bridge"]),
      ("let count: UInt", ["SwiftyJSON"], ["Bridge"]),
      ("let NS: Int", ["SwiftyJSON"], ["Bridge"]),
      ("let now: Date", ["LegacyJSON"], ["Bridge"]),
    ])
  func foundation(member: String, before: [String], after: [String]) throws {
    func imports(_ modules: [String]) -> String { modules.map { "import \($0)\n" }.joined() + "\n" }
    let other = "struct Other {\n  \(member)\n}\n"
    let project = try Project(imports(before) + Self.model + other)
    #expect(project.text() == imports(after) + Self.converted + other)
    #expect(project.report.faults == [])
  }

  @Test(
    "bring it where the library alone is swapped, and not where another file passes it on, or the name is the project's"
  )
  func foundationElsewhere() throws {
    let caller = "import SwiftyJSON\n\nfunc f(json: JSON, at: Date) -> Model { Model(json: json) }\n"
    let files = ["Model.swift": "import SwiftyJSON\n\n" + Self.model, "Caller.swift": caller]
    let swapped = caller.replacing("SwiftyJSON", with: "LegacyJSON")
    #expect(try Project(files).text("Caller.swift") == "import Foundation\n" + swapped)
    let passedOn = files.merging(["All.swift": "@_exported import Foundation\n"]) { $1 }
    #expect(try Project(passedOn).text("Caller.swift") == swapped)
    let own = files.merging(["Own.swift": "struct Date {}\n"]) { $1 }
    #expect(try Project(own).text("Caller.swift") == swapped)
    let inside = files.merging(["Own.swift": "struct Own {\n  struct Date {}\n}\n"]) { $1 }
    #expect(try Project(inside).text("Caller.swift") == "import Foundation\n" + swapped)
    let conditional = files.merging(
      ["Caller.swift": "#if os(iOS)\nimport UIKit\n#endif\n" + caller], uniquingKeysWith: { $1 })
    #expect(try Project(conditional).text("Caller.swift").contains("import Foundation\nimport LegacyJSON\n"))
  }
}
