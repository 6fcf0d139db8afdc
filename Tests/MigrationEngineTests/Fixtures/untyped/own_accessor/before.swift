import Foundation
import LegacyJSON

extension JSON {
  var bag: [String: Any] { dictionaryObject ?? [:] }
}

struct Item {
  let id: Int
  let bag: [String: Any]

  init(json: JSON) {
    id = max(json["id"].intValue, 0)
    bag = json["bag"].bag
  }
}
