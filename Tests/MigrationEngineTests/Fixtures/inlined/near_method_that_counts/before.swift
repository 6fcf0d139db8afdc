// reason: is not understood: `count += 1`
import Foundation
import SwiftyJSON

var count = 0

class Event {
  var begin: Date?

  init(json: JSON) { begin = date(of: json["begin"].stringValue) }

  func date(of text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    count += 1
    return formatter.date(from: text)
  }
}
