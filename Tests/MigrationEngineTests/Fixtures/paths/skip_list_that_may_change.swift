// reason: a key that is a list of keys
import SwiftyJSON

struct Venue {
  static var path: [JSONSubscriptType] = ["address", "street"]
  let street: String

  init(json: JSON) {
    street = json[Venue.path].stringValue
  }
}
