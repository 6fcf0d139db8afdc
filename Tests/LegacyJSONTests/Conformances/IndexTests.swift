import LegacyJSON
import Testing

@Suite("JSON: Collection by index")
struct IndexTests {
  @Test func anArrayIsWalked() {
    let json: JSON = [10, "x"]
    #expect(json.indices.map { json[$0].0 } == ["0", "1"])
    #expect(json.indices.map { json[$0].1 } == [10, "x"])
    #expect(json.startIndex < json.endIndex && json.index(json.startIndex, offsetBy: 2) == json.endIndex)
  }

  @Test func anObjectIsWalked() {
    let json: JSON = ["a": 1, "b": 2]
    #expect(Dictionary(uniqueKeysWithValues: json.indices.map { json[$0] }) == ["a": 1, "b": 2])
    #expect(json.startIndex < json.endIndex)
  }

  @Test("scalars have one place, with nothing there", arguments: [1, "s", true, .null] as [JSON])
  func scalars(json: JSON) {
    #expect(json.startIndex == json.endIndex && json.startIndex == .null)
    #expect(json[json.startIndex] == ("", JSON.null))
  }

  @Test func theAlgorithmsOfCollectionWork() {
    let json: JSON = [3, 1, 2]
    #expect(json.map(\.1.intValue).sorted() == [1, 2, 3])
    #expect(json.first { $0.1 == 1 }?.0 == "1")
    #expect(json.reduce(0) { $0 + $1.1.intValue } == 6)
    #expect(json.first?.1 == 3 && json.dropFirst().count == 2)
  }
}
