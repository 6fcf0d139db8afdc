// options: declared
// reason: not tightened: `Team` is not
import Bridge

struct User: LegacyDecodable {
  let name: String
}

struct Team: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let owner: User
  let city: String

  private enum CodingKeys: String, CodingKey {
    case owner
    case city = "address.city"
  }
}
