// reason: is not understood
import SwiftyJSON

struct Banner {
  var id = 0
  var title = ""

  init(json: JSON) {
    print("banner")
    if json.isEmpty { return }
    id = json["id"].intValue
    title = json["title"].stringValue.uppercased()
  }
}
