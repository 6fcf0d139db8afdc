// reason: the superclass is not converted
import LegacyJSON

class Page {
  let raw: Any

  required init(data: JSON) {
    raw = data.error as Any
  }

  convenience init(text: String) { self.init(data: JSON(parseJSON: text)) }
}

class Article: Page {
  var title = ""

  required init(data: JSON) {
    super.init(data: data)
    title = data["title"].stringValue
  }
}
