import SwiftyJSON

struct Address {
  let city: String
  let zip: Int?

  init(json: JSON) {
    city = json["city"].stringValue
    zip = json["zip"].int
  }
}

struct Person {
  let city: String
  let zip: Int?

  init(json: JSON) {
    let address = Address(json: json["address"])
    city = address.city
    zip = address.zip
  }
}
