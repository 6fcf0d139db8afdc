// reason: `update` is overridden
import LegacyJSON

class Page {
  var title = ""

  init(json: JSON) { update(json: json) }

  func update(json: JSON) { title = json["title"].stringValue }
}

final class Article: Page {
  var text = ""

  override func update(json: JSON) {
    super.update(json: json)
    text = json["text"].stringValue
  }
}
