import LegacyJSON
import Bridge

class Page {
  let raw: Any

  init(json: JSON) {
    raw = json.error as Any
  }
}

extension Page: LegacyReadable { static func legacyValue(from json: JSON) -> Page { Page(json: json) } }

class Article: Page {
  var title = ""

  override init(json: JSON) {
    super.init(json: json)
    title = json["title"].stringValue
  }
}

final class Quote: Page {
  let text: String?

  override init(json: JSON) {
    text = json["text"].string
    super.init(json: json["page"])
  }
}
