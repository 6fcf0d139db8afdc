import SwiftyJSON

struct Movie: Codable {
  let id: Int
  let poster: String

  init(json: JSON) {
    id = json["id"].intValue
    poster = json["poster_path"].stringValue
  }
}
