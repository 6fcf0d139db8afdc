// reason: an object is needed here
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

protocol Named {}

extension Named where Self: AnyObject {
  var name: String { "object" }
}

extension Named {
  var name: String { "value" }
}

extension Item: Named {}
