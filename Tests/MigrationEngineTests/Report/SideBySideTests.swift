import Testing

@testable import MigrationEngine

/// The lines before and after, beside each other.
@Suite("Side by side")
struct SideBySideTests {
  private static let change = FileChange(
    path: "User.swift",
    before: """
      import SwiftyJSON

      struct User {
        var id: Int = 0
        init(json: JSON) {
          id = json["id"].intValue
        }
      }

      struct Other {}

      """,
    after: """
      import Bridge

      /// New.
      struct User: LegacyDecodable {
        let id: Int
      }

      struct Other {}

      """)

  private func said(_ rows: some Sequence<SideBySide.Row>) -> [String] {
    rows.map { row in
      func side(_ line: SideBySide.Line?) -> String { line.map { "\($0.number) \($0.text)" } ?? "" }
      return "\(side(row.old)) \(row.isSame ? "=" : row.isPair ? "~" : "|") \(side(row.new))"
    }
  }

  @Test func linesThatAreAlikeAreBesideEachOther() {
    #expect(
      said(SideBySide(Self.change).rows(of: 3...8)) == [
        " | 3 /// New.",
        "3 struct User { ~ 4 struct User: LegacyDecodable {",
        "4   var id: Int = 0 ~ 5   let id: Int",
        "5   init(json: JSON) { | ",
        "6     id = json[\"id\"].intValue | ",
        "7   } | ",
        "8 } = 6 }",
      ])
  }

  @Test func linesOutsideAreLeftOut() {
    #expect(said(SideBySide(Self.change).rows(of: 10...10)) == ["10 struct Other {} = 8 struct Other {}"])
    #expect(SideBySide(Self.change).rows(of: 20...30).isEmpty)
  }

  @Test func eachLineIsThereOnceAndInOrder() {
    let rows = SideBySide(Self.change).rows
    #expect(rows.compactMap(\.old?.number) == Array(1...10))
    #expect(rows.compactMap(\.new?.number) == Array(1...8))
  }

  @Test(arguments: [
    ("final class A: B {", "struct A: C {", "«final class» A: «B» {", "«struct» A: «C» {"),
    // Marks begin as late as they can.
    ("var labels: [String] = []", "let labels: [String]", "«var» labels: [String] «= []»", "«let» labels: [String]"),
    // Spaces at the beginning are no change of a line.
    ("    a = 1", "  a = 2", "    a = «1»", "  a = «2»"),
    ("größe = 1", "größe = 12", "größe = «1»", "größe = «12»"),
    ("same", "same", "same", "same"), ("", "new", "", "«new»"),
  ]) func wordsThatDifferAreMarked(old: String, new: String, markedOld: String, markedNew: String) {
    let marked = LineWords.marked(old, new)
    func said(_ pieces: [LineWords.Piece]) -> String {
      pieces.map { $0.isMarked ? "«\($0.text)»" : "\($0.text)" }.joined()
    }
    #expect(said(marked.old) == markedOld)
    #expect(said(marked.new) == markedNew)
    #expect(marked.old.map(\.text).joined() == old && marked.new.map(\.text).joined() == new)
  }

  @Test(arguments: [
    ("  productID = json[\"product_id\"].int", "  case productID = \"productId\"", false),
    ("final class Coupon: JSONDeserializable {", "struct Coupon: LegacyDecodable {", true),
    ("var name: String!", "@NeverNil var name: String!", true), ("}", "]", false), ("", "", false),
  ]) func onlySimilarLinesArePairs(old: String, new: String, isPair: Bool) {
    #expect((LineWords(old).similarity(to: LineWords(new)) >= LineWords.similar) == isPair)
  }
}
