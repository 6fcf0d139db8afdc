import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Nothing that has to do with a `JSON` is passed over in silence.
@Suite("The report names", .computesForLong)
struct SilentItemTests {
  private static let user = "struct User {\n  var id: Int?\n}\n\n"

  private func expectUntouched(_ name: String, _ reason: String, _ source: String) throws {
    let project = try Project(source)
    let item = try #require(project.item(name), "\(project.report.items.map(\.name))")
    #expect(item.outcome == .untouched)
    #expect(item.kind == .model || item.kind == .response)
    #expect(item.reasons.contains { $0.contains("File.swift:") && $0.contains(reason) }, "\(item.reasons)")
    #expect(project.text() == source)
  }

  @Test("initializers that make the document themselves")
  func wrapping() throws {
    for call in ["JSON(dictionary)", "JSON.init(dictionary)", "SwiftyJSON.JSON(dictionary as Any)"] {
      try expectUntouched(
        "Model", "`init(dictionary: [String: Any])` makes a `JSON` of what it is given",
        """
        import SwiftyJSON

        struct Model {
          var id: Int?
          init(dictionary: [String: Any]) {
            let json = \(call)
            id = json["id"].int ?? dictionary.count
          }
        }

        """)
    }
    let other = "import SwiftyJSON\n\nstruct Model {\n  init(id: Int) { print(JSON(parseJSON: \"1\"), id) }\n}\n"
    #expect(try Project(other).report.items.allSatisfy { $0.kind == .callSite })
  }

  @Test("functions that parse, free ones and those of other types")
  func parsers() throws {
    let body = "{\n  var user = User()\n  user.id = json[\"id\"].int\n  print(user)\n  return user\n}\n"
    try expectUntouched(
      "User", "`parseUser` makes one of a `JSON`",
      "import SwiftyJSON\n\n" + Self.user + "func parseUser(_ json: JSON) -> User " + body)
    try expectUntouched(
      "User", "`user` makes one of a `JSON`",
      "import SwiftyJSON\n\n" + Self.user + "final class Parser {\n  func user(from json: JSON) -> User? \(body)}\n")
    try expectUntouched(
      "User", "`users` makes one of a `JSON`",
      "import SwiftyJSON\n\n" + Self.user + "func users(_ rows: [JSON]) -> [User] { [] }\n")
  }

  @Test("the second of two private types with one name")
  func privateTwins() throws {
    let twin =
      "import SwiftyJSON\n\nprivate struct Row {\n  let id: Int?\n  init(json: JSON) { id = json[\"id\"].int }\n}\n"
    let project = try Project(["A.swift": twin, "B.swift": twin])
    let items = project.report.items.filter { $0.name == "Row" }
    #expect(items.count == 2)
    #expect(Set(items.map { String($0.file.suffix(7)) }) == ["A.swift", "B.swift"])
    #expect(items.allSatisfy { $0.outcome == .untouched && !$0.reasons.isEmpty })
  }

  @Test("each comment that goes with a synthesized initializer, with its place")
  func comments() throws {
    let project = try Project(
      """
      import SwiftyJSON

      struct Model {
        // kept: above the property
        var id: Int?
        var name = ""

        init(json: JSON) {
          if json == nil { return } // in the guard
          // of the read
          id = json["id"].int
          name = json /* inside */ ["name"].stringValue
          // at the end
        }
      }

      struct Line {
        let a: Int?
        init(json: JSON) { a = json["a"].int /* in one line */ }
      }

      """)
    let (text, reasons) = (project.text(), project.reasons())
    #expect(project.report.faults == [])
    for comment in ["// in the guard", "// of the read", "/* inside */", "// at the end", "/* in one line */"] {
      let isNamed = reasons.contains("the comment `\(comment)` goes with the initializer")
      #expect(text.contains(comment) != isNamed, "\(comment)\n\(text)\n\(reasons)")
    }
    #expect(!reasons.contains("kept: above"))
    #expect(reasons.contains("File.swift:13:5: the comment `// at the end`"))
  }

  @Test("an initializer that goes since nothing calls it")
  func unusedEntryPoint() throws {
    func source(_ access: String, _ initAccess: String) -> String {
      """
      import SwiftyJSON

      \(access)struct Model {
        let id: Int?
        \(initAccess)init(fromJson json: JSON) { id = json["id"].int }
      }

      """
    }
    let gone = try Project(source("", ""))
    #expect(!gone.text().contains("fromJson"))
    #expect(gone.reasons("Model").contains("`init(fromJson json: JSON)` is removed: nothing calls it any more"))
    for access in ["public ", "package "] {
      let kept = try Project(source(access, access))
      #expect(kept.text().contains("init(fromJson json: JSON)"), "\(kept.text())")
      #expect(!kept.reasons("Model").contains("` is removed: "))
    }
    #expect(!(try Project(source("", "public ")).text().contains("fromJson")))
    let extended = """
      import SwiftyJSON

      public struct Model {
        let id: Int?
      }

      public extension Model {
        init(fromJson json: JSON) { id = json["id"].int }
      }

      """
    #expect(try Project(extended).text().contains("init(fromJson json: JSON)"))
  }

  @Test("call sites of requests that are not recognised, and of files that are left alone")
  func callSites() throws {
    let screen = """
      import LegacyRequests

      final class Screen {
        func load(_ any: Loading) {
          let request = ItemsRequest(params: ItemsRequestParams(), referer: "")
          request.executeAsync { response, error in print(response as Any, error as Any) }
          any.request.executeAsync { _, _ in }
        }
      }

      """
    let project = try Project(["Screen.swift": screen])
    let sites = project.report.items.filter { $0.kind == .callSite }
    #expect(sites.count == 2, "\(sites)")
    #expect(sites.allSatisfy { $0.name == "Screen.load" && $0.outcome == .untouched })
    #expect(project.reasons().contains("Screen.swift:6:5: `request` is no request that is known here"))
    #expect(project.reasons().contains("Screen.swift:7:5: `any.request` is no request that is known here"))
  }

  @Test("call sites of requests that are not converted themselves, but none twice")
  func callSitesOfRequests() throws {
    let folder = packageRoot.appendingPathComponent("Samples/Diamond/Legacy")
    func read(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let shop = try read("DiamondShop.swift")
    let project = try Project(["Request.swift": read("DiamondRequest.swift"), "Shop.swift": shop])
    let sites = project.report.items.filter { $0.kind == .callSite }
    #expect(sites.count == shop.components(separatedBy: ".executeAsync {").count - 1, "\(sites)")
    #expect(
      sites.allSatisfy { $0.outcome == .untouched && $0.reasons.joined().contains("is not converted") }, "\(sites)")
    let suppressed = try Project([
      "Request.swift": read("DiamondRequest.swift"), "Response.swift": read("DiamondResponse.swift"),
      "Shop.swift": "// migrate-tool:ignore-file\n" + shop,
    ])
    let left = suppressed.report.items.filter { $0.kind == .callSite }
    #expect(left.count == sites.count, "\(left)")
    #expect(left.allSatisfy { $0.outcome == .untouched && $0.reasons.joined().contains("Shop.swift:") }, "\(left)")
  }
}
