// reason: needs a rule
import Foundation
import SwiftyJSON

struct Traveller {
  var tax: Tax?
  var name: String

  init(json: JSON) {
    if json["kind"].dictionary != nil {
      tax = Tax(json: json["tax"])
    }
    name = json["name"].stringValue
  }
}

struct Tax {
  var number: String

  init(json: JSON) { number = json["number"].stringValue }
}
