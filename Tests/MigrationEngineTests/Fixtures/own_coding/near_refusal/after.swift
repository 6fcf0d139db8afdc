// reason: an initializer that may fail
import Bridge

struct Model: Codable, LegacyFailableDecodable, ContainerInitializable {
  let id: Int
  let name: String?

  init(from container: LegacyContainer) throws {
    guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
    self.id = id
    name = try container.valueIfPresent(String.self, at: "name")
  }
}
