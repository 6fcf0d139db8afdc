import Foundation
import LegacyJSON
import Testing

/// Code from SwiftyJSON asks for `arrayObject![index]` in loops: the objects of a long array are made once.
@Suite struct KeptObjectsTests {
  private static let long = JSON(
    parseJSON: "[" + (0..<40).map { #"{"id":\#($0),"n":1.5}"# }.joined(separator: ",") + "]")

  private func number(_ objects: [Any]?, at index: Int) throws -> NSNumber {
    try #require((objects?[index] as? [String: Any])?["id"] as? NSNumber)
  }

  @Test func theSameObjectsAreGivenAgain() throws {
    let json = Self.long
    let first = try number(json.arrayObject, at: 7)
    #expect(try number(json.arrayObject, at: 7) === first)
    #expect(try number(json.object as? [Any], at: 7) === first)
    let copy = json
    #expect(try number(copy.arrayObject, at: 7) === first)
  }

  @Test func aChangedArrayHasItsOwn() throws {
    var json = Self.long
    #expect(try number(json.arrayObject, at: 7) == 7)
    json[7]["id"] = 70
    #expect(try number(json.arrayObject, at: 7) == 70)
    #expect(try number(Self.long.arrayObject, at: 7) == 7)
    try json.merge(with: [["id": 40]])
    #expect(json.arrayObject?.count == 41)
    json.arrayObject = [1, 2]
    #expect(json.arrayObject as? [Int] == [1, 2])
  }

  @Test func manyMayAskAtOnce() async throws {
    let json = JSON(parseJSON: try #require(Self.long.rawString(options: [])))
    await withTaskGroup(of: Int?.self) { group in
      for index in 0..<40 {
        group.addTask { ((json.arrayObject?[index] as? [String: Any])?["id"] as? NSNumber)?.intValue }
      }
      var sum = 0
      for await id in group { sum += id ?? -1_000 }
      #expect(sum == (0..<40).reduce(0, +))
    }
  }
}
