// reason: not plain: not understood: `let members = json.dictionaryValue`
import SwiftyJSON

struct Bag {
  let name: String

  init(json: JSON) {
    let members = json.dictionaryValue
    name = members["name"]!.stringValue
  }
}
