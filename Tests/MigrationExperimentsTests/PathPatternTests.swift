import Bridge
import MigrationExperiments
import Testing

@Suite("Experiment: path patterns") struct PathPatternTests {
  struct Item { var id: Int, tags: [String: Int] }
  struct Root { var items: [Item], owner: Item, size: Int }

  private func root(_ n: Int) -> Root {
    Root(
      items: [Item(id: n, tags: ["a": n, "b.c": n]), Item(id: n, tags: [:])], owner: Item(id: n, tags: ["a": n]),
      size: n)
  }

  @Test(arguments: [
    ("size", #"items[0].id items[0].tags["a"] items[0].tags["b.c"] items[1].id owner.id owner.tags["a"]"#),
    ("items", #"owner.id owner.tags["a"] size"#),
    ("items[1]", #"items[0].id items[0].tags["a"] items[0].tags["b.c"] owner.id owner.tags["a"] size"#),
    ("items[*].id", #"items[0].tags["a"] items[0].tags["b.c"] owner.id owner.tags["a"] size"#),
    ("*.id", #"items[0].id items[0].tags["a"] items[0].tags["b.c"] items[1].id owner.tags["a"] size"#),
    ("**.id", #"items[0].tags["a"] items[0].tags["b.c"] owner.tags["a"] size"#),
    ("**.tags.**", "items[0].id items[1].id owner.id size"),
    ("**.a", #"items[0].id items[0].tags["b.c"] items[1].id owner.id size"#),
    (#"items[*].tags["b.c"]"#, #"items[0].id items[0].tags["a"] items[1].id owner.id owner.tags["a"] size"#),
    ("items[*].tags[*]", #"items[0].id items[1].id owner.id owner.tags["a"] size"#),
    ("*", ""), ("**", ""),
    ("ids", #"items[0].id items[0].tags["a"] items[0].tags["b.c"] items[1].id owner.id owner.tags["a"] size"#),
  ]) func whatIsLeft(pattern: String, left: String) throws {
    let pattern = try PathPattern(parsing: pattern)
    let result = ValueComparison { $0.ignore(pattern) }.compare(root(1), with: root(2))
    #expect(result.differences.map(\.path.description).joined(separator: " ") == left)
  }

  @Test(arguments: [
    ("", "it is empty"), ("a..b", "a name is missing"), (".a", "a name is missing"), ("a.", "a name is missing"),
    ("a[", "between brackets go an index, * or a key in quotes"), ("a[1", "a bracket is not closed"),
    ("a[-1]", "between brackets go an index, * or a key in quotes"),
    ("a[b]", "between brackets go an index, * or a key in quotes"),
    (#"a["b"#, "a quote is not closed"), (#"a["b\"#, "a quote is not closed"), (#"a["b""#, "a bracket is not closed"),
    ("a[1]b", #"a dot is missing before "b""#), ("a*", #""a*" is neither a name nor * nor **"#),
    ("a]", #"a dot is missing before "]""#),
  ]) func whatIsNone(text: String, reason: String) {
    let error = #expect(throws: PathPatternError.self) { try PathPattern(parsing: text) }
    #expect(error?.reason == reason)
    #expect(error?.text == text)
  }

  #if compiler(>=6.2)
    @Test func aMistakeInTheSourceCodeStopsTheProgram() async {
      await #expect(processExitsWith: .failure) { _ = "a[" as PathPattern }
    }
  #endif

  @Test func pathsAreWrittenAsCode() {
    let path = ValuePath([.property("a"), .index(3), .key("x\"y"), .element, .property("b")])
    #expect(path.description == #"a[3]["x\"y"][*].b"#)
    #expect(ValuePath().description == "self")
    #expect(ValuePath([.key("a"), .property("b")]).description == #"["a"].b"#)
  }
}
