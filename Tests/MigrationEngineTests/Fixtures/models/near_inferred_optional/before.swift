// reason: needs a written initializer: no declaration can say what `owner` is
import SwiftyJSON

class Owner {
  var name: String

  init?(json: JSON) {
    guard let name = json["name"].string else { return nil }
    self.name = name
  }
}

class Item {
  var owner = Owner(json: [:])

  init(json: JSON) {
    owner = Owner(json: json["owner"])
  }
}
