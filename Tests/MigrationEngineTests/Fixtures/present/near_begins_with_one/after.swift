// reason: needs a written initializer: no declaration can say what `owner` is
import Bridge

struct User: LegacyDecodable {
  let name: String
}

struct Post: LegacyDecodable {
  var owner: User? = User(reading: [:] as [String: Any])

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.exists(at: "owner") { owner = try container.value(User.self, at: "owner") }
  }
}
