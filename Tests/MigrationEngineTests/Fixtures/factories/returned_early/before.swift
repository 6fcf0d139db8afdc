import SwiftyJSON

class Product {
  var name = ""
  var price = 0
  var tags = [String]()

  class func load(_ data: JSON?) -> Product? {
    let product = Product()
    guard let data = data else { return product }
    if let name = data["name"].string { product.name = name }
    if data["price"].isEmpty && !data["price"].exists() {
      return product
    }
    product.price = data["price"].intValue
    for tag in data["tags"].arrayValue { product.tags.append(tag.stringValue) }
    return product
  }
}

func show(_ json: JSON) -> String {
  if let product = Product.load(json["product"]) { return product.name }
  return ""
}
