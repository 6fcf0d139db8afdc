import LegacyJSON
import Bridge

class Page {
  let raw: Any

  init(json: JSON) {
    raw = json.object
  }
}

extension Page: LegacyReadable { static func read(_ json: JSON) -> Page { Page(json: json) } }

class Article: Page, LegacyDecodable {
  var title = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(json: container.decode(JSON.self))
    title = try container.decode(String.self, at: "title")
  }
}

final class Quote: Page, LegacyDecodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.decodeIfPresent(String.self, at: "text")
    try super.init(json: container.decode(JSON.self, at: "page"))
  }
}
