import Foundation
import SwiftyJSON

private let dayFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter
}()

extension JSON {
  func each<T>(_ key: String, _ make: (JSON) -> T) -> [T] { self[key].arrayValue.map(make) }

  var dayOfYear: Date? {
    guard let text = string else { return nil }
    return dayFormatter.date(from: text)
  }
}

struct Holiday {
  let name: String
  let day: Date?
  let guests: [Int]

  init(json: JSON) {
    name = json["name"].stringValue
    day = json["day"].dayOfYear
    guests = json.each("guests") { $0["id"].intValue }
  }
}
