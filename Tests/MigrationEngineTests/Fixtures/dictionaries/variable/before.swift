import SwiftyJSON

struct Bag {
  let name: String?

  init(json: JSON) {
    var members = json.dictionaryValue
    if let inner = members["inner"]?.dictionary { members = inner }
    name = members["name"]?.string
  }
}
