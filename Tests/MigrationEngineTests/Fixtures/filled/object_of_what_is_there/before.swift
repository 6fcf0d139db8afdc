import SwiftyJSON

class Place {
  var latitude = 0.0
  var longitude = 0.0
}

class Shop {
  var place: Place?

  init(json: JSON) {
    if let latitude = json["place"]["lat"].double {
      if let longitude = json["place"]["lng"].double {
        let place = Place()
        place.latitude = latitude
        place.longitude = longitude
        self.place = place
      }
    }
  }
}
