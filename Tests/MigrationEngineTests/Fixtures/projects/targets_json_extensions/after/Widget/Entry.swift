import Bridge

struct Entry: LegacyDecodable {
  let id: Int

  private enum CodingKeys: String, CodingKey {
    case id = "key"
  }
}
