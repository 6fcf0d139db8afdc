import SwiftyJSON

struct Tier {
  let id: String
}

// Read from the API.
extension Tier {
  init(json: JSON) {
    id = json["id"].stringValue
  }
}
