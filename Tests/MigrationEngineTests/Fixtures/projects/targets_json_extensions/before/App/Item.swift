import SwiftyJSON

class Item {
  var id: Int

  init(json: JSON) {
    id = json.idValue
  }
}
