import LegacyJSON

class Page {
  let raw: Any

  init(data: JSON) {
    raw = data.error as Any
  }
}

class Article: Page {
  var title = ""

  override init(data: JSON) {
    super.init(data: data)
    title = data["title"].stringValue
  }
}

final class Quote: Page {
  let text: String?

  override init(data: JSON) {
    text = data["text"].string
    super.init(data: data["page"])
  }
}

let makers: [(JSON) -> Page] = [Quote.init(data:), Quote.init]
func article(_ json: JSON) -> Article { Article(data: json) }
