import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("Containers that are made of something else") struct MadeContainerTests {
  /// Every answer about a document and what is under `k` and at 0.
  private static func answers(_ json: JSON) -> [String] {
    [json, json["k"], json[0], json["k"]["l"]].map { json in
      "\(json.rawString() ?? "nil") \(json.int as Any) \(json.string as Any) \(json.stringValue) \(json.doubleValue) "
        + "\(json.bool as Any) \(json.exists()) \(json.isEmpty) \(json.count)"
    }
  }

  private static func answers(_ container: LegacyContainer) throws -> [String] {
    try [
      container, container.nestedContainer(at: "k"), container.nestedContainer(at: 0),
      container.nestedContainer(at: "k", "l"),
    ].map { container in
      let scalars =
        try "\(container.valueIfPresent(Int.self) as Any) \(container.valueIfPresent(String.self) as Any) "
        + "\(container.value(String.self)) \(container.value(Double.self)) "
        + "\(container.valueIfPresent(Bool.self) as Any)"
      return "\(container.rawString() ?? "nil") \(scalars) \(container.exists()) \(container.isEmpty()) "
        + "\(container.count())"
    }
  }

  @Test(arguments: UntypedValuesTests.documents + ["[1", "", "{\"k\": 1, \"k\": 2}", "[[], {\"l\": 1}]"])
  func answerAsTheJSONThatTheyStandFor(_ text: String) throws {
    let json = JSON(parseJSON: "{\"a\": \(text)}")["a"]
    let container = LegacyContainer(parsing: "{\"a\": \(text)}").nestedContainer(at: "a")
    #expect(try Self.answers(LegacyContainer(parsing: text)) == Self.answers(JSON(parseJSON: text)))
    #expect(try Self.answers(LegacyContainer(reading: json.object)) == Self.answers(JSON(json.object)))
    #expect(
      try Self.answers(LegacyContainer(container.members())) == Self.answers(JSON(json.dictionaryObject ?? [:])))
    #expect(
      try Self.answers(LegacyContainer(container.nestedContainers())) == Self.answers(JSON(json.arrayObject ?? [])))
  }

  @Test func parseDataAndRefuseNothing() throws {
    #expect(try LegacyContainer(reading: Data("{\"k\": 1}".utf8)).value(Int.self, at: "k") == 1)
    #expect(LegacyContainer(reading: Data("{".utf8)).isNull())
    #expect(LegacyContainer(parsing: "{").isNull())
  }
}
