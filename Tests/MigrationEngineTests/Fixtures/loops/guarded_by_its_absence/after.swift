import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable {
  let count: Int
  var items: [Item] = []

  private enum CodingKeys: String, CodingKey {
    case count
  }
}
