// reason: `NSCache` may hold nothing but objects
import Foundation
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

final class Store {
  let items = NSCache<NSString, Item>()
}
