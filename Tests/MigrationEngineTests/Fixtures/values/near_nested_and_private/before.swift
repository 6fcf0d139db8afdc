// reason: needs a written initializer
import SwiftyJSON

final class Geo {
  private var lat = 0.0
  func set(_ lat: Double) { self.lat = lat }
}

struct Shop {
  var geo = Geo()

  init(json: JSON) {
    geo.set(json["lat"].doubleValue)
  }
}
