import Bridge

struct Message: LegacyDecodable {
  let id: Int
}
