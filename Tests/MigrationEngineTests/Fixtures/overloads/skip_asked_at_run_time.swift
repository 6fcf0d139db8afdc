// reason: something is asked here whether it is Decodable
import SwiftyJSON

struct Item: JSONDeserializable {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}

func isDecodable(_ value: Any) -> Bool { value is Decodable }
