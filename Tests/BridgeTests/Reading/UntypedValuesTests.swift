import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("Values as Foundation has them") struct UntypedValuesTests {
  /// A type that asks for them in every way, and the old accessors for the same.
  struct Values: LegacyDecodable, Equatable {
    let texts: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.legacyContainer()
      texts = [
        Self.text(container.object(at: "a")), Self.text(container.object()),
        Self.text(container.arrayObject(at: "a")), Self.text(container.dictionaryObject(at: "a")),
        Self.text(container.arrayObject(at: "a") as? [Int]),
        Self.text(container.dictionaryObject(at: "a") as? [String: Bool]),
        container.rawString(at: "a") ?? "nil", container.rawString() ?? "nil",
        "\(container.type(at: "a")) \(container.type(at: "a", "b"))", "\(container.type())",
      ]
    }

    init(old json: JSON) {
      texts = [
        Self.text(json["a"].object), Self.text(json.object),
        Self.text(json["a"].arrayObject), Self.text(json["a"].dictionaryObject),
        Self.text(json["a"].arrayObject as? [Int]), Self.text(json["a"].dictionaryObject as? [String: Bool]),
        json["a"].rawString() ?? "nil", json.rawString() ?? "nil",
        "\(json["a"].type) \(json["a"]["b"].type)", "\(json.type)",
      ]
    }

    private static func text(_ value: Any) -> String { "\(type(of: value)): \(value)" }
  }

  static let documents = [
    "1", "1.0", "-0", "1e300", "18446744073709551615", "0.1234567890123456789", "true", "\"x\"", "null", "[]", "{}",
    "[1, 2]", "[1, true]", "[0, 1.0]", "[1, \"x\"]", "{\"k\": true}", "{\"k\": 1}", "{\"k\": {\"l\": [null, 1.5]}}",
  ]

  @Test(arguments: documents)
  func areWhatTheOldAccessorsGive(_ text: String) {
    let json = JSON(parseJSON: "{\"a\": \(text)}")
    #expect(Values(json: json) == Values(old: json))
    #expect(Values(json: [:]) == Values(old: [:]))
  }

  @Test func areNilForAnotherType() throws {
    let container = LegacyContainer(parsing: "{\"a\": [1], \"b\": {\"c\": 1}}")
    #expect(container.arrayObject(at: "a") as? [Int] == [1])
    #expect(container.dictionaryObject(at: "b") as? [String: Int] == ["c": 1])
    #expect(container.arrayObject(at: "b") == nil)
    #expect(container.dictionaryObject(at: "a") == nil)
    #expect(container.object(at: "z") is NSNull)
  }
}
