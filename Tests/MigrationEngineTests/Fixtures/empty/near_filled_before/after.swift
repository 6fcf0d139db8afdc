// reason: needs a written initializer: `id` is filled even when the document is empty
import Bridge

struct Banner: LegacyDecodable, ContainerDecodable {
  var id: Int?
  var name: String?

  init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
    if container.isEmpty() { return }
    name = try container.decode(String.self, at: "name")
  }
}
