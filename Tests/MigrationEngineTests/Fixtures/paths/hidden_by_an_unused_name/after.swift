import Bridge

struct User: LegacyDecodable {
  let id: Int

  private enum CodingKeys: String, CodingKey {
    case id = "userId"
  }
}
