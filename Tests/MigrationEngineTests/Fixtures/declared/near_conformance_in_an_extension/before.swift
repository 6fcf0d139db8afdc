// options: declared
// reason: not tightened: an extension says already that it is decoded
import SwiftyJSON

struct Tier {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

extension Tier: Codable {}
