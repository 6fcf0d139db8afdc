// reason: needs a written initializer: `id` is filled even when the document is empty
import SwiftyJSON

struct Banner {
  var id: Int?
  var name: String?

  init(json: JSON) {
    id = json["id"].intValue
    if json.isEmpty { return }
    name = json["name"].stringValue
  }
}
