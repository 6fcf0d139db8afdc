import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Part: LegacyDecodable {
  let name: String
}

struct Answer: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let code: Int
  let id: Int
  let name: String?
  let items: [Item]
  let parts: [Part]

  private enum CodingKeys: String, CodingKey {
    case code, items
    case id = "user.id"
    case name = "user.name"
    case parts = "data.parts"
  }
}
