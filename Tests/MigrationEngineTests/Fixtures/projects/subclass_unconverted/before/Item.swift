import SwiftyJSON

class Item: Base {
  var name: String?

  override init(json: JSON) {
    name = json["name"].string
    super.init(json: json)
  }
}
