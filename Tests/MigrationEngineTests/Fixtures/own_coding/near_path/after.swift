// reason: the key of `city`
import Bridge

struct User: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int
  let city: String

  init(from container: LegacyContainer) throws {
    id = try container.value(Int.self, at: "id")
    city = try container.value(String.self, at: "address", "city")
  }
}
