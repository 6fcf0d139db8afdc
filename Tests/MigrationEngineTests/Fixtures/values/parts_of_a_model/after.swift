import Bridge

struct Address: LegacyDecodable {
  let city: String
  let zip: Int?
}

struct Person: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let city: String
  let zip: Int?

  private enum CodingKeys: String, CodingKey {
    case city = "address.city"
    case zip = "address.zip"
  }
}
