// reason: the project declares `LegacyDecodable` and its module's name
import SwiftyJSON

struct Item: JSONDeserializable {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}

protocol LegacyDecodable {}

enum Bridge {}
