import SwiftyJSON

class Item {
  var name: String?

  init(json: JSON) {
    update(json)
  }
}
