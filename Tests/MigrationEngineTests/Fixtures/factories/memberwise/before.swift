import SwiftyJSON

struct Address {
  let city: String
  let street: String?

  static func from(json: JSON) -> Address {
    return Address(
      city: json["city"].stringValue,
      street: json["street"].string
    )
  }
}

struct User {
  let id: Int
  let address: Address
  let others: [Address]

  static func from(json: JSON) -> User {
    let address = Address.from(json: json["address"])
    return User(id: json["id"].intValue, address: address, others: json["others"].arrayValue.map(Address.from))
  }
}
