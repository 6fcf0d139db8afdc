// reason: needs a written initializer: the type has `CodingKeys` already
import SwiftyJSON

struct Tier {
  let id: String

  enum CodingKeys: String { case id = "tier_id" }
}

extension Tier {
  init(json: JSON) {
    id = json[CodingKeys.id.rawValue].stringValue
  }
}
