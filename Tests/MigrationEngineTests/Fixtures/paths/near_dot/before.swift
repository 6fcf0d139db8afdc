// reason: needs a rule: a key of the path `a.b.c` has a dot, or is a number
import SwiftyJSON

struct User {
  let id: Int

  init(json: JSON) {
    id = json["a.b"]["c"].intValue
  }
}
