// reason: needs a written initializer
import Bridge

struct User: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int

  private enum CodingKeys: String, CodingKey { case id = "user", note }

  init(from container: LegacyContainer) throws { id = try container.value(Int.self, at: "id") }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode("", forKey: .note)
  }
}
