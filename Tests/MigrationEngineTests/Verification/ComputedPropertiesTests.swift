import Testing

@testable import MigrationEngine

@Suite("Computed properties that are stored afterwards")
struct ComputedPropertiesTests {
  private func shown(_ before: String, _ after: String) -> [String: [String]] {
    ComputedProperties(types: MigratedTypes(before: facts(before), after: facts(after))).shown
  }

  private let old = """
    struct Model {
      var kept = 1
      private let json: JSON
      init(json: JSON) { self.json = json }
      var name: String { json["name"].stringValue }
      var title: String { name + "!" }
    }
    """

  @Test("are what the old type is compared by, instead of the document")
  func areShown() {
    let new = "struct Model: LegacyDecodable { var kept = 1; let name: String; var title: String { name } }"
    #expect(shown(old, new) == ["Model": ["kept", "name"]])
  }

  @Test("take no part where the document is kept")
  func documentIsCompared() {
    let new = old.replacing("struct Model", with: "struct Model: LegacyDecodable").replacing(
      "init(json: JSON) { self.json = json }", with: "init(from decoder: any Decoder) throws {}")
    #expect(shown(old, new) == [:])
  }

  @Test("do not hide what is gone")
  func whatIsGoneCounts() {
    let new = "struct Model: LegacyDecodable { let name: String }"
    #expect(shown(old, new) == ["Model": ["kept", "name"]])
  }
}
