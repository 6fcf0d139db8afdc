import Foundation
import LegacyJSON
import Testing

/// Errors have SwiftyJSON's domain, codes and texts.
@Suite struct ErrorTests {
  @Test(
    arguments: [
      (.unsupportedType, 999, "It is an unsupported type."),
      (.indexOutOfBounds, 900, "Array Index is out of bounds."),
      (
        .elementTooDeep, 902,
        "Element too deep. Increase maxObjectDepth and make sure there is no reference loop."
      ),
      (.wrongType, 901, "Couldn't merge, because the JSONs differ in type on top level."),
      (.notExist, 500, "Dictionary key does not exist."),
      (.invalidJSON, 490, "JSON is invalid."),
    ] as [(SwiftyJSONError, Int, String)])
  func anErrorIsToldAsSwiftyJSONTellsIt(error: SwiftyJSONError, code: Int, text: String) {
    #expect(error.localizedDescription == text)
    #expect((error as NSError).code == code)
    #expect((error as NSError).domain == "com.swiftyjson.SwiftyJSON")
  }

  @Test func whatFailsHasItsError() {
    let json: JSON = ["list": [1]]
    #expect(json["absent"].error?.localizedDescription == "Dictionary key does not exist.")
    #expect(json["list"][7].error?.localizedDescription == "Array Index is out of bounds.")
    #expect(JSON(Date()).error?.localizedDescription == "It is an unsupported type.")
  }
}
