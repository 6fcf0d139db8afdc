// reason: needs a written initializer: `for role in json["roles"].arrayValue { …` is not understood
import SwiftyJSON

struct Post {
  var roles: Set<String> = ["guest"]

  init(json: JSON) {
    for role in json["roles"].arrayValue {
      roles.insert(role.stringValue)
    }
  }
}
