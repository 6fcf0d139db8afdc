// reason: is not understood
import Bridge

struct Page: LegacyDecodable, ContainerDecodable {
  var title: String?
  var note: String?

  init(from container: LegacyContainer) throws {
    if container.exists(at: "title") {
      title = try container.decode(String.self, at: "title")
    } else {
      print("untitled")
    }
  }
}
