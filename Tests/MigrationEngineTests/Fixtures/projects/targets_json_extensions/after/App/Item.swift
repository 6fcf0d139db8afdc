import Bridge

struct Item: LegacyDecodable {
  let id: Int
}
