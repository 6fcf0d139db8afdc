// reason: the type is Codable already
import LegacyJSON

struct Item: Codable {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}
