// reason: takes more than the document
import SwiftyJSON

struct Tier {
  let id: String
  let level: Int
}

extension Tier {
  init(json: JSON, level: Int) {
    id = json["id"].stringValue
    self.level = level
  }
}

func tier(_ json: JSON) -> Tier { Tier(json: json, level: 2) }
