// reason: the key of `poster`
import Bridge

struct Movie: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int
  let poster: String

  init(from container: LegacyContainer) throws {
    id = try container.value(Int.self, at: "id")
    poster = try container.value(String.self, at: "poster_path")
  }
}
