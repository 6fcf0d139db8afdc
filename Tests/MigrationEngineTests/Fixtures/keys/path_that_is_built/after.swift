import Bridge

struct Model: LegacyDecodable, PathKeys {
  let a: Int?

  private enum CodingKeys: String, CodingKey {
    case a = "a.1"
  }
}
