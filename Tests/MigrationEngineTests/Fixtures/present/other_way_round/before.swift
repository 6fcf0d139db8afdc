import SwiftyJSON

class Page {
  var first: String?
  var second = 0

  init(json: JSON) {
    if json["first"] == .null { first = json["first"].stringValue }
    second = json["second"].count == 2 ? json["second"].intValue : 0
  }
}
