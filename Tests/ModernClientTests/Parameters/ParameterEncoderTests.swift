import Foundation
import ModernClient
import Testing

/// One `Encodable` value becomes parameters: names, scalars, containers, and what is not written.
@Suite struct ParameterEncoderTests {
  private struct Search: Encodable, Sendable {
    enum Order: String, Encodable, Sendable { case newestFirst = "newest" }
    struct Range: Encodable, Sendable {
      let minPrice: Decimal?
      let maxPrice: Decimal?
    }

    var word = "a b"
    var pageSize = 20
    var isExact = true
    var userID: UInt64 = .max
    var ratio = 1.0
    var small: Float = 0.1
    var order: Order? = .newestFirst
    var cursor: String?
    var tags: [String?] = ["x", nil, "y"]
    var priceRange: Range? = Range(minPrice: Decimal(string: "19.90"), maxPrice: nil)
    var labels = ["firstKey": 1]
    var page: URL? = URL(string: "https://example.test/a?b")
    var token = Data([0, 255])
  }

  @Test func propertiesAreWrittenByTheirNamesInSnakeCase() throws {
    #expect(
      try HTTPClient.ParameterEncoder().encode(Search()) == [
        "word": "a b", "page_size": 20, "is_exact": true, "user_id": .unsigned(.max), "ratio": .number(1),
        "small": .number(0.1), "order": "newest", "tags": ["x", "y"],
        "price_range": ["min_price": .decimal(Decimal(string: "19.9") ?? 0)], "labels": ["firstKey": 1],
        "page": "https://example.test/a?b", "token": "AP8=",
      ])
  }

  @Test func namesMayStayAsTheyAre() throws {
    let values = try HTTPClient.ParameterEncoder(names: .verbatim).encode(Search())
    #expect(values["pageSize"] == 20)
    #expect(values["priceRange"] == ["minPrice": .decimal(Decimal(string: "19.9") ?? 0)])
  }

  @Test func datesAndDecimalsHaveTheChosenFormatAtAnyDepth() throws {
    struct Report: Encodable {
      struct Entry: Encodable {
        let paidAt: Date
        let total: Decimal
      }
      let entries: [Entry]
      let since: Date
    }
    let date = Date(timeIntervalSince1970: 1_714_555_800.25)
    let report = Report(entries: [.init(paidAt: date, total: 5)], since: date)
    let encoder = HTTPClient.ParameterEncoder(dates: .secondsSince1970, decimals: .text(fractionDigits: 2))
    #expect(
      try encoder.encode(report) == [
        "entries": [["paid_at": 1_714_555_800, "total": "5.00"]], "since": 1_714_555_800,
      ])
  }

  @Test func whatEncodesItselfByHandIsFollowed() throws {
    class Base: Encodable {
      private enum Keys: String, CodingKey { case id, inner, list }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(1, forKey: .id)
        var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
        try inner.encodeNil(forKey: .list)
        try inner.encode(2, forKey: .id)
        var list = container.nestedUnkeyedContainer(forKey: .list)
        try list.encode(true)
        try list.encodeNil()
        var nested = list.nestedUnkeyedContainer()
        try nested.encode("x")
      }
    }
    final class Derived: Base {
      private enum Keys: CodingKey { case more }
      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(["a"], forKey: .more)
      }
    }
    #expect(
      try HTTPClient.ParameterEncoder().encode(Derived()) == [
        "id": 1, "inner": ["id": 2], "list": [true, ["x"]], "more": ["a"],
      ])
  }

  @Test func aDictionaryKeepsItsKeys() throws {
    #expect(try HTTPClient.ParameterEncoder().encode(["pageSize": ["innerKey": 1]]) == ["pageSize": ["innerKey": 1]])
  }

  @Test func whatHasNoNamesIsAnError() {
    #expect(throws: EncodingError.self) { try HTTPClient.ParameterEncoder().encode([1, 2]) }
    #expect(throws: EncodingError.self) { try HTTPClient.ParameterEncoder().encode("text") }
    #expect(throws: EncodingError.self) { try HTTPClient.ParameterEncoder().encode(Int?.none) }
  }
}
