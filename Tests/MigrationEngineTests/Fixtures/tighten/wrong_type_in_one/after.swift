import Bridge

struct Model: LegacyDecodable {
  let name: String?
  let count: Int?
}
