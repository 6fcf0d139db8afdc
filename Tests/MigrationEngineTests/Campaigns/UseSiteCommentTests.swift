import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import MigrationEngine

/// Wherever a comment stands in code that uses a model, it is there afterwards.
///
/// The full campaign puts a comment of either kind before every token of the fixtures' functions; the usual run before
/// every sixtieth.
@Suite("Comments at use sites", .computesForLong)
struct UseSiteCommentTests {
  private static let fixtures = Fixture.converted.filter { fixture in
    ["tighten", "use_sites"].contains(fixture.topic) && !fixture.isNearMiss
  }

  @Test("are kept", arguments: ["/* here */ ", "// here\n"])
  func keep(comment: String) throws {
    var (files, tightened) = (0, 0)
    for (number, fixture) in Self.fixtures.enumerated() {
      let variants = Self.variants(of: fixture.before, with: comment, from: number)
      guard !variants.isEmpty else { continue }
      let folder = try TemporaryFolder()
      var options = Migration.Options(
        paths: [folder.path("Sources")], evidencePaths: [folder.path("Evidence")], minimumSamples: 1)
      for (index, text) in variants.enumerated() {
        let distinct = DistinctNames([text], suffix: "_\(index)").apply(text)
        try folder.write(distinct, to: "Sources/F\(index).swift")
        for (type, document) in GeneratedSource.documents(for: distinct) {
          try folder.write(document, to: "Evidence/\(type)x.json")
          options.roots += [RootHint("\(type)=\(type)x.json")].compactMap(\.self)
        }
      }
      let migration = try Migration(options)
      #expect(migration.report.faults == [], "\(fixture.name)")
      for change in migration.changes {
        let count = change.after.components(separatedBy: "here").count
        #expect(count == 2, "\(fixture.name)\n\(change.diff)")
      }
      files += variants.count
      tightened += migration.changes.count { $0.after.contains(": Codable") }
    }
    print("comments at use sites: \(files) files, \(tightened) tightened")
    #expect(tightened * 10 > files * 9)
  }

  /// The code with a comment before one of the tokens that belong to no model, as far as it is the same code then.
  private static func variants(of source: String, with comment: String, from first: Int) -> [String] {
    let tree = Parser.parse(source: source)
    let shape = Self.shape(of: tree)
    let places = Array(tree.statements).filter { item in
      !item.item.is(ImportDeclSyntax.self) && !item.item.is(StructDeclSyntax.self)
        && !item.item.is(ClassDeclSyntax.self)
    }.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.positionAfterSkippingLeadingTrivia.utf8Offset) }
    let step = Campaign.count(1) == 1 ? 1 : 60
    return stride(from: first % step, to: places.count, by: step).compactMap { index in
      var bytes = Array(source.utf8)
      bytes.insert(contentsOf: comment.utf8, at: places[index])
      let text = String(decoding: bytes, as: UTF8.self)
      let variant = Parser.parse(source: text)
      return !variant.hasError && Self.shape(of: variant) == shape ? text : nil
    }
  }

  /// What the code is, without its blanks and comments.
  private static func shape(of tree: SourceFileSyntax) -> [String] {
    tree.tokens(viewMode: .sourceAccurate).map { "\($0.text) \($0.parent.map { "\($0.kind)" } ?? "")" }
  }
}
