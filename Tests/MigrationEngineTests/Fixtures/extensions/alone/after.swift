import Bridge

struct Tier {
  let id: String
}

// Read from the API.
extension Tier: LegacyDecodable {}
