// reason: needs a written initializer
import SwiftyJSON

struct Cart {
  var items: [CartItem]

  init?(dict: JSON) {
    var found: [CartItem] = []
    for item in dict["items"].arrayValue {
      guard CartItem(dict: item["checked"]) != nil else { return nil }
      if let item = CartItem(dict: item["item"]) {
        found.append(item)
      }
    }
    items = found
  }
}

struct CartItem {
  let id: Int

  init?(dict: JSON) {
    guard let id = dict["id"].int else { return nil }
    self.id = id
  }
}
