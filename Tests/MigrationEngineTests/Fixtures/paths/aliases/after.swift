import Bridge

struct Keys {
  static let data = "data"
}

struct User: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let id: Int
  let city: String
  let street: String?
  let picture: String
  let login: String

  private enum CodingKeys: String, CodingKey {
    case login
    case id = "data.id"
    case city = "data.address.city"
    case street = "data.address.street"
    case picture = "pictures.0.url"
  }
}
