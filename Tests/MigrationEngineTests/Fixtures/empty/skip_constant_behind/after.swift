// reason: not plain: an empty document leaves `isRead` another value
import Bridge

struct Banner: LegacyDecodable {
  var id = 0
  var isRead: Bool = false

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() { return }
    id = try container.decode(Int.self, at: "id")
    isRead = true
  }
}
