import Bridge

struct User: LegacyDecodable {
  let id: Int

  static let keySpelling: KeySpelling = .paths

  private enum CodingKeys: String, CodingKey {
    case id = "data.id"
  }
}
