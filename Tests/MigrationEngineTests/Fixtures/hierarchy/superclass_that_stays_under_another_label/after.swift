import LegacyJSON
import Bridge

class Page {
  let raw: Any

  init(data: JSON) {
    raw = data.error as Any
  }
}

class Article: Page, LegacyDecodable, ContainerDecodable {
  var title = ""

  required init(from container: LegacyContainer) throws {
    try super.init(data: container.decode(JSON.self))
    title = try container.decode(String.self, at: "title")
  }
}

final class Quote: Page, LegacyDecodable, ContainerDecodable {
  let text: String?

  init(from container: LegacyContainer) throws {
    text = try container.decodeIfPresent(String.self, at: "text")
    try super.init(data: container.decode(JSON.self, at: "page"))
  }
}

let makers: [(JSON) -> Page] = [Quote.init(json:), Quote.init(json:)]
func article(_ json: JSON) -> Article { Article(json: json) }
