import SwiftyJSON

class Identified {
  let id: String

  init?(json: JSON) {
    guard let id = json["id"].string else { return nil }
    self.id = id
  }
}

class Located: Identified {
  let lat: Double

  override init?(json: JSON) {
    lat = json["lat"].doubleValue
    super.init(json: json)
  }
}

// A place of the map.
final class Place: Located {
  // What it is called.
  let name: String

  override init?(json: JSON) {
    name = json["name"].string ?? "nameless"
    super.init(json: json)
  }
}
