import Foundation
import LegacyJSON
import TestSupport
import Testing

/// A document that is parsed to be decoded lists its members, and is the same value.
@Suite("JSON: objects that are parsed to be decoded")
struct ListedMembersTests {
  private static let documents = [
    "[]", "{}", #"{"":0}"#, #"[{"a":1},{"a":2},{"a":3}]"#, #"[{"a":1,"b":2},{"b":2,"a":1}]"#,
    #"[{"a":1,"b":2},{"a":1},{"a":1,"b":2,"c":3},{"b":2},{},{"a":1,"b":2}]"#,
    #"[{"a":1},{"a":1,"a":2},{"a":3,"a":4},{"a":5}]"#, #"[{"a":1,"b":2},{"a":1,"b":2,"a":3}]"#,
    #"[{"a":{"a":1}},{"a":{"b":1}},{"a":{"a":{"a":{}}}}]"#, #"[{"ab":1},{"a":1},{"abc":1}]"#,
    #"[{"a":1},{"\u0061":2},{"a":3,"\u0061":4}]"#, #"[{"\"":1},{"\"":2},{"\\":3},{"\\":4},{"\n":5},{"\n":6}]"#,
    "[{\"e\u{301}\":1},{\"\u{E9}\":2},{\"e\u{301}\":3,\"\u{E9}\":4}]", #"[{"a":1,},{"a":1,}]"#,
    #"[{"日本":1,"ダイヤ":2},{"日本":3,"ダイヤ":4}]"#,
    #"[{"a long key for a string":1},{"a long key for a string":2}]"#,
    #"[[{"a":1}],{"a":1},[{"a":1}]]"#, #"[{"a" : 1 , "b" : 2},{ "a" :3,"b":4 }]"#,
    "[\(object(of: 24)),\(object(of: 25)),\(object(of: 24)),\(object(of: 300)),\(object(of: 3))]",
  ]

  private static func object(of count: Int) -> String {
    "{\((0..<count).map { "\"key\($0)\":\($0)" }.joined(separator: ","))}"
  }

  @Test(arguments: documents) func areTheSameValue(document: String) throws {
    let listed = try JSON(decoding: Data(document.utf8))
    let hashed = try JSON(data: Data(document.utf8))
    #expect(listed == hashed)
    #expect(hashed == listed)
    #expect(try listed == JSON(decoding: Data(document.utf8)))
    // With the keys' bytes, which `==` does not compare.
    let (text, expected) = (listed.rawString(options: .sortedKeys), hashed.rawString(options: .sortedKeys))
    #expect(text.map { Data($0.utf8) } == expected.map { Data($0.utf8) })
    #expect(listed.description.count == hashed.description.count)
    #expect(try JSONEncoder().encode(listed).count == JSONEncoder().encode(hashed).count)
    #expect(listed.object as? NSObject == hashed.object as? NSObject)
  }

  @Test(arguments: [
    #"[{"a":1},{"a":1"#, #"[{"a":1},{"a"1}]"#, #"[{"a":1},{"a"}]"#, #"[{"a":1},{"a"#, #"[{"a":1},{"a\"#,
    #"[{"a":1},{a":1}]"#, #"[{"a":1},{"a":1,,}]"#, #"[{"a":1},{"a":1]"#, "5",
  ])
  func areRefusedAlike(document: String) {
    let refusal = #expect(throws: CocoaError.self) { try JSON(decoding: Data(document.utf8)) }
    let expected = #expect(throws: CocoaError.self) { try JSON(data: Data(document.utf8)) }
    #expect(refusal?.localizedDescription == expected?.localizedDescription)
  }

  @Test func generatedDocumentsAreTheSameValue() throws {
    var generator = SystemRandomNumberGenerator()
    func value(_ depth: Int) -> String {
      guard depth > 0 else { return "\(Int.random(in: 0..<10, using: &generator))" }
      let count = Int.random(in: 0..<5, using: &generator)
      if Bool.random(using: &generator) {
        return "[\((0..<count).map { _ in value(depth - 1) }.joined(separator: ","))]"
      }
      let names = ["a", "b", "c", "\\u0061", "é", "product_id"]
      let keys = (0..<count).map { _ in names.randomElement(using: &generator) }
      return "{\(keys.map { "\"\($0 ?? "")\":\(value(depth - 1))" }.joined(separator: ","))}"
    }
    for _ in 0..<500 {
      let document = "[\(value(4)),\(value(4))]"
      let (listed, hashed) = (
        try JSON(decoding: Data(document.utf8)), try JSON(data: Data(document.utf8))
      )
      #expect(listed == hashed, "\(document)")
      #expect(listed.rawString(options: .sortedKeys) == hashed.rawString(options: .sortedKeys), "\(document)")
    }
  }

  @Test func haveOneOrder() throws {
    let json = try JSON(decoding: Data(#"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}"#.utf8))
    let keys = json.map(\.0)
    #expect(Set(keys) == ["a", "b", "c", "d", "e", "f"])
    #expect(json.indices.map { json[$0].0 } == keys)
    #expect(Array(json.dictionaryValue.keys) == keys)
    #expect(zip(json.dictionaryValue.keys, json.dictionaryValue.values).allSatisfy { json[$0] == $1 })
    #expect(json.startIndex < json.index(after: json.startIndex))
    #expect(json.index(json.startIndex, offsetBy: 6) == json.endIndex)
  }

  @Test func areRead() throws {
    let json = try JSON(decoding: Data(#"{"a":{"b":[1,{"c":"x"}]},"d":null}"#.utf8))
    #expect(json["a", "b", 1, "c"].string == "x")
    #expect(json["d"].exists())
    #expect(json["d"].type == .null)
    #expect(json["e"].error == .notExist)
    #expect(json["a"]["x"]["y"].error == .notExist)
    #expect(json.count == 2)
    #expect(json["a"].dictionaryObject?.count == 1)
  }

  @Test func areChanged() throws {
    let original = try JSON(decoding: Data(#"{"a":{"b":1},"c":2}"#.utf8))
    var json = original
    json["a"]["b"] = 3
    json["d"] = 4
    json[["a", "e"] as [any JSONSubscriptType]] = 5
    #expect(json == ["a": ["b": 3, "e": 5], "c": 2, "d": 4])
    #expect(try original.merged(with: original) == original)
    #expect(try original.merged(with: ["a": ["f": 6]]) == ["a": ["b": 1, "f": 6], "c": 2])
    #expect(original == ["a": ["b": 1], "c": 2])
  }

  @Test func areComparedAndMergedOnASmallStack() async {
    let document = Data((String(repeating: #"{"a":"#, count: 511) + "[1]" + String(repeating: "}", count: 511)).utf8)
    let isSame = await onSmallStack {
      guard let json = try? JSON(decoding: document), let merged = try? json.merged(with: json) else { return false }
      return json == (try? JSON(decoding: document)) && merged.exists() && json == (try? JSON(data: document))
        && JSON(json.object) == json
    }
    #expect(isSame)
  }
}
