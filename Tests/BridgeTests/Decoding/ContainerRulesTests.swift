import Bridge
import LegacyJSON
import Testing

@Suite("LegacyDecoder: collections of a lenient type")
struct ContainerRulesTests {
  struct Item: LegacyDecodable, Hashable {
    let id: Int?
  }

  enum Color: String, Decodable {
    case red, blue
  }

  struct Box: LegacyDecodable {
    let numbers: [Int]
    let maybeNumbers: [Int]?
    let optionals: [Int?]
    let items: [Item]
    let maybeItems: [Item]?
    let colors: [Color]
    let maybeColors: [Color]?
    let set: Set<Int>
    let maybeSet: Set<String>?
    let map: [String: Int]
    let maybeMap: [String: Int]?
    let optionalMap: [String: Int?]
    let colorMap: [String: Color]
    let byNumber: [Int: String]
    let nested: [[Int]]
    let lists: [String: [Item]]
  }

  private func box(_ text: String) throws -> Box {
    try LegacyDecoder().decode(Box.self, from: JSON(parseJSON: text))
  }

  @Test(
    "absent, null and wrong types are empty or nil",
    arguments: [
      "{}", "null", "[]", "[1,2]",
      #"{"numbers":null,"maybe_numbers":null,"set":null,"map":null,"maybe_map":null,"items":null,"maybe_items":null}"#,
      #"{"numbers":1,"maybe_numbers":"x","set":true,"map":[1],"maybe_map":[],"items":{},"maybe_items":{"a":1}}"#,
      #"{"maybe_set":{},"colors":5,"maybe_colors":{},"optional_map":3,"color_map":[],"by_number":[1],"nested":{}}"#,
    ])
  func nothing(text: String) throws {
    let box = try box(text)
    #expect(box.numbers.isEmpty)
    #expect(box.maybeNumbers == nil)
    #expect(box.optionals.isEmpty)
    #expect(box.items.isEmpty)
    #expect(box.maybeItems == nil)
    #expect(box.colors.isEmpty)
    #expect(box.maybeColors == nil)
    #expect(box.set.isEmpty)
    #expect(box.maybeSet == nil)
    #expect(box.map.isEmpty)
    #expect(box.maybeMap == nil)
    #expect(box.optionalMap.isEmpty)
    #expect(box.colorMap.isEmpty)
    #expect(box.byNumber.isEmpty)
    #expect(box.nested.isEmpty)
    #expect(box.lists.isEmpty)
  }

  @Test func elementsAreCoerced() throws {
    let box = try box(#"{"numbers":[1,"2x",null,true,[],{}],"maybe_numbers":["3"],"optionals":[1,"2",null,true,1.9]}"#)
    #expect(box.numbers == [1, 2, 0, 1, 0, 0])
    #expect(box.maybeNumbers == [3])
    #expect(box.optionals == [1, nil, nil, 1, 1])
  }

  @Test func objectsAreReadFromAnything() throws {
    let box = try box(#"{"items":[{"id":1},{},null,5,"x"],"maybe_items":[]}"#)
    #expect(box.items.map(\.id) == [1, nil, nil, nil, nil])
    #expect(box.maybeItems == [])
  }

  @Test func elementsThatThrowAreDropped() throws {
    let box = try box(#"{"colors":["red","green",null,1,"blue"],"maybe_colors":["green"]}"#)
    #expect(box.colors == [.red, .blue])
    #expect(box.maybeColors == [])
  }

  @Test func setsAndMaps() throws {
    let box = try box(
      #"""
      {"set":[1,"1",2,null],"maybe_set":["a",1,"a"],"map":{"a":1,"b":"2x","c":null},"maybe_map":{},
       "optional_map":{"a":1,"b":"2"},"color_map":{"productId":"red","x":"green"},"by_number":{"1":"a","x":"b"},
       "nested":[[1],5,["2"]],"lists":{"first_list":[{"id":1},{"id":"2"}],"second":3}}
      """#)
    #expect(box.set == [1, 2, 0])
    #expect(box.maybeSet == ["a", "1"])
    #expect(box.map == ["a": 1, "b": 2, "c": 0])
    #expect(box.maybeMap == [:])
    #expect(box.optionalMap == ["a": 1, "b": nil])
    #expect(box.optionalMap.keys.sorted() == ["a", "b"])
    #expect(box.colorMap == ["productId": .red])
    #expect(box.byNumber == [1: "a"])
    #expect(box.nested == [[1], [], [2]])
    #expect(box.lists == ["first_list": [Item(id: 1), Item(id: nil)], "second": []])
  }

  @Test func aWholeDocumentIsLenient() throws {
    let decoder = LegacyDecoder()
    #expect(try decoder.decode([Item].self, from: JSON.null).isEmpty)
    #expect(try decoder.decode([Item]?.self, from: ["a": 1]) == nil)
    #expect(try decoder.decode(Item?.self, from: JSON.null) == nil)
    #expect(try decoder.decode([String: Int].self, from: ["a": "5"]) == ["a": 5])
    #expect(try decoder.decode(Int.self, from: "7") == 7)
  }

  @Test func optionalsOfOptionals() throws {
    struct Twice: LegacyDecodable { let a: Int?? }
    #expect(try LegacyDecoder().decode(Twice.self, from: ["a": 1]).a == 1)
    #expect(try LegacyDecoder().decode(Twice.self, from: [:]).a == .none)
  }

  @Test func keysThatNoObjectHoldsAreAnError() throws {
    struct Holder: LegacyDecodable { let map: [Color: Int] }
    // A dictionary whose keys are neither strings nor integers is an array to Codable; an object is not silently empty.
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(Holder.self, from: ["map": ["red": 1]]) }
  }
}
