import SwiftyJSON

struct User: Codable {
  let id: Int
  let city: String

  init(json: JSON) {
    id = json["id"].intValue
    city = json["address"]["city"].stringValue
  }
}
