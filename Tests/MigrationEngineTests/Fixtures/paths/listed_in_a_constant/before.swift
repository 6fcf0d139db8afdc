import SwiftyJSON

struct Venue {
  private static let street: [JSONSubscriptType] = ["address", "street"]
  let street: String
  let lat: Double?
  let first: String?

  init(json: JSON) {
    street = json[Venue.street].stringValue
    lat = json[Paths.lat].double
    first = json[Paths.first].string
  }
}

enum Paths {
  static let lat: [JSONSubscriptType] = ["geo", "lat"]
  static let first: [JSONSubscriptType] = ["names", 0]
}
