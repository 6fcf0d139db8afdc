// reason: needs a written initializer: the type of `id` is not understood
import Bridge

typealias Key = Int?

struct Course: LegacyDecodable, ContainerDecodable {
  var id: Key

  init(from container: LegacyContainer) throws {
    id = try container.decodeIfPresent(Int.self, at: "id")
  }
}
