// reason: needs a written initializer: an empty document leaves `isRead` another value
import Bridge

struct Banner: LegacyDecodable, ContainerDecodable {
  var id = 0
  var isRead: Bool = false

  init(from container: LegacyContainer) throws {
    if container.isEmpty() { return }
    id = try container.decode(Int.self, at: "id")
    isRead = true
  }
}
