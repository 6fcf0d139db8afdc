import SwiftyJSON

struct Spot {
  let latitude: Double
  let longitude: Double

  init?(json: JSON) {
    guard let coordinates = json["coordinates"].array, coordinates.count > 1, let latitude = coordinates[1].double,
      let longitude = coordinates[0].double
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

struct Name {
  let middle: String
  let last: String?

  init(json: JSON) {
    let parts = json["parts"].arrayValue
    if parts.count >= 3 {
      middle = parts[1].stringValue
      last = parts[2].string
    } else {
      middle = ""
      last = nil
    }
  }
}

struct Pair {
  let isPair: Bool
  let isMore: Bool
  var size = 0

  init(json: JSON) {
    isPair = json["parts"].arrayValue.count == 2
    isMore = 2 < json["parts"].arrayValue.count
    switch json["sizes"].arrayValue.count {
    case 0: size = 5
    case 1: size = json["sizes"][0].intValue
    default: size = json["sizes"][1].intValue
    }
  }
}
