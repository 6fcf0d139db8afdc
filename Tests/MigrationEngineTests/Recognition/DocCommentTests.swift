import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// The Before and After in an idiom's doc comment are its specification: they are read from the source and tried.
@Suite("Doc comments of the read idioms", .computesForLong)
struct DocCommentTests {
  static let idioms = [
    "AppendingLoop", "ElementsRead", "LocalConstant", "LosslessRead", "ModelRead", "OptionalBindingRead",
    "OptionalElementsRead", "ScalarRead",
  ]

  private static let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/MigrationEngine")

  /// The Swift blocks under a heading of a file's doc comments.
  static func blocks(_ heading: String, of file: String) throws -> [String] {
    let text = try String(contentsOf: module.appendingPathComponent("Recognition/\(file).swift"), encoding: .utf8)
    var blocks: [String] = []
    var current: String?
    var section = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) where line.hasPrefix("///") {
      let content = line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)
      if content.hasPrefix("## ") { section = String(content.dropFirst(3)) }
      if content == "```swift" {
        current = ""
      } else if content == "```", let block = current {
        if section == heading { blocks.append(block) }
        current = nil
      } else if current != nil {
        current? += content + "\n"
      }
    }
    return blocks
  }

  @Test("say what happens", arguments: idioms)
  func hold(idiom: String) throws {
    let before = try #require(try Self.blocks("Before", of: "Responses/\(idiom)").only)
    let after = try #require(try Self.blocks("After", of: "Responses/\(idiom)").only)
    let declarations = after.split(separator: "\n").map { line -> (after: String, before: String) in
      let bare = line.hasPrefix("@") ? line.drop { $0 != " " }.dropFirst() : line
      let plain = bare.replacing("let ", with: "var ")
      return (after: String(line), before: plain.hasSuffix("]") ? plain + " = []" : String(plain))
    }
    let properties = declarations.map { "  \($0.before)\n" }.joined()
    let body = before.split(separator: "\n").map { "    \($0)\n" }.joined()
    let source = """
      import LegacyJSON

      final class User {
        let name: String
        init(json: JSON) {
          name = json["name"].stringValue
        }
      }

      final class Guest {
        let name: String
        init(json: JSON) throws {
          name = json["name"].stringValue
        }
      }

      struct Model {
      \(properties)
        init(json: JSON) {
      \(body)  }
      }

      """
    let project = try Project(source)
    for declaration in declarations {
      #expect(project.text().contains("  \(declaration.after)\n"), "\(project.reasons())\n\(project.text())")
    }
  }

  /// The files whose pairs are about statements of an initializer, or about a whole one.
  static let bodyIdioms = [
    "BodyConversion", "BodyConversion+Accessors", "BodyConversion+Aliases", "BodyConversion+Bindings",
    "BodyConversion+Casts", "BodyConversion+Comparisons", "BodyConversion+Configured", "BodyConversion+Elements",
    "BodyConversion+ElementTypes", "BodyConversion+Expressions", "BodyConversion+Loops", "BodyConversion+MadeDocuments",
    "BodyConversion+Models", "BodyConversion+Numbers", "BodyConversion+Paths", "BodyConversion+Refusals",
    "BodyConversion+Untyped", "EntryPoint",
    "FailableDelegate", "OptionalDocument",
  ]

  @Test("say what happens to bodies", arguments: bodyIdioms)
  func bodies(idiom: String) throws {
    let before = try Self.blocks("Before", of: "Documents/\(idiom)")
    let after = try Self.blocks("After", of: "Documents/\(idiom)")
    #expect(before.count == after.count && !before.isEmpty)
    func indented(_ text: String, by spaces: Int) -> String {
      text.split(separator: "\n").map { String(repeating: " ", count: spaces) + $0 + "\n" }.joined()
    }
    for (before, after) in zip(before, after) {
      let isWhole = before.hasPrefix("init")
      // An initializer that throws is no plain one, however plain its statements are.
      let initializer =
        isWhole ? indented(before, by: 2) : "  init(json: JSON) throws {\n\(indented(before, by: 4))  }\n"
      let source = """
        import Foundation
        import LegacyJSON

        let formatter = DateFormatter()
        let unit = "kg"

        enum Keys: String { case nick }
        enum Kind: String { case other }

        struct User {
          let name: String
          init(json: JSON) { name = json["name"].stringValue }
        }

        struct Comment {
          let text: String
          let depth: Int
          init(json: JSON, depth: Int) {
            text = json["text"].stringValue
            self.depth = depth
          }
        }

        struct Session {
          let id: Int
          init?(json: JSON) {
            guard let id = json["id"].int else { return nil }
            self.id = id
          }
        }

        struct Model {
          var id = 0
          // What is observed has no rule.
          var name = "" { didSet {} }

        \(initializer)}

        """
      let project = try Project(source)
      #expect(
        project.text().contains(indented(after, by: isWhole ? 2 : 4)), "\(project.reasons())\n\(project.text())")
    }
  }

  @Test("say what happens to helpers")
  func helpers() throws {
    func indented(_ text: String) -> String { text.split(separator: "\n").map { "  \($0)\n" }.joined() }
    let helper = "Documents/FunctionHelper"
    let helpers = (before: try Self.blocks("Before", of: helper), after: try Self.blocks("After", of: helper))
    #expect(helpers.before.count == 2 && helpers.after.count == 2)
    let source = """
      import Foundation
      import LegacyJSON

      let formatter = ISO8601DateFormatter()

      enum Parser {
      \(indented(helpers.before[0]))}

      extension JSON {
      \(indented(helpers.before[1]))}

      struct Model {
        let from: Date?
        let to: Date?

        init(json: JSON) {
          from = Parser.date(json["from"])
          to = json["to"].date
        }
      }

      """
    let text = try Project(source).text()
    for after in helpers.after { #expect(text.contains(indented(after)), "\(text)") }
  }

  @Test("say what happens to documents that are stored")
  func documents() throws {
    let stored = "Responses/StoredDocument"
    let before = try #require(try Self.blocks("Before", of: stored).only)
    let after = try #require(try Self.blocks("After", of: stored).only)
    #expect(try Project("import LegacyJSON\n\n\(before)").text() == "import Bridge\n\n\(after)")

    let getters = "Documents/StoredGetters"
    let (computed, constants) = (try Self.blocks("Before", of: getters), try Self.blocks("After", of: getters))
    #expect(computed.count == 1 && constants.count == 1)
    let event = try Project("import Foundation\nimport LegacyJSON\n\n\(computed[0])").text()
    #expect(event == "import Foundation\nimport Bridge\n\n\(constants[0])")

    func indented(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
        .joined(separator: "\n")
    }
    let kept = "Documents/KeptDocument"
    let (initializer, parts) = (try Self.blocks("Before", of: kept), try Self.blocks("After", of: kept))
    #expect(initializer.count == 1 && parts.count == 1)
    let source = { (body: String) in
      "struct Model {\n  let document: JSON\n\n\(indented(body))}\n\nlet model = Model(document: json)\n"
    }
    let whole = try Project("import LegacyJSON\n\n" + source(initializer[0])).text()
    #expect(whole.contains(indented(parts[0])), "\(whole)")
  }

  @Test("say what happens to errors")
  func errors() throws {
    let before = try #require(try Self.blocks("Before", of: "Responses/ThrownError").only)
    let after = try #require(try Self.blocks("After", of: "Responses/ThrownError").only)
    let error = "enum StoryError: Error { case invalid }\n\n"
    #expect(try Project("import LegacyJSON\n\n\(error)\(before)").text() == "import Bridge\n\n\(error)\(after)")
  }

  @Test("say what the outcomes are", arguments: Idiom.outcomeIdioms)
  func outcomes(idiom: Idiom) throws {
    let source = "import LegacyJSON\n\n\(idiom.before)\n"
    // What stays is bridged where a converted type reads it.
    let reader =
      "\nstruct Reader {\n  let owner: Owner\n  init(json: JSON) { owner = Owner(json: json[\"owner\"]) }\n}\n"
    let project = try Project(idiom.name == "bridged" ? source + reader : source)
    #expect(project.text().contains("\n\(idiom.after)\n"), "\(project.reasons())\n\(project.text())")
  }

  @Test("say what happens to requests and call sites")
  func requests() throws {
    let parameters = try #require(try Self.blocks("Before", of: "Requests/RequestParametersRecognition").only)
    let request = try #require(try Self.blocks("Before", of: "Requests/RequestRecognition").only)
    let callSite = try #require(try Self.blocks("Before", of: "CallSites/CallSiteRecognition").only)
    func indented(_ text: String, by spaces: Int) -> String {
      text.split(separator: "\n").map { String(repeating: " ", count: spaces) + $0 + "\n" }.joined()
    }
    let source = """
      import LegacyJSON

      let API = "api"
      let L_ERROR = "error"

      final class ItemsResponse: APIResponse {
        var status: Status.StatusParams?
        var items: [String] = []
        init(json: JSON) {
          status = Status.StatusParams(json: json["status"])
          items = json["items"].arrayValue.map { $0.stringValue }
        }
      }

      enum Shop {
      \(indented(parameters, by: 2))
      \(indented(request, by: 2))}

      final class Screen {
        var items: [String] = []
        let referer = ""
        func show(_ text: String) {}
        func load() {
      \(indented(callSite, by: 4).replacing("ItemsRe", with: "Shop.ItemsRe"))  }
      }

      """
    let text = try Project(source).text()
    let newRequest = try #require(try Self.blocks("After", of: "Requests/RequestRecognition").only)
    let newCallSite = try #require(try Self.blocks("After", of: "CallSites/CallSiteRecognition").only)
    let endpoint = try #require(try Self.blocks("After", of: "Requests/RequestParametersRecognition").only)
    #expect(text.contains(indented(newRequest, by: 2)))
    #expect(text.contains(indented(endpoint, by: 2)), "\(text)")
    #expect(text.contains(indented(newCallSite, by: 4).replacing("Items()", with: "Shop.Items()")))
  }
}
