// reason: the type is Codable already, and in a hierarchy
import SwiftyJSON

class Medium: Codable {
  let poster: String

  init(json: JSON) { poster = json["poster_path"].stringValue }
}

class Film: Medium {}
