// reason: is not understood
import SwiftyJSON

struct Banner {
  var id = 0
  var title = ""

  init(json: JSON) {
    if json.isEmpty {
      print("empty")
      return
    }
    id = json["id"].intValue
    title = json["title"].stringValue.uppercased()
  }
}
