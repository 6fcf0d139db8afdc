import LegacyJSON
import Bridge

class Note: LegacyDecodable {
  let id: Int
  var content: JSON
  var extra: JSON?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let dictionary = container.members()
    id = try dictionary["id"]?.valueIfPresent(Int.self) ?? -1
    if let part = dictionary["content"], !part.isEmpty() {
      content = try part.value(JSON.self)
    } else {
      content = try JSON(parseJSON: container.value(String.self, at: "content"))
    }
    extra = try JSON(["id": container.value(Int.self, at: "id")])
  }
}
