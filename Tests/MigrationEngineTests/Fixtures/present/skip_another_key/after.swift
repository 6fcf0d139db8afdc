// reason: not plain: not understood: `if json["has_owner"].exists() { owner = User(json: json["owner"]) }`
import Bridge

struct User: LegacyDecodable {
  let name: String
}

struct Post: LegacyDecodable {
  var owner: User?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.exists(at: "has_owner") { owner = try container.decode(User.self, at: "owner") }
  }
}
