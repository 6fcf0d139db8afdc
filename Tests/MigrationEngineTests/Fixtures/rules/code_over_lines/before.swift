import CoreLocation
import SwiftyJSON

struct Place {
  let id: Int
  let name: String
  let position: CLLocationCoordinate2D
  let link: String

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
    position = CLLocationCoordinate2D(
      latitude: json["position"]["latitude"].doubleValue,  // degrees
      longitude: json["position"]["longitude"].double ?? 180
    )
    link = "https://example.com/places/"
      + json["slug"].stringValue
      + "?page=1"
  }
}
