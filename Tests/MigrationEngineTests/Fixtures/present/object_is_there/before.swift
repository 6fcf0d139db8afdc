import Foundation
import SwiftyJSON

struct Traveller {
  var tax: Tax?
  var name: String
  var stops: [Tax]?

  init(json: JSON) {
    if json["tax"].dictionary != nil {
      tax = Tax(json: json["tax"])
    }
    name = json["name"].stringValue
    if json["stops"].array != nil {
      stops = json["stops"].arrayValue.map { Tax(json: $0) }
    }
  }
}

struct Tax {
  var number: String

  init(json: JSON) { number = json["number"].stringValue }
}
