import Foundation
import SwiftyJSON

extension JSON {
  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  var holiday: Date? {
    guard let text = string else { return nil }
    return JSON.formatter.date(from: text)
  }
}

struct Holiday {
  let title: String
  let day: Date?

  init(json: JSON) {
    title = json["title"].stringValue
    day = json["date"].holiday
  }
}
