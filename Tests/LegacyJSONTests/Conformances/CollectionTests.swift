import Foundation
import LegacyJSON
import Testing

@Suite("JSON: arrays, objects, iteration")
struct CollectionTests {
  let array: JSON = [1, "two", JSON.null]
  let object: JSON = ["a": 1, "b": [true]]
  let scalars: [JSON] = [1, "s", true, .null, JSON(["a": 1])["absent"]]

  @Test func arrays() {
    #expect(array.array == [1, "two", JSON.null])
    #expect(array.arrayValue.count == 3)
    #expect(array.arrayObject?.count == 3)
    #expect(array.arrayObject?[2] is NSNull)
    #expect(array.dictionary == nil)
    #expect(array.dictionaryValue.isEmpty)
  }

  @Test func objects() {
    #expect(object.dictionary == ["a": 1, "b": [true]])
    #expect(object.dictionaryValue["a"] == 1)
    #expect(object.dictionaryObject?["a"] as? Int == 1)
    #expect((object.dictionaryObject?["b"] as? [Any])?.first as? Bool == true)
    #expect(object.array == nil)
    #expect(object.arrayValue.isEmpty)
    #expect(object.arrayObject == nil)
  }

  @Test func scalarsAreNeither() {
    for json in scalars {
      #expect(json.array == nil)
      #expect(json.arrayValue.isEmpty)
      #expect(json.dictionary == nil)
      #expect(json.dictionaryValue.isEmpty)
      #expect(json.dictionaryObject == nil)
    }
  }

  @Test func iteration() {
    #expect(array.map(\.0) == ["0", "1", "2"])
    #expect(array.map(\.1) == [1, "two", JSON.null])
    var seen: [String: JSON] = [:]
    for (key, value) in object { seen[key] = value }
    #expect(seen == ["a": 1, "b": [true]])
    #expect(array.count == 3)
    #expect(object.count == 2)
    #expect(!object.isEmpty)
    for json in scalars {
      #expect(json.count == 0)
      #expect(json.isEmpty)
      #expect(Array(json).isEmpty)
    }
  }
}
