import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Line count", .computesForLong)
struct LineCountTests {
  @Test(
    "leaves out lines of comment alone, and of code lines the blank ones",
    arguments: [
      ("", 0, 0), ("  \n", 0, 0), ("let a = 1", 1, 1), ("let a = 1\n", 1, 1), ("let a = 1\n\nlet b = 2\n", 3, 2),
      ("let a = 1\n// comment\nlet b = 2", 2, 2), ("let a = 1 // comment\nlet b = 2", 2, 2),
      ("let a = 1\n/* one\n two */\nlet b = 2", 2, 2), ("let a = 1 /* one\n two */ + 2\nlet b = 2", 3, 3),
      ("let a = \"\"\"\n  // text\n\n  \"\"\"", 4, 3), ("let a = 1\r\n\r\n// c\r\nlet b = 2\r\n", 3, 2),
      ("/// Doc.\nlet a = 1", 1, 1), ("let a = \"// no comment\"", 1, 1),
    ])
  func counts(text: String, lines: Int, codeLines: Int) {
    #expect(LineCount(of: text) == LineCount(lines: lines, codeLines: codeLines))
  }
}
