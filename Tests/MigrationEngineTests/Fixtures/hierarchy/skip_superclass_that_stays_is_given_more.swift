// reason: the initializer takes more than the document, in a hierarchy
import LegacyJSON

class Page {
  let raw: Any

  required init(data: JSON, depth: Int) {
    raw = data.error as Any
  }
}

class Article: Page {
  var title = ""

  required init(data: JSON, depth: Int) {
    super.init(data: data, depth: depth)
    title = data["title"].stringValue
  }
}
