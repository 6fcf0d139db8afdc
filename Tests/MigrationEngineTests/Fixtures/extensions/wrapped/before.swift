import SwiftyJSON

struct Tier {
  let id: String
  var note: String?
  var tags: [String]?
}

extension Tier {
  init(data json: JSON) {
    id = json["id"].stringValue
    note = json["note"].stringValue
    tags = json["tags"].arrayValue.map { $0.stringValue }
  }
}

func tiers(_ json: JSON) -> [Tier] { json.arrayValue.map { Tier(data: $0) } }
