// reason: Codable already, by an initializer of its own
import Bridge

struct Model: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int

  init(from container: LegacyContainer) throws { id = try container.value(Int.self, at: "id") }

  init(from decoder: any Decoder) throws { id = try decoder.singleValueContainer().decode(Int.self) }
}
