import Bridge

struct Key: LegacyDecodable {
  let id: Int?
}
