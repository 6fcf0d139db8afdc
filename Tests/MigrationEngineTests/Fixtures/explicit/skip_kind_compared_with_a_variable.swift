// reason: `.type` of the document is not understood
import LegacyJSON

let expected = Type.string

struct Item {
  let isExpected: Bool

  init(json: JSON) {
    print("made")
    isExpected = json["value"].type == expected
  }
}
