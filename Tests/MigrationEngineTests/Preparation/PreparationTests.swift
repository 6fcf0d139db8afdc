import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// A function that makes a value becomes an initializer before anything is decided, in all files at once; whoever reads the
/// report sees the code as it was.
@Suite("Preparation")
struct PreparationTests {
  static let comment = """
    import SwiftyJSON

    /// What somebody said.
    struct Comment {
      let id: Int
      let text: String

      static func from(_ json: JSON) -> Comment {
        return Comment(
          id: json["id"].intValue,
          text: json["text"].stringValue
        )
      }
    }

    struct Thread {
      let count: Int

      init(json: JSON) {
        print(json)
        count = json["count"].intValue
      }
    }

    """

  @Test("callers in other files call the initializer, in files without legacy code too")
  func callers() throws {
    let project = try Project([
      "Comment.swift": Self.comment,
      "Screen.swift": "import SwiftyJSON\nfunc show(_ json: JSON) -> Comment { Comment.from(json[\"comment\"]) }\n",
      "Table.swift":
        "let make = Comment.from\nfunc rows(_ all: Documents) -> [Comment] { all.list.map { Comment.from($0) } }\n",
    ])
    #expect(project.item("Comment")?.outcome == .synthesized)
    #expect(project.text("Screen.swift").contains("{ Comment(json: json[\"comment\"]) }"))
    #expect(
      project.text("Table.swift")
        == "let make = Comment.init(json:)\nfunc rows(_ all: Documents) -> [Comment] { all.list.map { Comment(json: $0) } }\n"
    )
    #expect(!project.text("Comment.swift").contains("func from"))
  }

  @Test("places and lines in the report are those of the file as it was")
  func places() throws {
    let project = try Project(["Comment.swift": Self.comment])
    let comment = try #require(project.item("Comment"))
    #expect(comment.line == 4)
    #expect((comment.linesBefore, comment.linesAfter) == (11, 4))
    // Two lines less stand above it in what the tool works on.
    let thread = try #require(project.item("Thread"))
    #expect(thread.line == 16)
    #expect(thread.reasons.contains { $0.contains("Comment.swift:20:5: needs a written initializer") })
    #expect(thread.initializer?.contains("Comment.swift:19:3") == true)
  }

  @Test("a function that is called where nothing is changed stays, and calls the initializer")
  func context() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.comment, to: "App/Comment.swift")
    try folder.write("let known = Comment.from\n", to: "Other/Use.swift")
    let migration = try Migration(
      .init(
        paths: [folder.url.appendingPathComponent("App").path],
        contextPaths: [folder.url.appendingPathComponent("Other").path]))
    let change = try #require(migration.changes.only)
    #expect(change.after.contains("  static func from(_ json: JSON) -> Comment { return Comment(json: json) }\n"))
    #expect(change.after.contains("struct Comment: LegacyDecodable {"))
    #expect(change.before == Self.comment)
  }

  @Test("of two types of which one can't be converted, that one stays")
  func inVain() throws {
    let project = try Project([
      "Comment.swift": Self.comment,
      "Log.swift": """
      import SwiftyJSON
      struct Log {
        let lines: [String]
        static func from(_ json: JSON) -> Log {
          print(json)
          return Log(lines: json["lines"].arrayValue.map { $0.stringValue })
        }
      }
      let empty = Log(lines: [])
      let comments: (JSON) -> Comment = Comment.from

      """,
    ])
    #expect(project.item("Comment")?.outcome == .synthesized)
    #expect(project.item("Log")?.outcome == .untouched)
    #expect(project.text("Log.swift").contains("static func from(_ json: JSON) -> Log {\n    print(json)"))
    #expect(project.text("Log.swift").contains("= Comment.init(json:)"))
  }

  @Test(
    "code in files that know nothing of documents counts: it may change a property, or make a value of other members")
  func otherFiles() throws {
    let made = """
      import SwiftyJSON
      struct Note {
        var text: String?
        static func from(_ json: JSON) -> Note {
          var note = Note()
          note.text = json["text"].string
          return note
        }
      }
      struct Label {
        let text: String
        init(_ members: [String: JSON]) { text = members["text"]?.stringValue ?? "" }
      }

      """
    let project = try Project([
      "Note.swift": made,
      "Edit.swift": "func clear(_ notes: inout [Note]) { notes[0].text = nil }\n",
      "Show.swift": "func label(_ cell: Cell) -> Label { Label(cell.members) }\n",
    ])
    #expect(project.item("Note")?.outcome == .synthesized)
    #expect(project.text("Note.swift").contains("  var text: String?\n"))
    // `JSON` can't be named there, so that the initializer stays.
    #expect(project.item("Label")?.outcome == .synthesized)
    #expect(project.text("Note.swift").contains("init(_ members: [String: JSON]) {\n    self.init(reading: members)\n"))
    #expect(project.text("Show.swift") == "func label(_ cell: Cell) -> Label { Label(cell.members) }\n")
  }

  @Test("a caller that gives members, in a file that knows nothing of JSON")
  func callersWithoutJSON() throws {
    let project = try Project([
      "Note.swift": """
      import SwiftyJSON

      struct Note {
        let text: String
        init(members: [String: JSON]) { text = members["text"]?.stringValue ?? "" }
      }

      """,
      "Api.swift": "import SwiftyJSON\nfunc load(_ done: ([String: JSON]?) -> Void) { done(nil) }\n",
      "Screen.swift":
        "import UIKit\n\nfunc show() {\n  load { members in\n    let note = Note.init(members: members!)\n    print(note)\n  }\n}\n",
    ])
    #expect(project.item("Note")?.outcome == .synthesized)
    #expect(
      project.text("Screen.swift")
        == "import UIKit\nimport Bridge\n\nfunc show() {\n  load { members in\n    let note = Note.init(reading: members!)\n"
        + "    print(note)\n  }\n}\n")
  }

  @Test("line endings stay", arguments: ["\n", "\r\n"])
  func lineEndings(_ ending: String) throws {
    let project = try Project(["Comment.swift": Self.comment.replacing("\n", with: ending)])
    let text = project.text("Comment.swift")
    #expect(project.item("Comment")?.outcome == .synthesized)
    let plain = try Project(["Comment.swift": Self.comment]).text("Comment.swift")
    #expect(plain != Self.comment && !plain.contains("\r"))
    #expect(text == plain.replacing("\n", with: ending))
  }
}
