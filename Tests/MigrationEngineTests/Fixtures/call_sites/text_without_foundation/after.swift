import Bridge
import Foundation

struct Cart: LegacyDecodable {
  let id: Int
}

func cart() -> Cart {
  let cart = Cart(reading: Data(#"{"id": 2}"#.utf8))
  return cart
}
