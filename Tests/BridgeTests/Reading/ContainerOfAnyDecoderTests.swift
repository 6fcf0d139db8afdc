import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("The container under any decoder")
struct ContainerOfAnyDecoderTests {
  private struct Order: LegacyDecodable {
    let id: Int
    let total: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.legacyContainer()
      id = try container.value(Int.self, at: "id")
      total = try "$" + container.value(String.self, at: "total")
    }
  }

  private struct Story: LegacyFailableDecodable {
    let id: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.legacyContainer()
      guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
      self.id = id
    }
  }

  private struct Page: LegacyDecodable {
    let orders: [Order]
    let stories: [Story]
    let first: Order
  }

  private class Base: LegacyDecodable {
    let name: String

    required init(from decoder: any Decoder) throws {
      let container = try decoder.legacyContainer()
      name = try container.value(String.self, at: "name")
    }
  }

  private final class Derived: Base {
    let count: Int

    required init(from decoder: any Decoder) throws {
      count = try decoder.legacyContainer().value(Int.self, at: "count")
      try super.init(from: decoder)
    }
  }

  @Test func itIsReadFromAJSON() {
    let order = Order(json: ["id": "5", "total": 7])
    #expect(order.id == 5)
    #expect(order.total == "$7")
    #expect(Story(json: [:]) == nil)
    #expect(Story(json: ["id": 1])?.id == 1)
  }

  @Test func itIsReadInsideOfOtherTypes() {
    let page = Page(json: ["orders": [["id": 1], ["id": 2]], "stories": [["id": 1], [:], ["id": 3]]])
    #expect(page.orders.map(\.id) == [1, 2])
    #expect(page.stories.map(\.id) == [1, 3])
    #expect(page.first.total == "$")
  }

  @Test func foundationReadsItToo() throws {
    let order = try JSONDecoder().decode(Order.self, from: Data(#"{"id": 1, "total": "2"}"#.utf8))
    #expect(order.total == "$2")
  }

  @Test func aSubclassIsMadeOfTheSameContainer() throws {
    let document: JSON = ["name": "a", "count": 2]
    let derived = try LegacyDecoder().decode(Derived.self, from: document)
    #expect(derived.name == "a")
    #expect(derived.count == 2)
    #expect(try LegacyDecoder().decode([Derived].self, from: [document]).map(\.count) == [2])
  }
}
