import Bridge

struct Model: LegacyDecodable {
  let KEY_NAME = "full_name"
  let fullName: String?

  private enum CodingKeys: String, CodingKey {
    case fullName
  }
}
