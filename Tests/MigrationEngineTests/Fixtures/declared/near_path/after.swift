// options: declared
// reason: not tightened: `city` is read at a path
import Bridge

struct User: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let city: String

  private enum CodingKeys: String, CodingKey {
    case city = "address.city"
  }
}
