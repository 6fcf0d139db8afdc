// reason: has `CodingKeys` already
import Bridge

struct Pen: Codable, LegacyDecodable, ContainerInitializable {
  var title: String?

  enum CodingKeys: String, CodingKey {
    case title = "name"
  }

  init(from container: LegacyContainer) throws {
    title = try container.value(String.self, at: "title")
  }
}
