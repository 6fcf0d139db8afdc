import SwiftyJSON

struct Item {
  var size = 0

  init(json: JSON) {
    switch json["kind"].stringValue {
    case "box":
      if json["open"].boolValue { break }
      if json["empty"].boolValue { return }
      size = 1
    default:
      break
    }
    size = 5
  }
}
