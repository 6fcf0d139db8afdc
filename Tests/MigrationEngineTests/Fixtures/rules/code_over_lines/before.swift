import SwiftyJSON

struct Position {
  let latitude: Double
  let longitude: Double
}

struct Place {
  let id: Int
  let name: String
  let position: Position
  let link: String

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
    position = Position(
      latitude: json["position"]["latitude"].doubleValue,  // degrees
      longitude: json["position"]["longitude"].double ?? 180
    )
    link = "https://example.com/places/"
      + json["slug"].stringValue
      + "?page=1"
  }
}
