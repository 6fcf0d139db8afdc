import SwiftSyntax
import TestSupport
import Testing

@testable import MigrationEngine

/// What is left when the member `gone` is taken out of a type.
@Suite("Removal", .computesForLong)
struct RemovalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
  }

  static let cases = [
    Case(
      testDescription: "first member", before: "struct A {\n  var gone = 1\n\n  var b = 2\n}\n",
      after: "struct A {\n  var b = 2\n}\n"),
    Case(
      testDescription: "first member after a blank line", before: "struct A {\n\n  var gone = 1\n\n  var b = 2\n}\n",
      after: "struct A {\n\n  var b = 2\n}\n"),
    Case(
      testDescription: "middle member", before: "struct A {\n  var b = 2\n\n  var gone = 1\n\n  var c = 3\n}\n",
      after: "struct A {\n  var b = 2\n\n  var c = 3\n}\n"),
    Case(
      testDescription: "last member", before: "struct A {\n  var b = 2\n\n  var gone = 1\n}\n",
      after: "struct A {\n  var b = 2\n}\n"),
    Case(testDescription: "only member", before: "struct A {\n  var gone = 1\n}\n", after: "struct A {\n}\n"),
    Case(
      testDescription: "attached comments go",
      before: "struct A {\n  var b = 2\n\n  // About it.\n  /// More.\n  var gone = 1 // here\n}\n",
      after: "struct A {\n  var b = 2\n}\n"),
    Case(
      testDescription: "detached comments stay",
      before: "struct A {\n  var b = 2\n\n  // Of the group.\n\n  var gone = 1\n\n  var c = 3\n}\n",
      after: "struct A {\n  var b = 2\n\n  // Of the group.\n\n  var c = 3\n}\n"),
    Case(
      testDescription: "a MARK stays",
      before: "struct A {\n  var b = 2\n\n  // MARK: - Group\n  var gone = 1\n\n  var c = 3\n}\n",
      after: "struct A {\n  var b = 2\n\n  // MARK: - Group\n\n  var c = 3\n}\n"),
    Case(
      testDescription: "one-line type", before: "struct A { var gone = 1; var b = 2 }\n",
      after: "struct A { var b = 2 }\n"),
    Case(
      testDescription: "last of a one-line type", before: "struct A { var b = 2; var gone = 1 }\n",
      after: "struct A { var b = 2 }\n"),
    Case(
      testDescription: "between others on a line", before: "struct A { var b = 2; var gone = 1; var c = 3 }\n",
      after: "struct A { var b = 2; var c = 3 }\n"),
    Case(testDescription: "all of a one-line type", before: "struct A { var gone = 1 }\n", after: "struct A {}\n"),
    Case(
      testDescription: "its semicolon goes",
      before: "struct A {\n  var b = 2\n\n  var gone = 1;\n\n  var c = 3\n}\n",
      after: "struct A {\n  var b = 2\n\n  var c = 3\n}\n"),
    Case(
      testDescription: "the comment behind its line's last member stays",
      before: "struct A {\n  var b = 2; var gone = 1 // two\n}\n", after: "struct A {\n  var b = 2; // two\n}\n"),
    Case(
      testDescription: "the semicolon on the line before stays",
      before: "struct A {\n  var b = 2;\n  var gone = 1; var c = 3\n}\n",
      after: "struct A {\n  var b = 2;\n  var c = 3\n}\n"),
    Case(
      testDescription: "CR LF", before: "struct A {\r\n  var b = 2\r\n\r\n  var gone = 1\r\n}\r\n",
      after: "struct A {\r\n  var b = 2\r\n}\r\n"),
    Case(
      testDescription: "lone CR", before: "struct A {\r  var gone = 1\r\r  var b = 2\r  var c = 3\n}\n",
      after: "struct A {\r  var b = 2\r  var c = 3\n}\n"),
    Case(
      testDescription: "a comment of several lines behind it goes",
      before: "struct A {\n  var b = 2\n  var gone = 1 /* one\n  more */\n}\n",
      after: "struct A {\n  var b = 2\n}\n"),
    Case(
      testDescription: "what follows its semicolon stays",
      before: "struct A {\n  var gone = 1 /* one\n  more */; var b = 2\n}\n",
      after: "struct A {\n  var b = 2\n}\n"),
    Case(
      testDescription: "the comment behind the member before stays",
      before: "struct A {\n  var b = 2 // two\n  var gone = 1\n}\n", after: "struct A {\n  var b = 2 // two\n}\n"),
  ]

  @Test("leaves the rest as if the member had never been there", arguments: cases)
  func removal(_ example: Case) throws {
    let facts = facts(example.before)
    let gone = try #require(facts.properties(named: "gone").only)
    let file = facts.files[0]
    let edit = Edit(file: 0, range: file.removalRange(of: gone.declaration), text: "")
    #expect(try Rewriter(files: [file], edits: [edit]).text(ofFile: 0) == example.after)
  }
}
