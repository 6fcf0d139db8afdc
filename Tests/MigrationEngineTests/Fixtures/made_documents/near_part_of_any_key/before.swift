// reason: needs a written initializer: `id = JSON(members[key] ?? JSON(1)).intValue` is not understood
import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) {
    let members = json.dictionaryValue
    let key = members.keys.first ?? "id"
    id = JSON(members[key] ?? JSON(1)).intValue
    print(key)
  }
}
