import SwiftyJSON

struct Keys {
  static let data = "data"
}

struct User {
  let id: Int
  let city: String
  let street: String?
  let picture: String
  var login: String

  init(json: JSON) {
    let data = json[Keys.data]
    let address = data["address"]
    id = data["id"].intValue
    city = address["city"].stringValue
    street = data["address", "street"].string
    picture = json["pictures"][0]["url"].stringValue
    let name = json["login"].stringValue
    login = name
  }
}
