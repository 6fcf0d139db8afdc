import Testing

@testable import MigrationEngine

@Suite("What to do next") struct NextStepsTests {
  private static func model(_ path: String) throws -> Project {
    try Project([
      path: "import SwiftyJSON\n\nstruct User {\n  let id: Int\n  init(json: JSON) { print(json); id = 0 }\n}\n"
    ])
  }

  @Test("A command can be copied into a shell, whatever the paths are")
  func command() {
    let run = RunDescription(paths: ["My App", "Sources"])
    #expect(run.explanation(of: "My App/A.swift:3") == "migrate-tool explain 'My App/A.swift:3' 'My App' Sources")
    #expect(run.explanation(of: "it's/A.swift:3") == #"migrate-tool explain 'it'\''s/A.swift:3' 'My App' Sources"#)
    #expect(RunDescription().explanation(of: "A+B.swift:3") == "migrate-tool explain A+B.swift:3")
  }

  @Test("Nothing is said of files that were not looked at")
  func partial() {
    let report = Report(totals: .init(), items: [], notes: [])
    #expect(report.nextSteps(RunDescription(), explaining: nil) == ["No use of `JSON` is left."])
    #expect(
      report.nextSteps(RunDescription(isPartial: true), explaining: nil)
        == ["No use of `JSON` is left in the files that were looked at."])
  }

  @Test("The most frequent obstacle is explained")
  func obstacle() throws {
    let report = try Self.model("User.swift").report
    let obstacle = Summary(report).obstacles.first
    let steps = report.nextSteps(RunDescription(paths: ["App"]), explaining: obstacle)
    #expect(steps.contains { $0.hasPrefix("See why: migrate-tool explain ") && $0.hasSuffix(" App") }, "\(steps)")
  }

  @Test("A reason that several items have keeps the code that is the same in all of them")
  func commonCode() throws {
    let report = try Project([
      "Users.swift": """
      import SwiftyJSON

      struct User {
        let id: Int
        init(json: JSON) {
          print(Counter.next)
          id = json["id"].intValue
        }
      }

      struct Guest {
        let id: Int
        init(json: JSON) {
          print(Counter.next)
          id = json["id"].intValue
        }
      }

      struct Host {
        let id: Int
        init(json: JSON) {
          print(Counter.last)
          id = json["id"].intValue
        }
      }

      """
    ]).report
    let whole = Report(totals: report.totals, items: Array(report.items.prefix(2)), notes: [])
    #expect(
      Summary(whole).obstacles.map(\.text) == ["needs a written initializer: `print(Counter.next)` is not understood"])
    #expect(Summary(report).obstacles.map(\.text) == ["needs a written initializer: `…` is not understood"])
  }
}
