import Foundation
import Bridge

struct Cart: LegacyDecodable {
  let id: Int
}

final class Shop {
  var cart: Cart?
  var other: Cart?

  func load(_ data: Data, _ ask: (@escaping (Data) -> Void) -> Void) {
    cart = Cart(reading: data)
    ask { data in
      self.other = Cart(reading: data)
    }
  }
}
