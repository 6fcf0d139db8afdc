// reason: is not understood
import SwiftyJSON

extension JSON {
  var markedCode: String {
    mutating get {
      defer { self["read"] = true }
      return "#" + self["code"].stringValue
    }
    set { self["code"].stringValue = newValue }
  }
}

struct Slot {
  let code: String
  let isRead: Bool

  init(json: JSON) {
    var json = json
    code = json.markedCode
    isRead = json["read"].boolValue
  }
}
