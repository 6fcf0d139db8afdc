// reason: the document is written to: `members["id"]`
import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) {
    var members = json.dictionaryValue
    members["id"] = JSON(members.count)
    id = JSON(members)["id"].intValue
  }
}
