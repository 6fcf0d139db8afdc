// reason: the superclass is not converted
import LegacyJSON

class Page {
  let raw: Any

  init(json: JSON) {
    raw = json.error as Any
  }

  convenience init(title: String) {
    self.init(json: ["title": JSON(title)])
  }
}

class Article: Page {
  var title = ""

  override init(json: JSON) {
    super.init(json: json)
    title = json["title"].stringValue
  }
}
