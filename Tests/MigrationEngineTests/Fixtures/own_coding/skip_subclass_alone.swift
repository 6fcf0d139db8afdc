// reason: the type is Codable already, and in a hierarchy
import SwiftyJSON

class Medium {
  var poster = ""

  init() {}
}

// Other code decodes and encodes the title alone.
class Film: Medium, Codable {
  let title: String

  init(json: JSON) {
    title = json["title"].stringValue
    super.init()
    poster = json["poster"].stringValue
  }
}
