import LegacyJSON
import Bridge

class Page {
  let raw: Any

  init(json: JSON) {
    raw = json.error as Any
  }
}

extension Page: LegacyReadable { static func legacyValue(from json: JSON) -> Page { Page(json: json) } }

class Article: Page, LegacyDecodable {
  var title = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(json: container.value(JSON.self))
    title = try container.value(String.self, at: "title")
  }
}

final class Quote: Page, LegacyDecodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.valueIfPresent(String.self, at: "text")
    try super.init(json: container.value(JSON.self, at: "page"))
  }
}
