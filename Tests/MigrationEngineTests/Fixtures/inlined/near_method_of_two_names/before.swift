// reason: is not understood
import Foundation
import SwiftyJSON

class Event {
  var begin: Date?

  init(json: JSON) {
    let first = DateFormatter()
    let second = first
    second.dateFormat = "yyyy"
    begin = first.date(from: json["begin"].stringValue)
  }
}
