// reason: needs a written initializer: `let members = json.dictionaryValue` is not understood
import SwiftyJSON

struct Bag {
  let count: Int
  let name: String?

  init(json: JSON) {
    let members = json.dictionaryValue
    count = members.count
    name = members["name"]?.string
  }
}
