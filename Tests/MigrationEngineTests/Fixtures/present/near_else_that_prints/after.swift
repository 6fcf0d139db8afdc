// reason: is not understood
import Bridge

struct Page: LegacyDecodable {
  var title: String?
  var note: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.exists(at: "title") {
      title = try container.value(String.self, at: "title")
    } else {
      print("untitled")
    }
  }
}
