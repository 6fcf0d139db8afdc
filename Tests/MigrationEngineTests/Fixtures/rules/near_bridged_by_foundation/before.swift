// reason: needs a rule
import Foundation
import SwiftyJSON

struct Visit {
  var date: Date?
  var name: NSString

  init(json: JSON) {
    if let timestamp = json["timestamp"].uInt64 {
      date = NSDate(timeIntervalSince1970: Double(timestamp) / 1000.0) as Date
    }
    name = NSString(string: json["name"].stringValue)
  }
}
