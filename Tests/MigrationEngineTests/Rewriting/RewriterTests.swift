import Testing

@testable import MigrationEngine

@Suite("Rewriter")
struct RewriterTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "a.swift", text: text, role: .migrated) }

  private func result(_ text: String, _ edits: [Edit]) throws -> String {
    try Rewriter(files: [file(text)], edits: edits).text(ofFile: 0)
  }

  @Test("Insertions at one place keep their order, and stand before what is replaced there")
  func insertions() throws {
    let edits = [
      Edit(file: 0, range: 1..<2, text: "X"), Edit(file: 0, range: 1..<1, text: "1"),
      Edit(file: 0, range: 1..<1, text: "2"),
    ]
    #expect(try result("abc", edits) == "a12Xc")
  }

  @Test("The same edit twice is one edit")
  func duplicates() throws {
    let edit = Edit(file: 0, range: 1..<1, text: "x")
    #expect(try result("ab", [edit, edit]) == "axb")
  }

  @Test("Edits inside deleted code go with it; inside moved code they are done")
  func nesting() throws {
    let inner = Edit(file: 0, range: 3..<4, text: "X")
    #expect(try result("0123456", [Edit(file: 0, range: 2..<5, text: ""), inner]) == "0156")
    let moved = Edit(
      file: 0, range: 2..<5,
      replacement: [.text("<"), .original(file: 0, range: 2..<5, indentation: .none), .text(">")])
    // A moved stretch holds the edit that moves it, and must not be moved again inside itself.
    let elsewhere = [
      Edit(file: 0, range: 0..<0, replacement: [.original(file: 0, range: 3..<5, indentation: .none)]),
      Edit(file: 0, range: 2..<5, text: ""), inner,
    ]
    #expect(try result("0123456", elsewhere) == "X40156")
    _ = moved
  }

  @Test("Two edits that overlap are a fault, and so are two replacements of one range")
  func conflicts() {
    let first = Edit(file: 0, range: 1..<3, text: "x")
    #expect(throws: InternalFaults.self) { try result("abcdef", [first, Edit(file: 0, range: 2..<4, text: "y")]) }
    #expect(throws: InternalFaults.self) { try result("abcdef", [first, Edit(file: 0, range: 1..<3, text: "y")]) }
  }

  @Test("Generated lines end as the file's do")
  func lineEndings() throws {
    #expect(try result("a\r\nb\r\n", [Edit(file: 0, range: 3..<3, text: "x\ny\n")]) == "a\r\nx\r\ny\r\nb\r\n")
  }

  @Test("Moved lines are indented anew, blank ones and shallower ones stay")
  func indentation() {
    let change = IndentationChange(removed: "    ", added: "  ")
    #expect(change.apply(to: "a\n    b\n      c\n\n d\n") == "a\n  b\n    c\n\n d\n")
    #expect(change.apply(to: "a\r\n    b\r\n   \r\n") == "a\r\n  b\r\n   \r\n")
  }

  @Test("Many edits in a big file")
  func manyEdits() throws {
    let text = String(repeating: "let a = 1\n", count: 20_000)
    let edits = (0..<20_000).map { Edit(file: 0, range: ($0 * 10 + 4)..<($0 * 10 + 5), text: "b") }
    #expect(try result(text, edits) == String(repeating: "let b = 1\n", count: 20_000))
  }
}
