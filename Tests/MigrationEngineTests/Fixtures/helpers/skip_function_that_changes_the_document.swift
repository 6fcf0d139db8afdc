// reason: `fixed` changes the document
import SwiftyJSON

extension JSON {
  var code: Int {
    get { self["code"].intValue }
    set { self["code"].intValue = newValue }
  }

  mutating func fixed() -> Int {
    code = 5
    return self["code"].intValue
  }
}

struct Slot {
  let code: Int
  let text: String

  init(json: JSON) {
    var copy = json["slot"]
    code = copy.fixed()
    text = json["text"].stringValue
  }
}
