import Foundation
import ModernClient
import Testing

// The example of the documentation.
private enum Rank: Int, LosslessDecodable {
  case bronze = 1
  case silver, gold

  static func losslessValue(from container: any SingleValueDecodingContainer) throws -> Rank {
    guard let rank = Rank(rawValue: try Int.losslessValue(from: container)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no such rank.")
    }
    return rank
  }
}

@Suite struct LosslessTests {
  private struct Player: Codable, Hashable {
    @Lossless var rank: Rank
    @Lossless var bestRank: Rank?
  }

  @Test(arguments: [#"{"rank": 2}"#, #"{"rank": "2", "best_rank": null}"#, #"{"rank": " 2.0 ", "best_rank": "9"}"#])
  func aTypeOfOnesOwnIsMadeOfANumber(body: String) throws {
    let player = try JSONResponseDecoding().decode(Player.self, from: Data(body.utf8))
    #expect(player.rank == .silver)
    #expect(player.bestRank == nil)
    #expect(try JSONEncoder().encode(player) == Data(#"{"rank":2}"#.utf8))
  }

  @Test(arguments: [#"{"rank": 9}"#, #"{"rank": "gold"}"#, #"{"rank": null}"#, "{}"])
  func whatIsNoneIsAnError(body: String) {
    #expect(throws: DecodingError.self) { try JSONResponseDecoding().decode(Player.self, from: Data(body.utf8)) }
  }

  @Test(arguments: ["300", "-1", "1e300", "true", "{}", "[1]", "null"]) func anErrorNamesTheNumberThatWasWanted(
    value: String
  ) throws {
    struct Level: Decodable { @Lossless var level: UInt8 }
    let error = try #require(
      #expect(throws: DecodingError.self) {
        try JSONResponseDecoding().decode(Level.self, from: Data(#"{"level": \#(value)}"#.utf8))
      })
    guard case .typeMismatch(let type, let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(String(describing: type) == "UInt8")
    #expect(context.codingPath.map(\.stringValue) == ["level"])
  }

  private struct Texts: Decodable {
    @Lossless var text: String?
    @Lossless var isOn: Bool?
    @Lossless var amount: Decimal?
  }

  private static let texts: [(json: String, text: String?, bool: Bool?, decimal: String?)] = [
    (#""7""#, "7", nil, "7"), ("7", "7", nil, "7"), (#"" a ""#, " a ", nil, nil), (#""""#, "", nil, nil),
    ("1.50", "1.5", nil, "1.5"), ("-0.1", "-0.1", nil, "-0.1"),
    ("18446744073709551615", "18446744073709551615", nil, "18446744073709551615"),
    ("123456789012345678.91", "123456789012345678.91", nil, "123456789012345678.91"),
    (#""123456789012345678.91""#, "123456789012345678.91", nil, "123456789012345678.91"),
    ("true", "true", true, nil), ("false", "false", false, nil), ("1", "1", true, "1"), ("0", "0", false, "0"),
    (#"" TRUE""#, " TRUE", true, nil), (#""yes""#, "yes", true, nil), (#""No""#, "No", false, nil),
    (#""0""#, "0", false, "0"), ("2", "2", nil, "2"), ("1.0", "1", true, "1"), (#""12 coins""#, "12 coins", nil, nil),
    (#""1e2""#, "1e2", nil, "100"), ("null", nil, nil, nil), ("[]", nil, nil, nil), (#"{"a": 1}"#, nil, nil, nil),
  ]

  @Test(arguments: texts.indices) func textsBooleansAndDecimalsAreReadFromWhatSaysThem(index: Int) throws {
    let (json, text, bool, decimal) = Self.texts[index]
    let document = Data(#"{"text": \#(json), "is_on": \#(json), "amount": \#(json)}"#.utf8)
    let read = try JSONResponseDecoding().decode(Texts.self, from: document)
    #expect(read.text == text)
    #expect(read.isOn == bool)
    #expect(read.amount == decimal.flatMap { Decimal(string: $0) })
  }

  @Test func whatIsNeitherIsAnErrorWithItsPlace() {
    struct Text: Decodable { @Lossless var text: String }
    struct Flag: Decodable { @Lossless var flag: Bool }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Text.self, from: Data(#"{"text": {}}"#.utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Flag.self, from: Data(#"{"flag": 2}"#.utf8)) }
  }

  /// A generic type sees no overload for the key of an optional, so the key must be there, or it fails loudly.
  @Test func aGenericTypeReadsAValueAndFailsLoudlyWithoutItsKey() throws {
    struct Box<Value: LosslessDecodable>: Decodable { @Lossless var value: Value }
    let decoding = JSONResponseDecoding()
    #expect(try decoding.decode(Box<Int?>.self, from: Data(#"{"value": "7"}"#.utf8)).value == 7)
    #expect(try decoding.decode([Box<Int>].self, from: Data(#"[{"value": " 7 "}]"#.utf8))[0].value == 7)
    #expect(throws: DecodingError.self) { try decoding.decode(Box<Int?>.self, from: Data("{}".utf8)) }
  }

  @Test func itStandsInCollectionsAndOptionals() throws {
    let decoding = JSONResponseDecoding()
    let prices = try decoding.decode([String: Lossless<Int>].self, from: Data(#"{"snake_case": "1"}"#.utf8))
    #expect(prices.mapValues(\.wrappedValue) == ["snake_case": 1])
    let list = try decoding.decode([Lossless<Double>?].self, from: Data(#"["1.5", null, 2]"#.utf8))
    #expect(list.map { $0?.wrappedValue } == [1.5, nil, 2])
  }
}
