import TestSupport
import Testing

@testable import MigrationEngine

/// The Before and After of every idiom's doc comment are its specification: they are read from the sources and tried.
///
/// An example that needs code around it, or documents, has a ``DocCommentScene`` by its name.
@Suite("Doc comments of the idioms", .computesForLong)
struct DocCommentTests {
  @Test("say what happens", arguments: try IdiomComment.idioms())
  func hold(idiom: Idiom) throws {
    let outcome = try DocCommentScene(of: idiom).outcome(of: idiom)
    for example in outcome.expected {
      #expect(outcome.text.contains(example), "\(idiom.source)\n\(outcome.text)\n\(outcome.reasons)")
    }
    #expect(!outcome.expected.isEmpty)
  }

  @Test("are there for each scene")
  func areThere() throws {
    let names = Set(try IdiomComment.idioms().map(\.name))
    #expect(Set(DocCommentScene.named.keys).subtracting(names).isEmpty)
  }
}
