import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// A document keeps what a verification needs to tell apart: digits, the order of members, and a key that is there twice.
@Suite(.computesForLong) struct DocumentTests {
  @Test(arguments: [
    "null", "true", "-0.0", "1e400", "2.999999999999999999", "\"a\\\"b\\\\\"", "[]", "{}", "[1,[2,{}],\"x\"]",
    "{\"a\":1,\"a\":2}", "{\"é\":\"😀\"}",
  ])
  func isWrittenAsItWasRead(text: String) {
    #expect(Document(parsing: Data(text.utf8))?.text == text)
  }

  @Test func blanksAndEscapesAreRead() {
    let document = Document(parsing: Data(" { \"a\\u0062\" : [ 1 , \"\\n\" ] } ".utf8))
    #expect(document == .object([.init("ab", .array([.number("1"), .string("\n")]))]))
  }

  @Test(arguments: ["", "{", "[1,]", "{\"a\"}", "nul", "1 2", "\"open", "{a:1}"])
  func whatIsNoDocumentIsNone(text: String) {
    #expect(Document(parsing: Data(text.utf8)) == nil)
  }

  @Test func nestingWithoutAnEndIsNoCrash() {
    #expect(Document(parsing: Data(String(repeating: "[", count: 100_000).utf8)) == nil)
  }

  @Test func shrinksToTheOneMemberThatMatters() {
    let document = Document.object([
      .init("a", .array([.number("12"), .number("34")])), .init("b", .object([.init("c", .string("long text"))])),
      .init("d", .null),
    ])
    let smallest = document.shrunk { $0.text.contains("\"c\"") }
    #expect(smallest.text == "{\"b\":{\"c\":\"\"}}")
  }

  @Test(arguments: [
    (#"{"product_id":1,"name":2,"other":3}"#, nil), (#"{"productId":1}"#, .keys), (#"{"name":1,"name":1}"#, .keys),
    (#"[{"list":[{"product__id":1}]}]"#, .keys), (#"{"name":2.999999999999999999}"#, .numbers),
    (#"{"name":1.5e300}"#, .numbers), (#"{"name":9007199254740993}"#, nil),
  ] as [(String, Document.Peculiarity?)])
  func isPeculiarWhereNoEvidenceSpeaksForIt(text: String, expected: Document.Peculiarity?) throws {
    let document = try #require(Document(parsing: Data(text.utf8)))
    #expect(document.peculiarity(keys: ["product_id", "name"]) == expected)
  }
}
