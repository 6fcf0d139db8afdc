// reason: the declaration of `kind` can't say its value
import Bridge

struct User: Codable, LegacyDecodable, ContainerInitializable {
  var kind = "none"

  enum CodingKeys: String, CodingKey { case id }

  let id: Int

  init(from container: LegacyContainer) throws {
    id = try container.value(Int.self, at: "id")
    kind = "user"
  }
}
