import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Answers are taken from files, from lines and from archives; what can't be read is named with its place.
@Suite(.computesForLong) struct RecordedPayloadTests {
  private func load(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try RecordedPayloads.load(paths: [folder.url.path]).payloads.map { String(decoding: $0.data, as: UTF8.self) }
  }

  @Test func filesAndLinesAreDocuments() throws {
    #expect(try load(["a.json": "{\"a\":1}", "b.ndjson": "{\"b\":1}\n\n[2]\r\n", "c.txt": "no"]).count == 3)
  }

  @Test func anArchiveGivesTheAnswersThatAreJSON() throws {
    let base64 = Data("{\"b\":2}".utf8).base64EncodedString()
    let archive = """
      {"log":{"entries":[
        {"request":{"url":"https://a.test/x"},"response":{"content":{"text":"{\\"a\\":1}"}}},
        {"request":{"url":"https://a.test/y"},"response":{"content":{"text":"\(base64)","encoding":"base64"}}},
        {"request":{"url":"https://a.test/z"},"response":{"content":{"text":"<html>"}}},
        {"request":{"url":"https://a.test/0"},"response":{"content":{}}}]}}
      """
    #expect(try load(["a.har": archive]) == ["{\"a\":1}", "{\"b\":2}"])
  }

  @Test(arguments: [
    ("a.json", "{", "a.json: error: not a JSON document"), ("a.ndjson", "{}\n{\n", "a.ndjson:2:1: error: not a JSON"),
    ("a.har", "{\"log\":1}", "a.har: error: not a HAR archive"),
  ])
  func mistakesAreLocated(name: String, text: String, message: String) {
    let problem = #expect(throws: SourceProblems.self) { try load([name: text]) }
    #expect(problem?.description.contains(message) == true)
  }
}
