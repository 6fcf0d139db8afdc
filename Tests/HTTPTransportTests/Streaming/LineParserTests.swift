import Foundation
import HTTPTransport
import TestSupport
import Testing

/// Lines are the same, wherever the pieces of a body are cut.
@Suite struct LineParserTests {
  private static let cases: [(text: String, lines: [String])] = [
    ("", []),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("a\nb", ["a", "b"]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\r", ["a", "b"]),
    ("a\n\nb", ["a", "", "b"]),
    ("\r\n\r\n", ["", ""]),
    ("\r\r\n\n", ["", "", ""]),
    ("\n\r", ["", ""]),
    ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    ("\u{FEFF}", []),
    ("\u{FEFF}\n", [""]),
    ("日本\n🙂é\r\n", ["日本", "🙂é"]),
    ("a\u{2028}b\u{85}c\n", ["a\u{2028}b\u{85}c"]),
  ]

  static func lines(_ pieces: [Data]) throws -> [String] {
    var parser = LineParser()
    return try pieces.flatMap { try parser.parse($0) } + parser.finish()
  }

  @Test(arguments: cases.indices) func everyCutGivesTheSameLines(index: Int) throws {
    let (text, expected) = Self.cases[index]
    for pieces in Data(text.utf8).cuts { #expect(try Self.lines(pieces) == expected) }
  }

  @Test func randomTextsAtRandomCuts() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Campaign.count(100_000) {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        random.pick(["a", "\r", "\n", "\r\n", "é", "🙂", " ", "\u{FEFF}"])
      }.joined()
      let whole = try Self.lines([Data(text.utf8)])
      #expect(try Self.lines(Data(text.utf8).randomPieces(&random)) == whole, "\(text.debugDescription)")
      var reference = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
      reference = reference.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
      var expected = reference.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if expected.last == "" { expected.removeLast() }
      #expect(whole == expected, "\(text.debugDescription)")
    }
  }

  @Test func brokenUTF8IsReplaced() throws {
    #expect(try Self.lines([Data([0x61, 0xFF, 0x0A, 0xC3])]) == ["a\u{FFFD}", "\u{FFFD}"])
  }

  @Test func aLineWithoutAnEndIsAnError() throws {
    var parser = LineParser(limit: 10)
    #expect(try parser.parse(Data("0123456789\n0123456789".utf8)) == ["0123456789"])
    let error = #expect(throws: URLError.self) { try parser.parse(Data("a".utf8)) }
    #expect(error?.code == .dataLengthExceedsMaximum)
  }
}

extension Data {
  /// These bytes as one piece, as two pieces cut at every place, and byte by byte.
  var cuts: [[Data]] {
    [[self]] + indices.map { [Data(self[..<$0]), Data(self[$0...])] } + [map { Data([$0]) }]
  }

  /// These bytes, cut at random places; some pieces are empty.
  func randomPieces(_ random: inout SeededGenerator) -> [Data] {
    var pieces: [Data] = []
    var rest = self[...]
    while !rest.isEmpty {
      let count = Swift.min(rest.count, Int.random(in: 0...4, using: &random))
      pieces.append(Data(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pieces
  }
}
