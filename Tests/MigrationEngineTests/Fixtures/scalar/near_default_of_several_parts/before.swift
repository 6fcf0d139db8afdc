// reason: needs a written initializer: `city = json["city"].string ?? "in \(Place.country)"` is not understood
import SwiftyJSON

struct Place {
  static let country = "Norway"

  let city: String

  init(json: JSON) {
    city = json["city"].string ?? "in \(Place.country)"
  }
}
