import Foundation
import LegacyJSON
import Testing

@Suite("JSON: RawRepresentable")
struct RawRepresentableTests {
  @Test func whatJSONCanExpressHasAValue() {
    #expect(JSON(rawValue: 5)?.int == 5)
    #expect(JSON(rawValue: ["a": [true]])?["a"][0].bool == true)
    #expect(JSON(rawValue: NSNull()) == JSON.null)
    #expect(JSON(rawValue: Date()) == nil)
    #expect(JSON(rawValue: [1: 2]) == nil)
  }

  @Test func theRawValueIsTheObject() {
    #expect(JSON("s").rawValue as? String == "s")
    #expect((JSON(["a": 1]).rawValue as? [String: Any])?["a"] as? Int == 1)
  }
}
