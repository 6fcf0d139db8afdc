import LegacyJSON
import Bridge

class Page {
  let raw: Any

  required init(json: JSON) {
    raw = json.error as Any
  }
}

class Article: Page, LegacyDecodable {
  var title = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(json: container.value(JSON.self))
    title = try container.value(String.self, at: "title")
  }
  required convenience init(json: JSON) { self.init(decoding: json) }
}
