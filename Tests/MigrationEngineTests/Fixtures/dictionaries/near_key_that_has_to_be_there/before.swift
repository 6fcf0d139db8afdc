// reason: needs a written initializer: `name = members["name"]!.stringValue` is not understood
import SwiftyJSON

struct Bag {
  let name: String

  init(json: JSON) {
    let members = json.dictionaryValue
    name = members["name"]!.stringValue
  }
}
