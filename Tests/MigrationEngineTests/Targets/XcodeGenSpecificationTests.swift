import Testing

@testable import MigrationEngine

@Suite("Targets of XcodeGen specifications")
struct XcodeGenSpecificationTests {
  private static let specification = """
    name: App
    targetTemplates:
      Base:
        sources: [Shared, "Generated/${target_name}"]
    targets:
      App:
        type: application
        templates: [Base]
        sources:
          - App
          - path: Models
            excludes: ["Old/**", "*.generated.swift"]
          - path: Resources
            buildPhase: resources
        settings:
          base:
            PRODUCT_MODULE_NAME: AppCore
      Widget:
        type: app-extension
        sources: Widget
      Tests:
        sources:
          path: Tests
          includes: ["**/*Tests.swift"]
        settings:
          PRODUCT_NAME: Unit Tests
      None:
        type: aggregate
    """

  @Test("the type of its product says who can import a target")
  func kinds() throws {
    let targets = try #require(XcodeGenSpecification.targets(in: Self.specification, folder: "/repo"))
    #expect(targets.map(\.kind) == [.program, .program, .other, .other])
  }

  @Test("a target has its own sources and those of its templates")
  func sources() throws {
    let targets = try #require(XcodeGenSpecification.targets(in: Self.specification, folder: "/repo"))
    #expect(targets.map(\.name) == ["App", "Widget", "Tests", "None"])
    #expect(
      targets.map { $0.sources.map(\.path) } == [
        ["/repo/Shared", "/repo/Generated/App", "/repo/App", "/repo/Models"], ["/repo/Widget"], ["/repo/Tests"], [],
      ])
    #expect(targets.map(\.modules) == [["App", "AppCore"], ["Widget"], ["Tests", "Unit_Tests"], ["None"]])
  }

  @Test("patterns take files out, or alone in")
  func patterns() throws {
    let targets = try #require(XcodeGenSpecification.targets(in: Self.specification, folder: "/repo"))
    func contains(_ file: String, _ target: Int) -> Bool { targets[target].sources.contains { $0.contains(file) } }
    #expect(contains("/repo/Models/New/User.swift", 0) && !contains("/repo/Models/Old/User.swift", 0))
    #expect(!contains("/repo/Models/User.generated.swift", 0))
    #expect(contains("/repo/Tests/Unit/UserTests.swift", 2) && !contains("/repo/Tests/Unit/Helper.swift", 2))
  }

  @Test(
    "what is spread over files, or is no specification, is not guessed",
    arguments: ["", "name: A", "targets: [a]", "include: other.yml\ntargets:\n  A:\n    sources: A\n", "a: [", "- b"])
  func unreadable(text: String) {
    #expect(XcodeGenSpecification.targets(in: text, folder: "/repo")?.map(\.name) == nil)
  }
}
