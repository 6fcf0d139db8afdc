import Bridge

struct User: LegacyDecodable, PathKeys {
  let id: Int

  private enum CodingKeys: String, CodingKey {
    case id = "data.id"
  }
}
