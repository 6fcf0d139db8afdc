import TestSupport
import Testing

@testable import MigrationEngine

/// Where files have `JSON` from: a copy of SwiftyJSON among the sources, a module, or both in one tree.
@Suite("The library that JSON comes from", .computesForLong)
struct JSONLibraryTests {
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

  private static let caller = "func f(json: JSON) -> Model { Model(json: json) }\n"

  /// The members that every version of SwiftyJSON has.
  private static let accessors = [
    ("array", "[JSON]?"), ("arrayValue", "[JSON]"), ("arrayObject", "[Any]?"), ("dictionary", "[String: JSON]?"),
    ("dictionaryValue", "[String: JSON]"), ("dictionaryObject", "[String: Any]?"), ("bool", "Bool?"),
    ("boolValue", "Bool"), ("string", "String?"), ("stringValue", "String"), ("number", "NSNumber?"),
    ("numberValue", "NSNumber"), ("double", "Double?"), ("doubleValue", "Double"), ("int", "Int?"),
    ("intValue", "Int"),
  ].map { "  public var \($0): \($1) { fatalError() }\n" }.joined()

  private static let storage = """
    public struct JSON {
      public let object: Any
      public subscript(path: [SubscriptType]) -> JSON { self }
      public subscript(path: SubscriptType...) -> JSON { self }

    """
  private static let marks = "public protocol SubscriptType {}\nextension Int: SubscriptType {}\n"
  /// As it was before `JSONSubscriptType` had its name.
  private static let copy = "import Foundation\n\n" + marks + storage + accessors + "}\n"

  @Test("is a copy among the sources, whatever its version: it is left alone and reported once")
  func copied() throws {
    let project = try Project(["JSON.swift": Self.copy, "Model.swift": Self.model, "Caller.swift": Self.caller])
    #expect(project.text("Model.swift") == "import Bridge\n\n" + Self.converted)
    #expect(project.text("Caller.swift") == "import LegacyJSON\n\n" + Self.caller)
    #expect(project.text("JSON.swift") == Self.copy)
    #expect(project.report.faults == [])
    let notes = project.report.notes.filter { $0.hasPrefix("swap it: ") }
    #expect(notes.only?.contains("/JSON.swift is a copy of SwiftyJSON") == true, "\(notes)")
    #expect(!project.report.items.contains { $0.name == "JSON" })
  }

  @Test("is a copy, whose documents are documents in calls of the type's own initializer too")
  func copiedDocument() throws {
    let model = """
      struct Model {
        let a: Int?
        init() { self.init(JSON()) }
        init(_ json: JSON) { a = json["a"].int }
      }

      """
    let copy = Self.copy.replacing(
      "  public let object: Any\n", with: "  public let object: Any\n  init() { object = 0 }\n")
    let project = try Project(["JSON.swift": copy, "Model.swift": model])
    #expect(project.text("Model.swift").contains("struct Model: LegacyDecodable {"), "\(project.text("Model.swift"))")
    #expect(
      project.text("Model.swift").contains("init() { self.init(json: JSON()) }"), "\(project.text("Model.swift"))")
  }

  @Test("is a copy in several files")
  func copiedInParts() throws {
    let parts = [
      "JSON.swift": "import Foundation\n\n" + Self.marks + Self.storage + "}\n",
      "JSON+Accessors.swift": "import Foundation\n\nextension JSON {\n" + Self.accessors + "}\n",
      "JSON+Text.swift": "extension JSON: CustomStringConvertible {\n  public var description: String { \"\" }\n}\n",
    ]
    let others = ["Model.swift": Self.model, "JSON+Own.swift": "extension JSON {\n  var isThere: Bool { true }\n}\n"]
    let project = try Project(parts.merging(others) { $1 })
    #expect(project.text("Model.swift") == "import Bridge\n\n" + Self.converted)
    for (name, text) in parts { #expect(project.text(name) == text) }
    #expect(project.text("JSON+Own.swift").hasPrefix("import LegacyJSON\n"))
    let note = try #require(project.report.notes.first { $0.hasPrefix("swap it: ") })
    for name in parts.keys { #expect(note.contains("/\(name)")) }
    #expect(!note.contains("Own"))
  }

  @Test("is a copy for some files and a module for others, and a second run finds nothing to do")
  func copyAndModule() throws {
    let imported = "import SwiftyJSON\n\n" + Self.model.replacing("Model", with: "Other")
    let project = try Project([
      "JSON.swift": Self.copy, "Model.swift": Self.model, "Caller.swift": Self.caller, "Other.swift": imported,
      "OtherCaller.swift": "import SwiftyJSON\n\n" + Self.caller.replacing("Model", with: "Other"),
    ])
    #expect(project.report.faults == [])
    #expect(project.report.totals.faults == 0)
    #expect(project.text("Model.swift") == "import Bridge\n\n" + Self.converted)
    #expect(project.text("Other.swift") == "import Bridge\n\n" + Self.converted.replacing("Model", with: "Other"))
    #expect(project.text("Caller.swift") == "import LegacyJSON\n\n" + Self.caller)
    #expect(project.text("OtherCaller.swift").hasPrefix("import LegacyJSON\n"))
  }

  @Test("is no copy when a part of the library is missing")
  func ownType() throws {
    let own = Self.copy.replacing("  public var arrayObject: [Any]? { fatalError() }\n", with: "")
    let project = try Project(["JSON.swift": own, "Model.swift": Self.model])
    #expect(project.migration.changes.isEmpty)
    #expect(project.reasons("Model").contains("declares `JSON` itself"))
  }

  @Test("is not what a file passes on that stays as it is")
  func passedOnByContext() throws {
    let project = try Project(["Model.swift": Self.model], context: ["A.swift": "@_exported import SwiftyJSON\n"])
    #expect(project.migration.changes.isEmpty)
    #expect(project.reasons("Model").contains("imports no SwiftyJSON"))
  }

  @Test("is what an alias of the project names for all files", arguments: ["", "public ", "internal "])
  func aliased(modifier: String) throws {
    let alias = "import SwiftyJSON\n\n\(modifier)typealias JSON = SwiftyJSON.JSON\n"
    let project = try Project(["Alias.swift": alias, "Model.swift": Self.model, "Caller.swift": Self.caller])
    #expect(project.text("Model.swift") == "import Bridge\n\n" + Self.converted)
    #expect(project.text("Alias.swift") == alias.replacing("SwiftyJSON", with: "LegacyJSON"))
    #expect(project.text("Caller.swift") == Self.caller)
    #expect(project.report.faults == [])
  }

  @Test(
    "is not what an alias stands for that is private, or nested",
    arguments: [
      "private typealias JSON = SwiftyJSON.JSON", "fileprivate typealias JSON = SwiftyJSON.JSON",
      "enum API { typealias JSON = SwiftyJSON.JSON }",
    ])
  func aliasedElsewhere(alias: String) throws {
    let project = try Project(["Alias.swift": "import SwiftyJSON\n\n\(alias)\n", "Model.swift": Self.model])
    #expect(project.text("Model.swift") == Self.model)
    #expect(project.reasons("Model").contains("imports no SwiftyJSON"))
  }

  @Test(
    "is not what an alias of another type stands for, nor what a file's own one does in that file",
    arguments: ["typealias JSON = [String: Any]", "fileprivate typealias JSON = [String: Any]"])
  func otherAlias(alias: String) throws {
    let project = try Project(["Model.swift": "import SwiftyJSON\n\n\(alias)\n\n" + Self.model])
    #expect(project.migration.changes.isEmpty)
    #expect(project.reasons("Model").contains("declares `JSON` itself"))
  }

  @Test(
    "is what a file means, whatever the name means inside of other types and files",
    arguments: [
      "fileprivate typealias JSON = [String: Any]", "private struct JSON {}", "enum API { typealias JSON = Any }",
      "struct Transform { typealias JSON = Any }\nextension Transform { struct Part { init(json: JSON) {} } }",
      "protocol Transform { associatedtype JSON }", "struct Box<JSON> { let content: JSON }",
      "func first<JSON>(_ all: [JSON]) -> JSON? { all.first }", "func f() { typealias JSON = Int; print(JSON.max) }",
    ])
  func namedElsewhere(other: String) throws {
    let source = "import SwiftyJSON\n\n" + Self.model
    let project = try Project([
      "Other.swift": other + "\n", "Model.swift": source, "Caller.swift": "import SwiftyJSON\n\n" + Self.caller,
    ])
    #expect(project.text("Model.swift") == "import Bridge\n\n" + Self.converted, "\(project.reasons())")
    #expect(project.report.faults == [])
  }

  @Test("is told from another library's, which an initializer beside it takes")
  func otherLibrary() throws {
    let source = """
      import Other
      import SwiftyJSON

      struct Model {
        let a: Int?

        init(json: SwiftyJSON.JSON) { a = json["a"].int }

        init(json: Other.JSON) { a = json.number(of: "a") }
      }

      """
    let project = try Project(source)
    #expect(project.item("Model")?.outcome == .synthesized, "\(project.reasons())")
    #expect(project.text().contains("  init(json: Other.JSON) { a = json.number(of: \"a\") }\n"))
    #expect(!project.text().contains("SwiftyJSON"))
    #expect(project.report.faults == [])
    let named = try Project(source.replacing("import Other", with: "import struct Other.JSON"))
    #expect(named.migration.changes.isEmpty)
    // What may be any type is no other library's.
    let unclear = try Project(source.replacing("Other.JSON", with: "Other.Value"))
    #expect(unclear.reasons("Model").contains("would be called instead of the library's"))
  }

  @Test("is asked for under the new name where code is compiled only with it")
  func conditional() throws {
    let text = "#if canImport(SwiftyJSON)\nimport SwiftyJSON\n\n" + Self.model + Self.caller + "#endif\n"
    let after =
      "import Bridge\n\n#if canImport(LegacyJSON)\nimport LegacyJSON\n\n" + Self.converted + Self.caller + "#endif\n"
    let project = try Project(text)
    #expect(project.text() == after)
    #expect(project.report.faults == [])
  }

  @Test("is named by the new name in every file, but where the project has a type of that name")
  func qualified() throws {
    let caller = "import SwiftyJSON\n\nlet null = SwiftyJSON.JSON.null\nfunc g(_ json: [SwiftyJSON.JSON?]) {}\n"
    let files = ["Model.swift": "import SwiftyJSON\n\n" + Self.model, "Caller.swift": caller]
    #expect(try Project(files).text("Caller.swift") == caller.replacing("SwiftyJSON", with: "LegacyJSON"))
    let own = try Project(files.merging(["Own.swift": "enum SwiftyJSON { enum JSON { case null } }\n"]) { $1 })
    #expect(own.text("Caller.swift").contains("SwiftyJSON.JSON.null"))
  }

  @Test(
    "goes with the import, whatever else is on the line",
    arguments: [
      (
        "import Foundation\nimport LegacyJSON; import SwiftyJSON // both\n\n",
        "import Foundation\nimport Bridge // both\n\n"
      ),
      ("import LegacyJSON; import Foundation; import LegacyRequests\n\n", "import Bridge; import Foundation\n\n"),
      ("import Bridge; import LegacyJSON\n\n", "import Bridge\n\n"),
      ("import Bridge; import LegacyJSON;\n\n", "import Bridge;\n\n"),
      ("import Bridge; import LegacyJSON // old\n\n", "import Bridge // old\n\n"),
      (
        "import Bridge; import LegacyJSON /* old */; import LegacyRequests // r\n\n", "import Bridge /* old */ // r\n\n"
      ),
      ("import LegacyJSON /* old */; import Bridge\n\n", "/* old */ import Bridge\n\n"),
      ("import Bridge\nimport LegacyJSON // old\n\n", "import Bridge\n// old\n\n"),
      ("import Bridge\n/* old */ import LegacyJSON\n\n", "import Bridge\n/* old */ \n\n"),
      ("import Bridge\n#if DEBUG\nimport LegacyJSON\n#endif\n\n", "import Bridge\n\n"),
      (
        "import Bridge\nimport LegacyJSON\n#if DEBUG // d\nimport LegacyRequests\n#endif\n\n",
        "import Bridge\n#if DEBUG // d\nimport LegacyRequests\n#endif\n\n"
      ),
      (
        "import Bridge\nimport LegacyJSON\n#if DEBUG\nimport LegacyJSON\nimport Foundation\n#endif\n\n",
        "import Bridge\n#if DEBUG\nimport LegacyJSON\nimport Foundation\n#endif\n\n"
      ),
      ("public import SwiftyJSON\n\n", "public import Bridge\n\n"),
      ("import `SwiftyJSON`\n\n", "import Bridge\n\n"),
      ("import enum SwiftyJSON.Type\nimport struct SwiftyJSON.JSON\n\n", "import Bridge\n\n"),
    ])
  func removed(before: String, after: String) throws {
    let project = try Project(before + Self.model)
    #expect(project.text() == after + Self.converted)
    #expect(project.report.faults == [])
  }
}
