// reason: the superclass is not converted
import LegacyJSON

class Page {
  let raw: Any

  init?(data: JSON) {
    if data["gone"].boolValue { return nil }
    raw = data.error as Any
  }
}

class Article: Page {
  var title = ""

  override init?(data: JSON) {
    super.init(data: data)
    title = data["title"].stringValue
  }
}
