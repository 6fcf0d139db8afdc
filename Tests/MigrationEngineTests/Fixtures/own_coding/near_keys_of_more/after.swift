// reason: of other properties than its initializer reads
import Bridge

struct User: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int
  var note = ""

  enum CodingKeys: String, CodingKey { case id, note }

  init(from container: LegacyContainer) throws { id = try container.value(Int.self, at: "id") }
}
