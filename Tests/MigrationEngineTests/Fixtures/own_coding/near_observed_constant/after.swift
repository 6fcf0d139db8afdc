// reason: the declaration of `kind` can't say its value
import Bridge

struct User: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int
  var kind = 0

  init(from container: LegacyContainer) throws {
    id = try container.value(Int.self, at: "user_id")
    kind = 1
  }
}
