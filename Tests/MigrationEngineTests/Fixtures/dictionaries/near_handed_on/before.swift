// reason: `count`: needs a rule: `count = members.count`
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
