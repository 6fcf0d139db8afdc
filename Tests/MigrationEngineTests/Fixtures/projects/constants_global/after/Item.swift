import Bridge

struct Item: LegacyDecodable {
  let name: String
  let size: Int?

  private enum CodingKeys: String, CodingKey {
    case name
    case size = "length"
  }
}
