import LegacyJSON
import Testing

@Suite("JSON: merging")
struct MergeTests {
  @Test(
    "objects deep, arrays one behind the other, everything else is replaced",
    arguments: [
      (["a": 1], ["b": 2], ["a": 1, "b": 2]),
      (["a": 1], ["a": 2], ["a": 2]),
      (["a": 1], ["a": "text"], ["a": "text"]),
      (["a": ["x": 1]], ["a": ["y": 2]], ["a": ["x": 1, "y": 2]]),
      (["a": ["x": ["p": [1]]]], ["a": ["x": ["p": [2], "q": true]]], ["a": ["x": ["p": [1, 2], "q": true]]]),
      (["a": [1, 2]], ["a": [2, 3]], ["a": [1, 2, 2, 3]]),
      (["a": [1]], ["a": ["x": 1]], ["a": ["x": 1]]),
      (["a": 1], ["a": JSON.null], ["a": JSON.null]),
      (["a": JSON.null], ["a": ["x": 1]], ["a": ["x": 1]]),
      (["a": 1], [:], ["a": 1]),
      ([1], ["two"], [1, "two"]), (1, 2, 2), ("a", "b", "b"), (true, false, false), (JSON.null, JSON.null, JSON.null),
    ] as [(JSON, JSON, JSON)])
  func merges(into json: JSON, other: JSON, expected: JSON) throws {
    #expect(try json.merged(with: other) == expected)
    var changed = json
    try changed.merge(with: other)
    #expect(changed == expected)
  }

  @Test(
    "of different types at the top: an error, and nothing is changed",
    arguments: [
      (["a": 1], [1]), ([1], 1), (1, "1"), (true, 1), (["a": 1] as JSON, JSON.null), (JSON.null, ["a": 1] as JSON),
    ] as [(JSON, JSON)])
  func differentTypes(json: JSON, other: JSON) {
    #expect(throws: SwiftyJSONError.wrongType) { try json.merged(with: other) }
    var changed = json
    try? changed.merge(with: other)
    #expect(changed == json)
  }
}
