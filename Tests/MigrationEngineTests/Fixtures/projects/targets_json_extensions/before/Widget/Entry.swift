import SwiftyJSON

class Entry {
  var id: Int

  init(json: JSON) {
    id = json.idValue
  }
}
