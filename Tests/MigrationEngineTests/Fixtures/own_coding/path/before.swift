import SwiftyJSON

struct User: Codable {
  let id: Int
  let city: String
  let change: Int?
  let half: Int?

  init(json: JSON) {
    id = json["id"].intValue
    city = json["address"]["city"].stringValue
    change = json["days"]["-1"].int
    half = json["days"]["½"].int
  }
}
