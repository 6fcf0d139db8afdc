import SwiftyJSON

struct Model: Codable {
  let id: Int
  let name: String?

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
    name = json["name"].string
  }
}
