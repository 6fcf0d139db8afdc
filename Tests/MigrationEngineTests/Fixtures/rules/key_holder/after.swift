import Bridge

struct Keys {
  let id = "user_id"
  let name = "name"
}

struct Member: LegacyDecodable {
  private let keys = Keys()
  let id: Int
  let name: String

  private enum CodingKeys: String, CodingKey {
    case name
    case id = "userId"
  }
}
