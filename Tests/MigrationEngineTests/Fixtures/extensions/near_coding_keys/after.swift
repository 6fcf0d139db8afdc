// reason: needs a written initializer: the type has `CodingKeys` already
import Bridge

struct Tier {
  let id: String

  enum CodingKeys: String { case id = "tier_id" }
}

extension Tier: LegacyDecodable, ContainerDecodable {
  init(from container: LegacyContainer) throws {
    id = try container.decode(String.self, at: CodingKeys.id.rawValue)
  }
}
