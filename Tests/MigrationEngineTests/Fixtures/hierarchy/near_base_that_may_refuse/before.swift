// reason: no property rules: it may refuse a document, and has the subclass `Bike`
import SwiftyJSON

class Gear {
  var name: String = ""

  init?(json: JSON) {
    guard let name = json["name"].string else { return nil }
    self.name = name
  }
}

class Bike: Gear {
  var frame: Int?

  override init?(json: JSON) {
    super.init(json: json)
    frame = json["frame"].int
  }
}

func note(_ values: [Gear]) {}
