// reason: the document is written to
import Foundation
import LegacyJSON

struct Item {
  let bag: [String: Any]
  init(json: JSON) {
    var copy = json
    copy["bag"].dictionaryObject?["seen"] = true
    bag = copy["bag"].dictionaryObject ?? [:]
  }
}
