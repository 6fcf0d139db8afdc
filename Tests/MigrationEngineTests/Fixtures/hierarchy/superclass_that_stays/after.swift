import LegacyJSON
import Bridge

class Page {
  let raw: Any

  init(json: JSON) {
    raw = json.error as Any
  }
}

extension Page: LegacyReadable { static func legacyValue(from json: JSON) -> Page { Page(json: json) } }

class Article: Page, LegacyDecodable, ContainerDecodable {
  var title = ""

  required init(from container: LegacyContainer) throws {
    try super.init(json: container.decode(JSON.self))
    title = try container.decode(String.self, at: "title")
  }
}

final class Quote: Page, LegacyDecodable, ContainerDecodable {
  let text: String?

  init(from container: LegacyContainer) throws {
    text = try container.decodeIfPresent(String.self, at: "text")
    try super.init(json: container.decode(JSON.self, at: "page"))
  }
}
