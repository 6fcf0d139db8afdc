import Foundation
import SwiftyJSON

struct Entry {
  let id: Int
  var day = ""
  var time = ""

  init(json: JSON) {
    id = json["id"].intValue
    day = shown(json["day"].stringValue)
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm:ss"
    let parsed = formatter.date(from: json["time"].stringValue)
    formatter.timeStyle = .short
    time = formatter.string(from: parsed ?? Date(timeIntervalSince1970: 0))
  }

  func shown(_ text: String) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    guard let date = formatter.date(from: text) else { return "" }
    formatter.dateFormat = "d.M."
    return formatter.string(from: date)
  }
}
