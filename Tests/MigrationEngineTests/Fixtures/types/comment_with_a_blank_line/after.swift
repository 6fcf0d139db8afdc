import Bridge

struct Model: LegacyDecodable {
  let count: Int?
}
