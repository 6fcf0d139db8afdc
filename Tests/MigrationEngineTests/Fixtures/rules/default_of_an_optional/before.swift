import SwiftyJSON

// Empty documents are left unread.
class Address {
  var city: String!
  var zip: Int?
  var note: String?

  init(fromJson json: JSON!) {
    if json.isEmpty {
      return
    }
    city = json["city"].string ?? ""
    zip = json["zip"].int ?? 0
    note = json["note"].string
  }
}

struct Offer {
  var title: String?
  var price: Double!
  var isNew: Bool?
  var isOpen: Bool! = false

  init(json: JSON) {
    title = json["title"].string ?? ""
    price = json["price"].double ?? 0.0
    isNew = json["is_new"].bool ?? false
    isOpen = json["is_open"].bool ?? true
  }
}

func address(of json: JSON) -> Address { Address(fromJson: json["address"]) }
