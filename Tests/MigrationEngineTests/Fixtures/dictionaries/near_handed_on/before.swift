// reason: not plain: not understood: `let members = json.dictionaryValue`
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
