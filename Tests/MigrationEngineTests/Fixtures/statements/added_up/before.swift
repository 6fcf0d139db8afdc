import SwiftyJSON

struct Cart {
  var count = 0
  var total = 1.5
  var title = "Cart: "

  init(json: JSON) {
    count += json["items"].arrayValue.count
    count += json["gifts"].arrayValue.count
    total += json["price"].doubleValue
    title += json["name"].stringValue
  }
}
