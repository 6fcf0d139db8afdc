import Testing

@testable import MigrationEngine

/// What a configuration file says, and every mistake in it with its place.
@Suite struct ConfigurationReaderTests {
  @Test func everyKeyIsRead() throws {
    let text = """
      paths: [Sources]
      include: ["Sources/Models", "*Response.swift"]
      exclude: ["*.generated.swift"]
      context:
        - Tests
      evidence: [/recorded]
      min-samples: 3
      root: { Products: "*/products*" }
      tighten: declared
      rename: true
      keep-classes: false
      inline-types: true
      drop-prints: true
      """
    let configuration = try Configuration(text: text, path: "../App/.migrate-tool.yml")
    var expected = Configuration()
    expected.paths = ["../App/Sources"]
    expected.include = ["../App/Sources/Models", "*Response.swift"]
    expected.exclude = ["*.generated.swift"]
    expected.context = ["../App/Tests"]
    expected.evidence = ["/recorded"]
    expected.minimumSamples = 3
    expected.roots = [try #require(RootHint("Products=*/products*"))]
    expected.tightening = .declared
    expected.renames = true
    expected.keepsClasses = false
    expected.inlinesTypes = true
    expected.dropsPrints = true
    #expect(configuration == expected)
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "{}"]) func aFileThatSaysNothingIsOne(_ text: String) throws {
    #expect(try Configuration(text: text, path: "c.yml") == Configuration())
  }

  @Test(arguments: [
    (
      "tigthen: none", "c.yml:1:1: error: unknown key 'tigthen'; did you mean 'tighten'?"
    ),
    (
      "strict: none",
      "c.yml:1:1: error: unknown key 'strict'; the keys are paths, include, exclude, context, "
        + "evidence, min-samples, root, tighten, rename, keep-classes, inline-types, drop-prints"
    ),
    ("rename: true\n\ntighten: all", "c.yml:3:10: error: 'tighten' has to be one of none, evidence, declared"),
    ("paths: Sources", "c.yml:1:8: error: 'paths' has to be a list of strings, such as [Sources]"),
    ("paths:\n  - a: b", "c.yml:2:5: error: 'paths' has to be a list of strings, such as [Sources]"),
    ("min-samples: 0", "c.yml:1:14: error: 'min-samples' has to be a number from 1 on"),
    ("min-samples: many", "c.yml:1:14: error: 'min-samples' has to be a number from 1 on"),
    ("rename: perhaps", "c.yml:1:9: error: 'rename' has to be true or false"),
    ("root: [a]", "c.yml:1:7: error: 'root' has to give each type one pattern, such as { Products: \"*/products*\" }"),
    (
      "root:\n  A: [b]",
      "c.yml:2:6: error: 'root' has to give each type one pattern, such as { Products: \"*/products*\" }"
    ),
    ("- paths", "c.yml:1:1: error: a configuration is a mapping: one `key: value` a line"),
    ("rename: true\nrename: false", "c.yml:1:1: error: a key occurs twice: rename"),
    ("rename: \"", "c.yml:1:10: error: found unexpected end of stream"),
  ]) func aMistakeIsNamedWithItsPlace(_ text: String, _ message: String) {
    #expect(message == self.message(of: text))
  }

  @Test func allMistakesAreNamedAtOnce() {
    #expect(
      message(of: "rename: 1.5\nkeep-classes: maybe").split(separator: "\n") == [
        "c.yml:1:9: error: 'rename' has to be true or false",
        "c.yml:2:15: error: 'keep-classes' has to be true or false",
      ])
  }

  @Test func whatIsWrittenIsRead() throws {
    var configuration = Configuration()
    configuration.paths = ["A folder", "with \"quotes\" and \\"]
    configuration.roots = [try #require(RootHint("A.B=*/c?d=1"))]
    configuration.tightening = Tightening.none
    configuration.minimumSamples = 7
    #expect(try Configuration(text: configuration.yaml, path: ".migrate-tool.yml") == configuration)
  }

  private func message(of text: String) -> String {
    do {
      return "\(try Configuration(text: text, path: "c.yml"))"
    } catch {
      return "\(error)"
    }
  }
}
