// reason: is filled even when the document is empty
import SwiftyJSON

class Qualification {
  var id: String!
  var level: Int!

  init(fromJson json: JSON!) {
    if json.isEmpty {
      level = 1
      return
    }
    id = json["_id"].stringValue
    level = json["level"].intValue
  }
}
