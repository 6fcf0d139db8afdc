// reason: the key of `name`
import Bridge

struct User: Codable, LegacyDecodable, ContainerInitializable {
  var name = "nobody"
  var age = 1

  init(from container: LegacyContainer) throws {
    if container.isNull() { return }
    name = try container.value(String.self, at: "name")
    age = try container.value(Int.self, at: "age")
  }
}
