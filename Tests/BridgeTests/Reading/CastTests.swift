import Bridge
import LegacyJSON
import Testing

@Suite("Casts of untyped values") struct CastTests {
  /// A type that casts what it is given in every way, and the old casts of the same.
  struct Casts: LegacyDecodable, Equatable {
    var int: Int?
    var double: Double?
    var bool: Bool?
    var strings: [String]?
    var texts: [String: String]?
    var rows: [[String]]?

    init(from decoder: any Decoder) throws {
      let container = try decoder.legacyContainer()
      int = container.cast(to: Int.self, at: "a")
      double = container.cast(to: Double.self, at: "a")
      bool = container.cast(to: Bool.self, at: "a")
      strings = container.cast(to: [String].self, at: "a")
      texts = container.cast(to: [String: String].self, at: "a")
      rows = container.cast(to: [[String]].self, at: "a")
    }

    init(old json: JSON) {
      int = json["a"].object as? Int
      double = json["a"].object as? Double
      bool = json["a"].object as? Bool
      strings = json["a"].arrayObject as? [String]
      texts = json["a"].dictionaryObject as? [String: String]
      rows = json["a"].arrayObject as? [[String]]
    }
  }

  @Test(arguments: [
    "1", "1.0", "1.5", "0", "true", "false", "1e300", "\"1\"", "null", "[]", "[\"x\"]", "[\"x\", 1]", "[\"x\", null]",
    "{}",
    "{\"k\": \"v\"}", "{\"k\": 1}", "[[\"x\"], []]", "[[\"x\"], \"y\"]", "[{}]",
  ])
  func giveWhatTheOldCodeGot(_ text: String) {
    let json = JSON(parseJSON: "{\"a\": \(text)}")
    #expect(Casts(json: json) == Casts(old: json))
    #expect(Casts(json: [:]) == Casts(old: [:]))
  }

  @Test func takeExactNumbersAlone() {
    #expect(Casts(json: ["a": 1.0]).int == 1)
    #expect(Casts(json: ["a": 1.5]).int == nil)
    #expect(Casts(json: ["a": true]).int == nil)
    #expect(Casts(json: ["a": ["x", 1]]).strings == nil)
  }
}
