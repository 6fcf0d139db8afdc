import Core
import Bridge

struct Item: LegacyDecodable {
  let name: String
  let size: Int?

  private enum CodingKeys: String, CodingKey {
    case name = "title"
    case size = "length"
  }
}
