import SwiftyJSON

struct Model: Codable {
  let id: Int?
  let name: String

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
  }
}
