// reason: needs a written initializer: no declaration can say what `owner` is
import Bridge

struct User: LegacyDecodable {
  let name: String
}

struct Post: LegacyDecodable, ContainerDecodable {
  var owner: User? = User(reading: [:] as [String: Any])

  init(from container: LegacyContainer) throws {
    if container.exists(at: "owner") { owner = try container.decode(User.self, at: "owner") }
  }
}
