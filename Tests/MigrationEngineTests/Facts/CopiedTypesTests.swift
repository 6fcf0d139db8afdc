import Testing

@testable import MigrationEngine

/// Files that lie in one folder twice, where no folder tells them apart: no fixture, since such code is never compiled together.
@Suite("Types declared twice")
struct CopiedTypesTests {
  private static let shared = """
    import SwiftyJSON

    protocol JSONable {
      init(parameter: JSON)
    }

    enum Kind: String { case gold, silver }

    """

  private static let badge = """
    import SwiftyJSON

    final class Badge: JSONable {
      let id: Int
      let kind: Kind?

      required init(parameter: JSON) {
        id = parameter["id"].intValue
        kind = Kind(rawValue: parameter["kind"].stringValue)
      }
    }

    """

  private func outcome(_ copy: String) throws -> Outcome? {
    try Project(["Badge.swift": Self.badge, "Shared.swift": Self.shared, "WidgetShared.swift": copy]).item("Badge")?
      .outcome
  }

  @Test("copies of protocols and enumerations are one")
  func copies() throws {
    #expect(try outcome(Self.shared) == .synthesized)
    #expect(try outcome("// The widget's.\n" + Self.shared) == .synthesized)
  }

  @Test("what differs, and what a document makes, is not")
  func others() throws {
    #expect(
      try outcome(Self.shared.replacing("protocol JSONable {", with: "protocol JSONable: Decodable {")) == .untouched)
    let model =
      "import SwiftyJSON\nstruct User {\n  let id: Int\n  init(json: JSON) { id = json[\"id\"].intValue }\n}\n"
    let project = try Project(["User.swift": model, "WidgetUser.swift": model])
    #expect(project.report.items.allSatisfy { $0.outcome == .untouched } && project.migration.changes.isEmpty)
  }
}
