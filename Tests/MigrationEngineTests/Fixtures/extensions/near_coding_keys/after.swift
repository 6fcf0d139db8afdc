// reason: needs a written initializer: the type has `CodingKeys` already
import Bridge

struct Tier {
  let id: String

  enum CodingKeys: String { case id = "tier_id" }
}

extension Tier: LegacyDecodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(String.self, at: CodingKeys.id.rawValue)
  }
}
