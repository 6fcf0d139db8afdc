import SwiftyJSON

struct Tier {
  let id: Int
  let title: String?

  init(json: JSON) {
    id = json["tier_number"].intValue
    title = json["title"].stringValue
  }
}

extension Tier: Codable {}

protocol Stored: Codable {}

struct Zone: Stored {
  let id: Int

  init(json: JSON) { id = json["zone"]["id"].intValue }
}

final class Badge: Stored {
  var label = ""

  init() {}

  init(json: JSON) { label = json["name"].stringValue }
}
