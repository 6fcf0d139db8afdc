import Bridge

protocol Entity: Codable {}

struct Model: LegacyDecodable, Entity {
  let a: Int?
}
