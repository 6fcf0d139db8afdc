// reason: is not understood
import Bridge

struct Banner: LegacyDecodable {
  var id = 0
  var title = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("banner")
    if container.isEmpty() { return }
    id = try container.value(Int.self, at: "id")
    title = try container.value(String.self, at: "title").uppercased()
  }
}
