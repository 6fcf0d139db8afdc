import SwiftyJSON

struct Movie: Encodable {
  let id: Int
  let posterPath: String

  init(json: JSON) {
    id = json["id"].intValue
    posterPath = json["poster_path"].stringValue
  }
}

struct Offer: Codable {
  let id: Int
  let startDate: String

  init(json: JSON) {
    id = json["id"].intValue
    startDate = json["startDate"].stringValue
  }
}
