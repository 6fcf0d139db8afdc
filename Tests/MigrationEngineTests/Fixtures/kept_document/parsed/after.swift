import LegacyJSON
import Bridge

class Note: LegacyDecodable, ContainerDecodable {
  let id: Int
  var content: JSON
  var extra: JSON?

  required init(from container: LegacyContainer) throws {
    let dictionary = container.members()
    id = try dictionary["id"]?.decodeIfPresent(Int.self) ?? -1
    if let part = dictionary["content"], !part.isEmpty() {
      content = try part.decode(JSON.self)
    } else {
      content = try JSON(parseJSON: container.decode(String.self, at: "content"))
    }
    extra = try JSON(["id": container.decode(Int.self, at: "id")])
  }
}
