import SwiftyJSON

class Entry {
  var name: String

  init(json: JSON) {
    name = json[nameKey].stringValue
  }
}
