import SwiftyJSON

struct Keys {
  let id = "user_id"
  let name = "name"
}

class Member {
  private let keys = Keys()
  var id: Int
  var name: String

  init(json: JSON) {
    id = json[keys.id].intValue
    name = json[keys.name].stringValue
  }
}
