import Foundation
import LegacyJSON

struct Event {
  let id: Int
  let name: String
  let place: String
  let parameters: [String: Any]?

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
    place = json["place"].stringValue
    parameters = json["parameters"].dictionaryObject
  }
}
