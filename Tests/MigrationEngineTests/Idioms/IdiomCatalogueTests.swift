import Foundation
import MigrationPlan
import TestSupport
import Testing

@testable import MigrationEngine

/// What `migrate-tool explain` says of the idioms is what their doc comments say.
@Suite(.serialized) struct IdiomCatalogueTests {
  @Test func theTableIsMadeFromTheDocComments() throws {
    let idioms = try IdiomComment.idioms()
    if ProcessInfo.processInfo.environment["WRITE_IDIOMS"] != nil { try IdiomFiles.write(idioms) }
    let names = Set(Idiom.all.map(\.name)).symmetricDifference(idioms.map(\.name))
    #expect(names.isEmpty, "other names than in the doc comments: \(names.sorted()); \(Self.advice)")
    for (idiom, comment) in zip(Idiom.all, idioms) {
      #expect(idiom == comment, "\(comment.source) says something else; \(Self.advice)")
    }
  }

  @Test func everyExampleInTheSourcesIsOfAnIdiom() throws {
    let sources = try packageRoot.appendingPathComponent("Sources/MigrationEngine").everything()
    let examples = sources.filter { $0.key.hasSuffix(".swift") }.mapValues { data in
      String(decoding: data, as: UTF8.self).split(separator: "\n").count {
        $0.drop { $0 == " " || $0 == "/" } == "## Before"
      }
    }.filter { $0.value > 0 }
    let idioms = Dictionary(grouping: try IdiomComment.idioms(), by: \.source).mapValues(\.count)
    #expect(
      idioms == Dictionary(uniqueKeysWithValues: examples.map { ("Sources/MigrationEngine/\($0.key)", $0.value) }))
    #expect(!idioms.isEmpty)
  }

  @Test func thePagesAreMadeFromTheDocComments() throws {
    let expected = IdiomFiles.contents(of: try IdiomComment.idioms())
    let pages = try IdiomFiles.pages.contents()
    #expect(Set(pages.keys) == Set(expected.keys), "\(Self.advice)")
    for (name, page) in pages { #expect(page == expected[name], "docs/idioms/\(name); \(Self.advice)") }
  }

  @Test func eachIdiomOfReadingIsExplained() {
    for idiom in DeclarativeForms.all {
      let name = Idiom.kebabCase("\(idiom)")
      #expect(Idiom.named(name)?.group == .property, "\(name)")
    }
    #expect(Idiom.all.filter { $0.group == .outcome }.map(\.name) == Outcome.allCases.map(\.rawValue))
  }

  @Test func namesAreDistinctAndCanBeTyped() {
    let names = Idiom.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)") }
  }

  @Test(arguments: ["scalar-read", "Scalar-Read", "ScalarRead", "scalar_read"])
  func anIdiomIsFoundHoweverItsNameIsSpelled(_ name: String) {
    #expect(Idiom.named(name)?.name == "scalar-read")
  }

  @Test(arguments: [
    ("scaler-read", ["scalar-read"]), ("synthesised", ["synthesized"]), ("scalar", ["scalar-read"]),
    ("weather", []), ("", []), ("s", []),
  ]) func namesThatMayHaveBeenMeantAreFound(_ name: String, _ expected: [String]) {
    #expect(Idiom.names(like: name) == expected)
  }

  @Test func theListFitsATerminal() {
    let lines = Idiom.list().split(separator: "\n")
    for line in lines { #expect(line.count <= 80, "\(line)") }
    let names = lines.compactMap { $0.wholeMatch(of: /\ \ ([a-z-]+)  .+/).map { String($0.1) } }
    #expect(names == Idiom.all.map(\.name))
    #expect(lines.filter { !$0.hasPrefix(" ") }.map { String($0) } == Idiom.Group.allCases.map(\.title))
  }

  private static let advice = "make it anew: \(IdiomFiles.command)"
}
