import LegacyJSON

class Page {
  let raw: Any

  required init(json: JSON) {
    raw = json.error as Any
  }
}

class Article: Page {
  var title = ""

  required init(json: JSON) {
    super.init(json: json)
    title = json["title"].stringValue
  }
}
