import LegacyJSON
import Bridge

class Page {
  let raw: Any

  required init(json: JSON) {
    raw = json.error as Any
  }
}

class Article: Page, LegacyDecodable, ContainerDecodable {
  var title = ""

  required init(from container: LegacyContainer) throws {
    try super.init(json: container.decode(JSON.self))
    title = try container.decode(String.self, at: "title")
  }
  required convenience init(json: JSON) { self.init(decoding: json) }
}
