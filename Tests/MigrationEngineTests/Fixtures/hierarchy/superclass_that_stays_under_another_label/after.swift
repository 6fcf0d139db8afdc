import LegacyJSON
import Bridge

class Page {
  let raw: Any

  init(data: JSON) {
    raw = data.error as Any
  }
}

class Article: Page, LegacyDecodable {
  var title = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(data: container.value(JSON.self))
    title = try container.value(String.self, at: "title")
  }
}

final class Quote: Page, LegacyDecodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.valueIfPresent(String.self, at: "text")
    try super.init(data: container.value(JSON.self, at: "page"))
  }
}

let makers: [(JSON) -> Page] = [Quote.init(json:), Quote.init(json:)]
func article(_ json: JSON) -> Article { Article(json: json) }
