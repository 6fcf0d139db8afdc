import Bridge

struct Tier {
  let id: String
}

extension Tier: LegacyDecodable {}
