import SwiftyJSON

class Campus {
  let name: String
  let code: String
  let floors: Int
  let isOpen: Bool
  let owner: String?

  init(json: JSON) {
    let dictionary = json.dictionaryValue

    name = dictionary["name"]?.string ?? "Unknown"
    code = dictionary["code"]?.string ?? ""
    floors = dictionary["floors"]?.intValue ?? 0
    isOpen = (dictionary["open"]?.int ?? 0) == 1
    owner = dictionary["owner"]?["name"].string
  }
}

struct Place {
  let id: Int?
  let city: String?
  let visits: Int?

  init(_ json: JSON) {
    id = json["id"].int
    let details: [String: JSON] = json["details"].dictionaryValue
    city = details["city"]?.string
    visits = details["visits"]?.int
  }
}
