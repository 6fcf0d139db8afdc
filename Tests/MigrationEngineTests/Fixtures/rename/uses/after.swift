// options: rename
import Bridge

struct Model: LegacyDecodable {
  let productId: Int?
}

extension Model {
  func same(_ other: Model) -> Bool { self.productId == other.productId && productId != 0 }
}
func f(m: [Model], productID: Int) -> Int? { m.first { $0.productId == productID }?.productId }
