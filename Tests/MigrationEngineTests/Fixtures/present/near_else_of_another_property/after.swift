// reason: not plain: not understood: `if json["title"].exists() { …`
import Bridge

struct Page: LegacyDecodable, ContainerDecodable {
  var title: String?
  var note: String?

  init(from container: LegacyContainer) throws {
    if container.exists(at: "title") {
      title = try container.decode(String.self, at: "title")
    } else {
      note = nil
    }
  }
}
