import Foundation
import LegacyJSON

extension JSON {
  var price: NSNumber { return number ?? 0 }
}

struct Item {
  let price: Double
  init(json: JSON) { price = json["price"].price.doubleValue }
}
