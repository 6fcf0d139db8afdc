// reason: is not understood
import SwiftyJSON

struct Place {
  let cities: [String]

  init(json: JSON) {
    cities = json["cities"].arrayValue.lazy.map { $0.stringValue }.filter { $0.hasPrefix("A") }
  }
}
