// reason: the type is Codable already, and in a hierarchy
import SwiftyJSON

// Other code decodes and encodes the poster alone, of films as well.
class Medium: Codable {
  var poster = ""

  init(json: JSON) { poster = json["poster"].stringValue }
}

class Film: Medium {
  var title = ""

  convenience init(film json: JSON) {
    self.init(json: json)
    title = json["title"].stringValue
  }
}
