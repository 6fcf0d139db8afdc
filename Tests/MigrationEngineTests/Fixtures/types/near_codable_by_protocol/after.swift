// reason: Codable already
import Bridge

protocol Entity: Codable {}

struct Model: Entity, LegacyDecodable, ContainerInitializable {
  var a: Int?
  init(from container: LegacyContainer) throws { a = try container.valueIfPresent(Int.self, at: "a") }
}
