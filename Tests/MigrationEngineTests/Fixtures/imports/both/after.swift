import Bridge

struct Model: LegacyDecodable {
  let id: Int?
}
