// reason: needs a written initializer: the key `page.id` has a dot, or is a number, and another property has a path
import SwiftyJSON

struct User {
  let id: Int
  let page: Int

  init(json: JSON) {
    id = json["data"]["id"].intValue
    page = json["page.id"].intValue
  }
}
