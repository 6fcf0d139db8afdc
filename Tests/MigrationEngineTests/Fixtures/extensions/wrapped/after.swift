import Bridge
import LegacyJSON

struct Tier: LegacyDecodable {
  let id: String
  @NeverNil var note: String?
  @NeverNil var tags: [String]?
}

func tiers(_ json: JSON) -> [Tier] { json.arrayValue.map { Tier(json: $0) } }
