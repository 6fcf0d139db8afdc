import Bridge

struct Model: LegacyDecodable {
  let a: Int?

  private enum CodingKeys: String, CodingKey {
    case a = "b"
  }
}
