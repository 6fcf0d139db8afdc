import SwiftParser
import TestSupport
import Testing

@testable import MigrationEngine

/// What becomes of code outside of models, over several files; the shapes themselves are fixtures (`call_sites`).
@Suite("Call sites of models")
struct ModelCallSiteTests {
  private static let user = """
    import SwiftyJSON

    struct User {
      let id: Int
      init(fromJson json: JSON) { id = json["id"].intValue }
      init(object: Any) { self.init(fromJson: JSON(object)) }
    }

    """

  private static let service = """
    import Foundation
    import SwiftyJSON

    final class Service {
      func user(_ value: Any) -> User {
        let json = JSON(value)
        return User(fromJson: json["user"])
      }
    }

    """

  @Test("a file that only made models has no JSON left, and the old label goes with its last caller")
  func otherFiles() throws {
    let project = try Project(["User.swift": Self.user, "Service.swift": Self.service])
    #expect(
      project.text("Service.swift") == """
        import Foundation
        import Bridge

        final class Service {
          func user(_ value: Any) -> User {
            return User(reading: value, at: "user")
          }
        }

        """)
    #expect(
      project.text("User.swift") == """
        import Bridge

        struct User: LegacyDecodable {
          let id: Int
          init(object: Any) { self.init(reading: object) }
        }

        """)
    #expect(project.report.totals.legacy.mentionsAfter == 0)
  }

  @Test("each is an item, but for those inside of a type that is one")
  func items() throws {
    let stays = """
      import SwiftyJSON

      func count(_ value: Any) -> Int { JSON(value)["count"].intValue }

      let total = JSON([1, 2]).count

      """
    let project = try Project(["User.swift": Self.user, "Service.swift": Self.service, "Stays.swift": stays])
    let sites = project.report.items.filter { $0.kind == .callSite }
    #expect(sites.map(\.name) == ["Service.user", "count", ""])
    #expect(sites.map(\.outcome) == [.synthesized, .untouched, .untouched])
    #expect(sites.map(\.line) == [6, 3, 5])
    #expect(sites.map(\.linesBefore) == [2, 1, 1])
    #expect(sites.map(\.linesAfter) == [1, 1, 1])
    #expect(project.report.totals.callSites == 3)
    #expect(project.report.totals.convertedCallSites == 1)
    let lines = TextReport(project.report, extent: .details).text.split(separator: "\n")
    let reason = "`JSON(value)[\"count\"].intValue` creates something besides converted models"
    let place = try #require(lines.firstIndex { $0.hasSuffix("Stays.swift:3: call site count: untouched") })
    #expect(lines[place + 1] == "      - line 3: \(reason)")
    #expect(lines[place + 2].hasSuffix("Stays.swift:5: call site: untouched"))
    #expect(lines[place + 3] == "      - line 5: `JSON([1, 2]).count` creates something besides converted models")
    let brief = TextReport(project.report).text
    #expect(!brief.contains("call site count"))
    #expect(brief.contains("\n  2 call sites stay: --verbose lists them.\n"))
  }

  @Test("files that are only read, skipped or marked stay as they are")
  func otherPlaces() throws {
    let marked = "// migrate-tool:ignore-file\n" + Self.service
    let project = try Project(
      ["User.swift": Self.user, "Marked.swift": marked], context: ["Service.swift": Self.service])
    #expect(!project.migration.changes.contains { $0.path.hasSuffix("/Service.swift") })
    #expect(project.text("Marked.swift").contains("let json = JSON(value)"))
    #expect(project.text("User.swift").contains("init(fromJson json: JSON) { self.init(json: json) }"))
  }

  @Test("what code reads leniently is not tightened in a later run")
  func evidence() throws {
    let sources = [
      "User.swift": """
      import LegacyJSON

      struct User {
        let id: Int?
        init(json: JSON) { id = json["id"].int }
      }

      """,
      "Service.swift":
        "import Bridge\n\nfunc users(_ value: Any) -> [User] { [User](reading: value, at: \"users\") }\n",
    ]
    let project = try Project(sources, evidence: ["a.json": #"{"id": 1}"#, "b.json": #"{"id": 2}"#])
    #expect(project.text("User.swift").contains("struct User: LegacyDecodable"))
    let alone = try Project(
      ["User.swift": sources["User.swift", default: ""]],
      evidence: ["a.json": #"{"id": 1}"#, "b.json": #"{"id": 2}"#])
    #expect(alone.text("User.swift").contains("struct User: Codable"))
  }

  @Test("a type that the project calls JSON itself is none of them")
  func ownJSON() throws {
    let own = """
      struct JSON { init(_ value: Any) {} }

      struct Note {
        init(json: JSON) {}
      }

      func note(_ value: Any) -> Note { Note(json: JSON(value)) }

      """
    #expect(try Project(own).migration.changes.isEmpty)
  }

  @Test("reads of a document from elsewhere are an item for each function")
  func readsFromElsewhere() throws {
    let source = """
      import SwiftyJSON

      final class Screen {
        var json: JSON?
        lazy var title = json?["title"].stringValue

        func show(_ json: JSON) {
          print(json["a"]["b"].stringValue, json["c"].intValue)
          load { answer in print(answer.arrayValue.count) }
        }

        func load(_ done: (JSON) -> Void) { done(JSON(["a": 1])) }
      }

      """
    let project = try Project(source)
    let sites = project.report.items.filter { $0.kind == .callSite }
    // The document that the class stores is one too, and what it reads while it is made.
    #expect(sites.map(\.name) == ["Screen.json", "Screen", "Screen.show", "Screen.load"])
    #expect(sites.allSatisfy { $0.outcome == .untouched })

    let free = try Project(
      source.replacing("  var json: JSON?\n  lazy var title = json?[\"title\"].stringValue\n", with: ""))
    let found = free.report.items.filter { $0.kind == .callSite }
    #expect(found.map(\.name) == ["Screen.show", "Screen.load"])
    #expect(found.map(\.outcome) == [.untouched, .untouched])
    #expect(found[0].reasons.count == 1)
    #expect(found[0].reasons[0].hasSuffix("`json[\"a\"]` is read from a `JSON` that comes from elsewhere, and 2 more"))
    #expect(found[0].line == 6)
  }

  /// Every fifth fixture in the usual run.
  private static let fixtures: [Fixture] = {
    let all = Fixture.converted + Fixture.skipped
    let count = Campaign.count(all.count, fraction: 0.2)
    return (0..<count).map { all[$0 * all.count / count] }
  }()

  @Test("no read that stays is without an item", arguments: fixtures)
  func everyRead(_ fixture: Fixture) throws {
    let project = try fixture.project(\.before, as: .plain)
    let names = Set(project.report.items.map(\.name))
    let before = Set(LegacyCount.reads(in: Parser.parse(source: fixture.before)).map(\.nameOfPlace))
    for read in LegacyCount.reads(in: Parser.parse(source: project.text())) {
      let place = read.nameOfPlace
      // A place that decodes what it made at once so far, has a read that is new.
      guard before.contains(place) else { continue }
      let isReported = names.contains(place) || names.contains { !$0.isEmpty && place.hasPrefix($0) }
      #expect(isReported, "\(read.trimmedDescription) in `\(place)`")
    }
  }
}
