import SwiftyJSON

struct Geo {
  var lat = 0.0
  var lng = 0.0
}

struct Address {
  var street = ""
  var geo = Geo()
}

final class Owner {
  var name = "nobody"
  var mail: String?
}

class Shop {
  var address = Address()
  var owner = Owner()

  init(json: JSON) {
    let part = json["address"]
    address.street = part["street"].stringValue
    address.geo.lat = part["lat"].doubleValue
    address.geo.lng = part["lng"].doubleValue
    if let name = json["owner"]["name"].string {
      owner.name = name
    }
    owner.mail = json["owner"]["mail"].string
  }
}
