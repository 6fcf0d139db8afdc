// options: declared
// reason: not tightened: `city` is read at a path
import Bridge

struct User: LegacyDecodable, PathKeys {
  let city: String

  private enum CodingKeys: String, CodingKey {
    case city = "address.city"
  }
}
