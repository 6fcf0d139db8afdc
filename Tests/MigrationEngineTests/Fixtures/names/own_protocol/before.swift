import SwiftyJSON

struct Item: JSONDeserializable {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}

protocol LegacyDecodable {}
