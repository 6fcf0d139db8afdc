// reason: a wrapper of `name`
import Bridge

struct User: Codable, LegacyDecodable, ContainerInitializable {
  var name = "nobody"
  var age = 1

  init(from container: LegacyContainer) throws {
    if container.isNull() { return }
    name = try container.decode(String.self, at: "name")
    age = try container.decode(Int.self, at: "age")
  }
}
