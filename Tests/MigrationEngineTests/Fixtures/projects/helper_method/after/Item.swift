import Bridge

struct Item: LegacyDecodable {
  let name: String?
}
