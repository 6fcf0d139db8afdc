// reason: by an initializer of its own
import Bridge

struct Pen: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int?

  init(from container: LegacyContainer) throws {
    id = try container.value(Int.self, at: "id")
  }

  init(from decoder: Decoder) throws {
    id = nil
  }
}
