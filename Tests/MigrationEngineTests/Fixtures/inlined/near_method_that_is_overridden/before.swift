// reason: `begin = date(of: json["begin"].stringValue)` is not understood
import Foundation
import SwiftyJSON

class Event {
  var begin: Date?

  init(json: JSON) { begin = date(of: json["begin"].stringValue) }

  func date(of text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.date(from: text)
  }
}

class Holiday: Event {
  override func date(of text: String) -> Date? { nil }
}

func note(_ values: [Event]) {}
