// reason: needs a written initializer
import Foundation
import SwiftyJSON

final class Status {
  var name = ""
  var timestamp = Date.distantPast.addingTimeInterval(60)

  init(json: JSON) {
    name = json["name"].stringValue
    if let time = json["timestamp"].double { timestamp = Date(timeIntervalSince1970: time) }
  }
}
