import Foundation
import SwiftyJSON

struct Event {
  var begin: Date?

  init(json: JSON) { begin = date(of: json["begin"].stringValue) }

  func date(of text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.date(from: text)
  }

  var today: Date? { date(of: "2020-01-01") }
}
