// reason: code that may do more than give a value would run in another order
import Foundation
import SwiftyJSON

struct Visit {
  let hasBegun: Bool
  let name: String
  let hasEnded: Bool

  init(json: JSON) {
    let now = Date()
    hasBegun = Date(timeIntervalSince1970: json["begin"].doubleValue) < now
    name = json["name"].stringValue
    hasEnded = Date(timeIntervalSince1970: json["end"].doubleValue) < now
  }
}
