import LegacyJSON
import Testing

@Suite("JSON: == nil means \"is null\"")
struct NilLiteralTests {
  let json: JSON = ["null": JSON.null, "zero": 0, "empty": ""]

  @Test func nullAndAbsentAreNil() {
    #expect(JSON.null == nil)
    #expect(json["null"] == nil)
    #expect(json["absent"] == nil)
    #expect(json["zero"] != nil)
    #expect(json["empty"] != nil)
  }

  @Test func anOptionalIsComparedAsAnOptional() {
    let some: JSON? = JSON.null
    let none: JSON? = nil
    #expect(some != nil)
    #expect(none == nil)
  }

  @Test func inACondition() {
    func isNull(_ json: JSON) -> Bool {
      if json == nil { return true }
      return false
    }
    #expect(isNull(json["absent"]))
    #expect(!isNull(json))
  }
}
