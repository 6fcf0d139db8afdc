import Foundation
import ModernClient
import Testing

@Suite struct DefaultValueTests {
  private enum Theme: String, Codable, DefaultProviding {
    case system, light, dark
    static var decodingDefault: Theme { .system }
  }

  private enum FirstPage: DefaultProviding {
    static var decodingDefault: Int { 1 }
  }

  private struct Settings: Codable, Hashable, Sendable {
    @DefaultFalse var isMuted: Bool
    @DefaultTrue var isPublic: Bool
    @DefaultZero var volume: Int
    @DefaultZero var balance: Double
    @DefaultEmptyString var name: String
    @DefaultEmptyArray var tags: [String]
    @DefaultEmptyDictionary var counts: [String: Int]
    @DefaultEmptySet var ids: Set<Int>
    @DefaultValue<Theme> var theme: Theme
    @DefaultValue<FirstPage> var page: Int
  }

  private static let full = """
    {"balance":1.5,"counts":{"a":1},"ids":[3],"isMuted":true,"isPublic":false,"name":"n","page":4,"tags":["t"],\
    "theme":"dark","volume":2}
    """

  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func whatIsThereIsRead() throws {
    let settings = try decode(Settings.self, Self.full)
    #expect(settings.isMuted)
    #expect(!settings.isPublic)
    #expect(settings.volume == 2)
    #expect(settings.balance == 1.5)
    #expect(settings.name == "n")
    #expect(settings.tags == ["t"])
    #expect(settings.counts == ["a": 1])
    #expect(settings.ids == [3])
    #expect(settings.theme == .dark)
    #expect(settings.page == 4)
  }

  /// Documents in which nothing fits: no key, and keys with a value that none of the types takes.
  @Test(
    arguments: ["{}"]
      + ["null", #"{"x": []}"#].map { value in
        "{"
          + ["isMuted", "isPublic", "volume", "balance", "name", "tags", "ids", "theme", "page"]
          .map { "\"\($0)\": \(value)" }.joined(separator: ",") + ", \"counts\": [1]}"
      })
  func whatIsNotThereOrDoesNotFitIsTheDefault(text: String) throws {
    let settings = try decode(Settings.self, text)
    #expect(!settings.isMuted)
    #expect(settings.isPublic)
    #expect(settings.volume == 0)
    #expect(settings.balance == 0)
    #expect(settings.name == "")
    #expect(settings.tags == [])
    #expect(settings.counts == [:])
    #expect(settings.ids == [])
    #expect(settings.theme == .system)
    #expect(settings.page == 1)
  }

  @Test func aRawValueOfTheFutureIsTheDefault() throws {
    #expect(try decode(Settings.self, #"{"theme": "purple"}"#).theme == .system)
  }

  @Test func whatItWritesItReads() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let settings = try decode(Settings.self, Self.full)
    #expect(String(decoding: try encoder.encode(settings), as: UTF8.self) == Self.full)
    let defaults = try decode(Settings.self, "{}")
    #expect(try decode(Settings.self, String(decoding: encoder.encode(defaults), as: UTF8.self)) == defaults)
  }

  @Test func itIsEqualAndHashedAsItsValue() throws {
    let one = try decode(Settings.self, Self.full)
    var other = one
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    other.volume = 9
    #expect(one != other)
  }

  @Test func theMemberwiseInitializerTakesTheValue() {
    struct Player: Codable {
      @DefaultFalse var isMuted: Bool
      @DefaultZero var volume = 5
    }
    #expect(Player(isMuted: true).isMuted)
    #expect(Player(isMuted: false).volume == 5)
  }

  @Test func genericCodeReadsAValueAndFailsLoudlyForAnAbsentKey() throws {
    struct Generic<Value: Decodable>: Decodable { let k: Value }
    #expect(try decode(Generic<DefaultZero<Int>>.self, #"{"k": 5}"#).k.wrappedValue == 5)
    #expect(try decode(Generic<DefaultZero<Int>>.self, #"{"k": "x"}"#).k.wrappedValue == 0)
    #expect(throws: DecodingError.self) { try decode(Generic<DefaultZero<Int>>.self, "{}") }
  }
}
