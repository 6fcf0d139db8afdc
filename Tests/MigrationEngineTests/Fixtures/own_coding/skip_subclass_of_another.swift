// reason: the type is Codable already, and in a hierarchy
import SwiftyJSON

class Medium: Codable {
  var poster = ""

  init() {}
}

// Other code decodes the poster alone, and makes a film of it.
class Film: Medium {
  var title = ""

  convenience init(json: JSON) {
    self.init()
    title = json["title"].stringValue
  }
}
