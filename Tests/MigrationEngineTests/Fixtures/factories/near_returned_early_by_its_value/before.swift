// reason: is not understood
import SwiftyJSON

class Product {
  var name = ""
  var price = 0

  static func from(_ json: JSON) -> Product {
    let product = Product()
    product.name = json["name"].stringValue
    json["prices"].arrayValue.forEach { price in
      if product.price > 0 { return }
      product.price = price["amount"].intValue
    }
    return product
  }
}
