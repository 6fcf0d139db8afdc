import Foundation
import SwiftyJSON

class Cart {
  let id: Int

  init(_ json: JSON) { id = json["id"].intValue }
}

final class Shop {
  var cart: Cart?
  var other: Cart?

  func load(_ data: Data, _ ask: (@escaping (Data) -> Void) -> Void) {
    let response = JSON(data)
    cart = Cart(response)
    ask { data in
      let response = JSON(data)
      self.other = Cart(response)
    }
  }
}
