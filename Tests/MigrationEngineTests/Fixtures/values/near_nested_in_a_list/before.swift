// reason: `geo.lat = json["lat"].doubleValue` is not understood
import SwiftyJSON

final class Geo {
  var lat = 0.0
}

struct Shop {
  var geo = Geo()
  var all: [Geo] = []

  init(json: JSON) {
    all.append(geo)
    geo.lat = json["lat"].doubleValue
  }
}
