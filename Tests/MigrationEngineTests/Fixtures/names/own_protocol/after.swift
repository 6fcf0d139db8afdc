import Bridge

struct Item: Bridge.LegacyDecodable {
  let id: Int?
}

protocol LegacyDecodable {}
