// reason: is not understood: `formatter.dateFormat`
import Foundation
import SwiftyJSON

class Event {
  let formatter = DateFormatter()
  var begin: Date?

  init(json: JSON) { begin = date(of: json["begin"].stringValue) }

  func date(of text: String) -> Date? {
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.date(from: text)
  }
}
