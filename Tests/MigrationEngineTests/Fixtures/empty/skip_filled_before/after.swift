// reason: not plain: `id` is filled even when the document is empty
import Bridge

struct Banner: LegacyDecodable {
  var id: Int?
  var name: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "id")
    if container.isEmpty() { return }
    name = try container.decode(String.self, at: "name")
  }
}
