// reason: the document is written to: `members["name"]`
import SwiftyJSON

struct Bag {
  let name: String?

  init(json: JSON) {
    var members = json.dictionaryValue
    members["name"] = members["title"]
    name = members["name"]?.string
    print("bag")
  }
}
