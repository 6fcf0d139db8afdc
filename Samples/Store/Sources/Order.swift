import SwiftyJSON

class Order {
  var id: Int
  var customerName: String
  var total: Double
  var coupon: String?
  var isPaid: Bool
  var items: [Item] = []

  init(json: JSON) {
    id = json["id"].intValue
    customerName = json["customer_name"].stringValue
    total = json["total"].doubleValue
    coupon = json["coupon"].string
    isPaid = json["is_paid"].boolValue
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
