import SwiftyJSON

struct Customer {
  let id: Int?
  let name: String?
  let points: Int?
  let orders: [Order]

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
    points = json["points"].int
    orders = json["orders"].arrayValue.map { Order(json: $0) }
  }

  var greeting: String {
    if let name = name {
      return "Hello, \(name)"
    }
    return "Hello"
  }
}
