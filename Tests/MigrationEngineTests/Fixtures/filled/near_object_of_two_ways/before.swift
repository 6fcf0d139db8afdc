// reason: needs a written initializer: no declaration can say what `place` is
import SwiftyJSON

class Place {
  var latitude = 0.0
  var name = ""
}

class Shop {
  var place: Place?

  init(json: JSON) {
    if let latitude = json["lat"].double {
      let place = Place()
      place.latitude = latitude
      if let name = json["name"].string { place.name = name }
      self.place = place
    }
  }
}
