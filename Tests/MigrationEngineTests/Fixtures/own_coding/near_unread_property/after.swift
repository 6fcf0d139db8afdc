// reason: `isRead`, which is not read from the document,
import Bridge

struct Message: Decodable, LegacyDecodable, ContainerInitializable {
  let id: Int
  var isRead = false

  init(from container: LegacyContainer) throws { id = try container.value(Int.self, at: "id") }
}
