import SwiftyJSON

class Owner {
  var name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

class Item {
  var id = Int()
  var owner = Owner(json: [:])
  var seller = Owner.init(json: [:])

  init(json: JSON) {
    id = json["id"].intValue
    owner = Owner(json: json["owner"])
    seller = Owner.init(json: json["seller"])
  }
}
