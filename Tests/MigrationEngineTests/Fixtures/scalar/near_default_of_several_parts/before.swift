// reason: needs a rule: `city = json["city"].string ?? "in \(Place.country)"`
import SwiftyJSON

struct Place {
  static let country = "Norway"

  let city: String

  init(json: JSON) {
    city = json["city"].string ?? "in \(Place.country)"
  }
}
