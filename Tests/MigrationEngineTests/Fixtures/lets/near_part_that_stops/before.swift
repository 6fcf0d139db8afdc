// reason: it makes something, or asks for something, that no property holds
import SwiftyJSON

struct Range {
  let name: String
  let id: Int

  init(json: JSON) {
    let named = (json["name"].stringValue, json["first"].int!)
    name = named.0
    id = json["id"].intValue
  }
}
