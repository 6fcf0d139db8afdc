import Foundation
import LegacyJSON
import Testing

/// A comparison with nil asks whether a value is null; anywhere else nil is no `JSON`.
@Suite struct NilTests {
  private let document: JSON = ["null": NSNull(), "zero": 0, "empty": "", "object": [String: Any](), "false": false]

  @Test func nullAndAbsentValuesEqualNil() {
    for json in [JSON.null, document["null"], document["absent"], document["zero"]["deeper"], document[0]] {
      #expect(json == nil)
      #expect(nil == json)
      #expect(!(json != nil))
      #expect(!(nil != json))
    }
  }

  @Test func otherValuesDoNot() {
    for json in [document, document["zero"], document["empty"], document["object"], document["false"], JSON(Date())] {
      #expect(json != nil)
      #expect(nil != json)
      #expect(!(json == nil))
      #expect(!(nil == json))
    }
  }

  @Test func aConditionMayAsk() {
    func isNull(_ json: JSON) -> Bool {
      if json == nil { return true }
      return false
    }
    #expect(isNull(document["absent"]))
    #expect(!isNull(document))
  }

  @Test func anOptionalEqualsNilWhenThereIsNoValueAtAll() {
    let none: JSON? = nil
    let null: JSON? = .null
    #expect(none == nil)
    #expect(null != nil)
    #expect(document.dictionary?["null"] != nil)
    #expect(document.dictionary?["absent"] == nil)
  }

  @Test func aChoiceWithNilIsAnOptional() {
    let isThere = document["absent"].exists()
    let chosen = isThere ? document["absent"] : nil
    #expect(type(of: chosen) == JSON?.self)
    #expect(chosen == nil)
  }

  @Test func aClosureThatGivesNilGivesAnOptional() {
    let elements: JSON = [["x": 1], ["y": 2], ["x": 3]]
    let kept = elements.arrayValue.compactMap { $0["x"].exists() ? $0["x"] : nil }
    #expect(kept == [1, 3])
  }

  private func isMissing(_ json: JSON) -> Bool { false }
  private func isMissing(_ json: JSON?) -> Bool { json == nil }

  @Test func anArgumentThatIsNilIsAnOptional() {
    #expect(isMissing(nil))
    #expect(!isMissing(.null))
  }
}
