import SwiftParser
import SwiftSyntax
import Testing

@testable import MigrationEngine

@Suite("Comparisons of documents with nil")
struct NilComparisonTests {
  @Test(
    "are found in every spelling, also among other operands",
    arguments: [
      ("json == nil", "json == nil", "false"), ("json != nil", "json != nil", "true"),
      ("nil == json", "nil == json", "false"), ("(json) == nil", "(json) == nil", "false"),
      ("flag && json == nil", "json == nil", "false"), ("nil != json[\"a\"] || flag", "nil != json[\"a\"]", "true"),
    ])
  func found(condition: String, text: String, constant: String) throws {
    let source = "func f(json: JSON, flag: Bool) -> Bool { \(condition) }"
    let found = try #require(NilComparisons.found(in: Syntax(Parser.parse(source: source))).only)
    #expect(String(decoding: Array(source.utf8)[found.range], as: UTF8.self) == text)
    #expect(found.constant == constant)
  }

  @Test(
    "are none", arguments: ["json == .null", "json.null == nil", "json.error != nil", "flag == nil", "other ?? json"])
  func none(condition: String) {
    let source = "func f(json: JSON, flag: Bool?) -> Bool { \(condition) }"
    #expect(NilComparisons.found(in: Syntax(Parser.parse(source: source))).isEmpty)
  }
}
