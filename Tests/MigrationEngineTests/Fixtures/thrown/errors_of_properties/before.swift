import SwiftyJSON

enum PointError: Error { case empty, missing(String) }

struct Point {
  let lat: Double
  let lng: Double
  let name: String?

  init(json: JSON) throws {
    guard let lat = json["lat"].double else { throw PointError.missing("lat") }
    guard let lng = json["lng"].double else { throw PointError.missing("lng") }
    self.lat = lat
    self.lng = lng
    name = json["name"].string
  }
}

struct Spot {
  let latitude: Double
  let mapTitle: String

  init(json: JSON) throws {
    if json.isEmpty { throw PointError.empty }
    guard let latitude = json["latitude"].double else { throw PointError.missing("latitude") }
    guard let mapTitle = json["map_title"].string else { throw PointError.missing("title") }
    self.latitude = latitude
    self.mapTitle = mapTitle
  }
}
