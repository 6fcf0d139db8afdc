// options: declared
// reason: not tightened: an extension says already that it is decoded
import Bridge

struct Tier: LegacyDecodable {
  let id: Int
}

extension Tier: Codable {}
