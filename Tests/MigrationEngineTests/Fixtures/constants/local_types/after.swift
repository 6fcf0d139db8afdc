import Bridge

struct Customer: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let nickname: String?
  let age: Int?
  let city: String

  private enum CodingKeys: String, CodingKey {
    case nickname, age
    case city = "user.address.town"
  }
}
