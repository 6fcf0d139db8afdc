import Foundation
import HTTPTransport
import TestSupport
import Testing

/// Server-sent events, by the HTML specification (9.2.6), wherever the pieces of a body are cut.
@Suite struct EventParserTests {
  private static let cases: [(name: String, text: String, events: [ServerSentEvent])] = [
    ("data alone", "data: a\n\n", [.init(data: "a")]),
    ("several lines", "data: YHOO\ndata: +2\ndata: 10\n\n", [.init(data: "YHOO\n+2\n10")]),
    (
      "the specification's comments and IDs",
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
      [.init(id: "1", data: "first event"), .init(data: "second event"), .init(data: " third event")]
    ),
    ("the specification's empty ones", "data\n\ndata\ndata\n\ndata:", [.init(data: ""), .init(data: "\n")]),
    ("the specification's spaces", "data:test\n\ndata: test\n\n", [.init(data: "test"), .init(data: "test")]),
    (
      "types", "event: add\ndata: 1\n\ndata: 2\n\nevent: x\n\ndata: 3\n\n",
      [.init(event: "add", data: "1"), .init(data: "2"), .init(data: "3")]
    ),
    ("an ID stays", "id: 7\ndata: a\n\ndata: b\n\n", [.init(id: "7", data: "a"), .init(id: "7", data: "b")]),
    ("an ID without data stays", "id: 7\n\ndata: b\n\n", [.init(id: "7", data: "b")]),
    ("an ID with NUL is none", "id: 7\nid: 8\0\ndata: a\n\n", [.init(id: "7", data: "a")]),
    (
      "retry", "retry: 1500\n\ndata: a\n\nretry: -1\nretry: 1.5\nretry: x\nretry:\ndata: b\n\n",
      [.init(data: "a", retry: 1500), .init(data: "b", retry: 1500)]
    ),
    ("unknown fields", "Data: no\ndata : no\nx: y\nz\ndata: yes\n\n", [.init(data: "yes")]),
    ("a colon in a value", "data: a: b:c\n\n", [.init(data: "a: b:c")]),
    ("CRLF", "data: a\r\ndata: b\r\n\r\n", [.init(data: "a\nb")]),
    ("CR", "data: a\rdata: b\r\r", [.init(data: "a\nb")]),
    ("mixed", "data: a\r\n\ndata: b\r\r\ndata: c\n\r", [.init(data: "a"), .init(data: "b"), .init(data: "c")]),
    ("a byte order mark", "\u{FEFF}data: a\n\n", [.init(data: "a")]),
    ("a second byte order mark", "\u{FEFF}\u{FEFF}data: a\n\ndata: b\n\n", [.init(data: "b")]),
    ("only one space goes", "data:  a \n\n", [.init(data: " a ")]),
    ("cut off", "data: a\n\ndata: b\n", [.init(data: "a")]),
    ("an emoji", "data: 🙂日本\n\n", [.init(data: "🙂日本")]),
    ("a combining mark after the space", "data: \u{301}a\n\n", [.init(data: "\u{301}a")]),
    ("a combining mark after the colon", "data:\u{301}a\n\n", [.init(data: "\u{301}a")]),
    ("a mark after the name", "data\u{301}: a\n\ndata: b\n\n", [.init(data: "b")]),
  ]

  private static func events(_ pieces: [Data]) throws -> [ServerSentEvent] {
    var parser = EventParser()
    return try pieces.flatMap { try parser.parse($0) } + parser.finish()
  }

  @Test(arguments: cases.indices) func everyCutGivesTheSameEvents(index: Int) throws {
    let (name, text, expected) = Self.cases[index]
    for pieces in Data(text.utf8).cuts { #expect(try Self.events(pieces) == expected, "\(name)") }
  }

  @Test func randomStreamsAtRandomCuts() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<Campaign.count(100_000) {
      let text = (0..<Int.random(in: 0...25, using: &random)).map { _ in
        random.pick([
          "data", "event", "id", "retry", ":", " ", "1", "a", "é", "\0", "\r", "\n", "\r\n", "\n\n", "\u{FEFF}",
        ])
      }.joined()
      let whole = try Self.events([Data(text.utf8)])
      #expect(try Self.events(Data(text.utf8).randomPieces(&random)) == whole, "\(text.debugDescription)")
    }
  }

  @Test func anEventWithoutAnEndIsAnError() throws {
    var parser = EventParser(limit: 10)
    #expect(try parser.parse(Data("data:1234\n\ndata:1234\ndata:12\n".utf8)).count == 1)
    #expect(throws: URLError.self) { try parser.parse(Data("data:12\n".utf8)) }
  }
}
