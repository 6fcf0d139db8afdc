import Bridge

struct Item: LegacyDecodable, PathKeys {
  let id: Int
  private enum CodingKeys: String, CodingKey {
    case id = "a.id"
  }
}
