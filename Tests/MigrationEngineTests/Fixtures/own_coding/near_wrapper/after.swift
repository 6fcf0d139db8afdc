// reason: a wrapper of `id`
import Bridge

struct Model: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int?
  let name: String

  init(from container: LegacyContainer) throws {
    id = try container.value(Int.self, at: "id")
    name = try container.value(String.self, at: "name")
  }
}
