// reason: `from` makes one of a `JSON`
import SwiftyJSON

class Product {
  var name = "" { didSet { changes += 1 } }
  private(set) var changes = 0

  static func from(_ json: JSON) -> Product {
    let product = Product()
    product.name = json["name"].stringValue
    return product
  }
}
