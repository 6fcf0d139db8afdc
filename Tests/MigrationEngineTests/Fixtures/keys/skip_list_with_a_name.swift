// reason: a key that is a list of keys
import SwiftyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = json[path].int
  }
}

let first = "a"
let path: [JSONSubscriptType] = [first, 0]
