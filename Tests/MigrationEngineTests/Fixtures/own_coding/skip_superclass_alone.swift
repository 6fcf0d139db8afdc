// reason: the type is Codable already, and in a hierarchy
import SwiftyJSON

// Other code decodes and encodes the poster alone, of films as well.
class Medium: Codable {
  let poster: String

  init(json: JSON) { poster = json["poster"].stringValue }
}

class Film: Medium {
  var title = ""

  override init(json: JSON) {
    super.init(json: json)
    title = json["title"].stringValue
  }
}
