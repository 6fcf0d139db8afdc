import SwiftyJSON

struct Tier: Codable {
  let id: Int
}

extension Tier {
  init(json: JSON) { id = json["id"].intValue }
}
