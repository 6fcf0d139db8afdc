import SwiftyJSON

class Order {
  var id: Int
  var customerName: String
  var coupon: String?
  var items: [Item] = []

  init(json: JSON) {
    id = json["id"].intValue
    customerName = json["customer_name"].stringValue
    coupon = json["coupon"].string
    for item in json["items"].arrayValue {
      items.append(Item(json: item))
    }
  }
}

struct Item {
  let title: String
  let quantity: Int

  init(json: JSON) {
    title = json["title"].stringValue
    quantity = json["quantity"].intValue
  }
}
