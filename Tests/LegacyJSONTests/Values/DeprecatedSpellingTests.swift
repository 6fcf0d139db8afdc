import LegacyJSON
import Testing

/// Code of SwiftyJSON 3 and 4's days, as it is found.
@Suite("JSON: deprecated spellings")
struct DeprecatedSpellingTests {
  // Deprecated itself, which keeps the warnings that users are to see out of this build.
  @available(*, deprecated)
  @Test func theyStillWork() {
    let error = JSON(["a": 1])["b"].error
    #expect(JSON.parse("{\"a\":1}")["a"].intValue == 1)
    #expect(JSON.parse("x") == JSON.nullJSON)
    #expect(error?.code == ErrorNotExist)
    #expect(error?.domain == ErrorDomain)
    #expect([ErrorUnsupportedType, ErrorIndexOutOfBounds, ErrorWrongType, ErrorInvalidJSON] == [999, 900, 901, 490])
    #expect([Type.Number, .Null, .Unknown] == [.number, .null, .unknown])
    #expect(JSON([1]).rawString([writtingOptionsKeys.castNilToNSNull: true]) == "[1]")
  }
}
