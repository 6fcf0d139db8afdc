import Testing

@testable import MigrationEngine

@Suite("A prepared file")
struct PreparedFileTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "File.swift", text: text, role: .migrated) }

  private func prepared(_ text: String, _ edits: [(range: Range<Int>, text: String)]) -> PreparedFile? {
    PreparedFile(file(text), edits.map { Edit(file: 0, range: $0.range, text: $0.text) })
  }

  @Test(
    "has the lines of the original, without those of which nothing is left",
    arguments: [
      (text: "a\nb\nc\n", edits: [(2..<3, "")], result: "a\nc\n", lines: [0, 2, 3]),
      (text: "a\nb\nc\n", edits: [(2..<3, "x\ny")], result: "a\nx\ny\nc\n", lines: [0, 1, 1, 2, 3]),
      (text: "a\n  b\nc", edits: [(4..<5, ""), (6..<7, "d")], result: "a\nd", lines: [0, 2]),
      (text: "a\nb", edits: [(2..<3, "")], result: "a\n", lines: [0, 1]),
      (text: "a\n\nb", edits: [(0..<1, "z")], result: "z\n\nb", lines: [0, 1, 2]),
      (text: "a\r\nb\r\nc", edits: [(3..<4, "x\ny")], result: "a\r\nx\r\ny\r\nc", lines: [0, 1, 1, 2]),
      (text: "", edits: [], result: "", lines: [0]),
    ])
  func lines(_ text: String, _ edits: [(Range<Int>, String)], _ result: String, _ lines: [Int]) throws {
    let found = try #require(prepared(text, edits))
    #expect(found.text == result)
    #expect(found.lines == lines)
    #expect(found.lines.count == Array(result.utf8).lineStarts.count)
  }

  @Test("keeps the order of what is inserted at one place")
  func order() {
    #expect(prepared("ab", [(1..<1, "1"), (1..<1, "2"), (0..<1, "x"), (1..<1, "3")])?.text == "x123b")
  }

  @Test("is none where edits overlap")
  func overlap() {
    #expect(prepared("abcd", [(0..<3, "x"), (2..<4, "y")]) == nil)
    #expect(prepared("abcd", [(0..<3, "x"), (1..<1, "y")]) == nil)
    #expect(prepared("abcd", [(0..<2, "x"), (2..<4, "y")])?.text == "xy")
  }

  @Test("gives places and text of the original")
  func places() throws {
    let original = file("one\ntwo\nthree\n")
    let edits = [Edit(file: 0, range: 4..<7, text: ""), Edit(file: 0, range: 0..<3, text: "ONE\nAND")]
    let source = SourceFile(try #require(PreparedFile(original, edits)), of: original)
    #expect(source.text == "ONE\nAND\nthree\n")
    let three = try #require(source.text.utf8.firstIndex(of: UInt8(ascii: "t")))
    let offset = source.text.utf8.distance(from: source.text.utf8.startIndex, to: three)
    #expect(source.position(at: offset).line == 3)
    #expect(source.originalText(in: offset..<(offset + 5)) == "three")
    #expect(source.originalText(in: 0..<(offset + 5)) == "one\ntwo\nthree")
    #expect(original.originalText(in: 0..<3) == "one")
  }
}
