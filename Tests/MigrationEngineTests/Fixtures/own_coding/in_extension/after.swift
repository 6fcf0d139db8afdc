import Bridge

struct Tier: LegacyDecodable, Encodable {
  let id: Int
}
