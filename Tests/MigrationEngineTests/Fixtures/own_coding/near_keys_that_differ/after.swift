// reason: which are not the keys that its initializer reads
import Bridge

struct User: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int

  enum CodingKeys: String, CodingKey { case id = "userId" }

  init(from container: LegacyContainer) throws { id = try container.value(Int.self, at: "id") }
}
