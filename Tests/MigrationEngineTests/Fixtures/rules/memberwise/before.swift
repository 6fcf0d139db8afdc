import SwiftyJSON

struct Product {
  let a: Int
  let b: Int
  let c: Int
  let price: String
}

extension Product {
  init(json: JSON) {
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    price = "$" + json["price"].stringValue
  }
}

let sample = Product(a: 1, b: 2, c: 3, price: "$4")
