// reason: not plain: `id`: a null document leaves it `7`
import Bridge

struct Banner: LegacyDecodable {
  var id = 7

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() { return }
    id = try container.decode(Int.self, at: "id")
  }
}
