// reason: is not understood
import SwiftyJSON

struct Journey {
  let end: String

  init(json: JSON) {
    let stops = json["stops"].arrayValue
    end = stops[stops.count - 1].stringValue
  }
}
