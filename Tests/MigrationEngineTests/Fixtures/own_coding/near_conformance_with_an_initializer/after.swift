// reason: the type is Codable already, by an initializer of its own
import Bridge
import LegacyJSON

struct Tier: LegacyDecodable, ContainerInitializable {
  let id: Int

  init(from container: LegacyContainer) throws { id = try container.value(Int.self, at: "tier_number") }
}

extension Tier: Codable {
  enum CodingKeys: String, CodingKey { case number }

  init(from decoder: Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .number)
  }
}
