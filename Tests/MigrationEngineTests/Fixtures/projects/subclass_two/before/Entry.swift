import SwiftyJSON

class Entry: Base {
  var title: String?

  override init(json: JSON) {
    title = json["title"].string
    super.init(json: json)
  }
}
