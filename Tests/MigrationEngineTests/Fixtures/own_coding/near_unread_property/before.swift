// reason: `isRead`, which is not read from the document,
import SwiftyJSON

struct Message: Decodable {
  let id: Int
  var isRead = false

  init(json: JSON) { id = json["id"].intValue }
}
