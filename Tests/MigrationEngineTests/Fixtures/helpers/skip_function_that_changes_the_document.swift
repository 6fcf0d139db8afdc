// reason: `slotFixed` changes the document
import SwiftyJSON

extension JSON {
  var slotNumber: Int {
    get { self["code"].intValue }
    set { self["code"].intValue = newValue }
  }

  mutating func slotFixed() -> Int {
    slotNumber = 5
    return self["code"].intValue
  }
}

struct Slot {
  let code: Int
  let text: String

  init(json: JSON) {
    var copy = json["slot"]
    code = copy.slotFixed()
    text = json["text"].stringValue
  }
}
