// reason: needs a written initializer: `if json["owner"].exists() { …` is not understood
import Bridge

final class Page: LegacyDecodable, ContainerDecodable {
  var title: String = ""
  var note: String?

  init(from container: LegacyContainer) throws {
    if container.exists(at: "owner") {
      if container.exists(at: "owner", "name") {
        title = try container.decode(String.self, at: "owner", "name")
        return
      }
      note = try container.decodeIfPresent(String.self, at: "owner", "note")
    }
    title = try container.decode(String.self, at: "title")
  }
}
