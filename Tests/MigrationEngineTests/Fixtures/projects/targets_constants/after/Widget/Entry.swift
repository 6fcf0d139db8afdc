import Bridge

struct Entry: LegacyDecodable {
  let name: String

  private enum CodingKeys: String, CodingKey {
    case name = "title"
  }
}
