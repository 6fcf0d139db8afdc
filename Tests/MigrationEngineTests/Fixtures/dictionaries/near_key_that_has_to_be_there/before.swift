// reason: `name`: needs a rule: `name = members["name"]!.stringValue`
import SwiftyJSON

struct Bag {
  let name: String

  init(json: JSON) {
    let members = json.dictionaryValue
    name = members["name"]!.stringValue
  }
}
