import SwiftyJSON

struct Product {
  let a: Int
  let price, title: String

  init(json: JSON) {
    a = json["a"].intValue
    price = "$" + json["price"].stringValue
    title = json["title"].stringValue
  }
}
