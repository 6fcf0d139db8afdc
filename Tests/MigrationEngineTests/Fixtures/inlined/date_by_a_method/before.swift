import Foundation
import SwiftyJSON

class Event {
  var begin: Date?
  var end: Date?
  let title: String

  init(json: JSON) {
    title = json["title"].stringValue
    begin = date(of: json["begin"].stringValue)
    end = self.date(of: json["end"].stringValue)
  }

  private func date(of text: String) -> Date? {
    let formatter = makeFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter.date(from: text)
  }

  private func makeFormatter() -> DateFormatter {
    let result = DateFormatter()
    result.dateFormat = "yyyy-MM-dd"
    return result
  }
}
