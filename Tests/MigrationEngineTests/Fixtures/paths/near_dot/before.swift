// reason: `id`: needs a rule: `id = json["a.b"]["c"].intValue`
import SwiftyJSON

struct User {
  let id: Int

  init(json: JSON) {
    id = json["a.b"]["c"].intValue
  }
}
