// reason: the type is Decodable already
import SwiftyJSON

struct Item: Decodable {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}
