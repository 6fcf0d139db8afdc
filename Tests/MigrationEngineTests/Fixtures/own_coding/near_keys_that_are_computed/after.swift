// reason: the type has `CodingKeys` already
import Bridge

struct User: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int

  enum CodingKeys: String, CodingKey {
    case id

    var isFirst: Bool { self == .id }
  }

  init(from container: LegacyContainer) throws { id = try container.value(Int.self, at: "id") }
}
