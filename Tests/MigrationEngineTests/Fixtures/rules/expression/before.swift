import SwiftyJSON

class Product {
  var id: Int
  var name: String
  var note: String?
  var price: String
  var isWasher: Bool

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
    note = json["note"].string
    // With its sign.
    price = "$" + json["total"].stringValue
    isWasher = json["type"].stringValue == "washer"
  }
}
