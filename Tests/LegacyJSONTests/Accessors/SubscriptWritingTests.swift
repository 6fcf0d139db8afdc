import LegacyJSON
import Testing

@Suite("JSON: writing by subscript")
struct SubscriptWritingTests {
  @Test(
    "on an object",
    arguments: [
      Change("an existing key", ["a": 2, "o": ["k": [1, 2]]]) { $0["a"] = 2 },
      Change("a new key", ["a": 1, "n": "x", "o": ["k": [1, 2]]]) { $0["n"] = "x" },
      Change("further down", ["a": 1, "o": ["k": [1, "x"]]]) { $0["o"]["k"][1] = "x" },
      Change("by path", ["a": 1, "o": ["k": [1, "x"]]]) { $0["o", "k", 1] = "x" },
      Change("by path in an array", ["a": 1, "o": ["k": [1, "x"]]]) {
        $0[["o", "k", 1] as [any JSONSubscriptType]] = "x"
      },
      Change("a property further down", ["a": 1, "o": ["k": [1, 7]]]) { $0["o"]["k"][1].int = 7 },
      Change("null", ["a": JSON.null, "o": ["k": [1, 2]]]) { $0["a"] = .null },
      Change("what is absent is written as null", ["a": JSON.null, "o": ["k": [1, 2]]]) { $0["a"] = $0["missing"] },
      Change("under an absent key: it becomes null", ["a": 1, "o": ["k": [1, 2]], "x": JSON.null]) { $0["x"]["y"] = 1 },
      Change("by a path with an absent key: nothing", ["a": 1, "o": ["k": [1, 2]]]) { $0["x", "y"] = 1 },
      Change("past the end: nothing", ["a": 1, "o": ["k": [1, 2]]]) { $0["o"]["k"][2] = 3 },
      Change("a negative index: nothing", ["a": 1, "o": ["k": [1, 2]]]) { $0["o"]["k"][-1] = 3 },
      Change("an index on an object: nothing", ["a": 1, "o": ["k": [1, 2]]]) { $0[0] = 3 },
      Change("a key on a number: nothing", ["a": 1, "o": ["k": [1, 2]]]) { $0["a"]["x"] = 3 },
      Change("the empty path: nothing", ["a": 1, "o": ["k": [1, 2]]]) { $0[[]] = 3 },
    ])
  func object(change: Change) {
    var json: JSON = ["a": 1, "o": ["k": [1, 2]]]
    change.apply(&json)
    #expect(json == change.expected)
  }

  @Test("on a scalar, null or an absent value: nothing", arguments: [JSON(1), "s", true, .null])
  func scalars(json: JSON) {
    var changed = json
    changed["a"] = 1
    changed[0] = 1
    #expect(changed == json)
    var absent = json["x"]
    absent["a"] = 1
    #expect(absent == JSON.null)
  }

  @Test("writing to a large array many times costs what the writes cost")
  func inPlace() {
    var json = JSON(Array(repeating: 0, count: 20_000))
    for index in 0..<20_000 { json[index] = 1 }
    #expect(json.arrayValue.allSatisfy { $0 == 1 })
  }
}
